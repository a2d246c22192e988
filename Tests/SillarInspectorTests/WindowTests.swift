import Observation
import Sillar
import SillarHost
import SillarInspector
import SillarTesting
import Testing

@Suite struct WindowTests {
  @Test func `the stack has each screen with its presenter, state and tasks`() async throws {
    let watched = try await Watched()
    try await watched.act("Name", .text("Ada"))
    try await watched.look(at: "/windows/\(watched.name)") { app in
      try await app.see("DeskPresenter")
      try await app.see("name: \"Ada\"")
      try await app.see("visits: Array<Int>, 0")
      try await app.see("DeskPresenter.run()")
      try await app.see("0 bytes received, 2,048 bytes sent")
    }
  }

  @Test func `the mirror follows the window, and nothing in it can be used`() async throws {
    let watched = try await Watched()
    try await watched.look(at: "/windows/\(watched.name)") { app in
      try await app.see("Enter")
      try await app.advance(by: .seconds(1))
      try await watched.act("Enter")
      try await app.catchUp()
      try await app.see("Inside")
      try await app.dontSee("Enter")
      await #expect(throws: TestFailure.self) { try await app.tap("Leave") }
    }
    #expect(await watched.window.snapshot().screen.shows("Inside"))
  }

  @Test func `each event has its kind, its screen, its times and its bytes`() async throws {
    let watched = try await Watched()
    watched.inspector.note(
      HostedWindow(watched.window, isConnected: true, received: 40, sent: 2_048))
    try await watched.act("Enter")
    watched.inspector.note(
      HostedWindow(watched.window, isConnected: true, received: 40, sent: 2_548))
    try await watched.look(at: "/windows/\(watched.name)?part=events") { app in
      let screen = await app.text
      let tap = try #require(screen.split(separator: "\n").first { $0.contains("tap") })
      #expect(screen.contains("40 bytes") && screen.contains("500 bytes"), "\(screen)")
      #expect(tap.contains("tap") && screen.contains("took"), "\(screen)")
    }
  }

  @Test func `the log has the last 200 events`() async throws {
    let watched = try await Watched()
    for number in 0..<150 { try await watched.act("Name", .text("\(number)")) }
    try await watched.look(at: "/windows/\(watched.name)?part=events") { app in
      try await app.see("The last 200 events")
    }
  }

  @Test func `the nodes are a tree with their names`() async throws {
    let watched = try await Watched()
    try await watched.look(at: "/windows/\(watched.name)?part=nodes") { app in
      try await app.see("button \"Enter\" tap")
      try await app.see("textField \"Name\" input")
      let field = try #require(
        await watched.window.snapshot().screen.children.first?.children
          .first { $0.label == "Name" })
      try await app.see(field.id)
    }
  }

  @Test func `the memory is what brings the window back`() async throws {
    let watched = try await Watched()
    try await watched.act("Name", .text("Grace"))
    try await watched.look(at: "/windows/\(watched.name)") { app in
      try await app.choose("Memory")
      try await app.see("\"Grace\"")
      #expect(await app.location.path == "/windows/\(watched.name)?part=memory")
    }
  }

  @Test func `a mistake of the app is shown, as the log has it`() async throws {
    let (inspector, clock) = (Inspector(), TestClock())
    let window = try await Watched.open(inspector) {
      Screen("twins", view: TwinsView(), presenter: TwinsPresenter())
    }
    let path = "/windows/\(window.observedName ?? "")"
    try await Watched.look(inspector, clock, at: path) { app in
      try await app.see("Diagnostic")
      try await app.see("\"twins\"")
    }
  }

  @Test func `a window that has ended shows what it was last`() async throws {
    let watched = try await Watched()
    try await watched.look(at: "/windows/\(watched.name)") { app in
      try await app.advance(by: .seconds(1))
      await watched.window.end()
      try await app.catchUp()
      try await app.see("Ended")
      try await app.see("DeskPresenter")
    }
  }

  @Test func `an unknown window is said to be gone, with the way to the others`() async throws {
    let watched = try await Watched()
    try await watched.look(at: "/windows/none") { app in
      try await app.see("There is no such window")
      try await app.tap("All windows")
      try await app.see("1 window is open")
    }
  }

  /// A page keeps a copy of the screen: it must get each change, whoever looks into the window.
  @Test func `a look changes nothing for the window's own page`() async throws {
    let watched = try await Watched()
    let revision = await watched.window.snapshot().revision
    let node = try #require(
      await watched.window.snapshot().screen.children.first?.children
        .first { $0.label == "Enter" })
    await watched.window.deliver(WindowEvent(node))
    _ = await watched.window.inspect()
    let changes = await watched.window.render { ($0.changes.count, $0.revision) }
    #expect(changes.0 > 0 && changes.1 == revision + 1)
  }
}

/// Two rows with one identity, which is a mistake.
private struct TwinsView: View {
  private struct Twin: Identifiable { let id = 1 }

  func body(_ state: Int) -> [Node<Never>] { List([Twin(), Twin()]) { Text("\($0.id)") } }
}

@Observable private final class TwinsPresenter: Presenter {
  let state = 0
  func handle(_ event: Never) async {}
}

extension ScreenNode {
  fileprivate func shows(_ text: String) -> Bool {
    label == text || children.contains { $0.shows(text) }
  }
}
