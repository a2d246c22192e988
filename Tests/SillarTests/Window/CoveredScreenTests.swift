import Scripted
import Testing

@testable import Sillar
@testable import SillarHost
@testable import SillarTesting

/// Screens that another one covers: on the stack, and behind the cover of the window.
@Suite struct CoveredScreenTests {
  struct Thing: Identifiable, Equatable, Sendable { let id: Int }

  /// A source that drives the contents of the first screen.
  private final class Source {
    weak var presenter: ScriptedPresenter<[Int]>?
  }

  private func host(_ log: Log = Log()) async throws -> MirrorHost {
    let app = try TestApp { navigator in
      let source = Source()
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        let presenter = ScriptedPresenter([1, 2, 3]) { presenter, event in
          if event == .tap("add") { presenter.value.append(presenter.value.count + 1) }
        }
        source.presenter = presenter
        guide.navigator.push(
          Screen("first", path: "/", presenter, children: ["child": .named("child")]) { numbers in
            let _ = log.add("drawn")
            Text("first", .title)
            Button("add", send: .tap("add"))
            TextField("field", text: "", send: { .text($0) })
            List(numbers.map { Thing(id: $0) }) { thing in
              Text("thing \(thing.id)")
              Button("take \(thing.id)", send: .number(thing.id))
            }
            ChildScreen("child")
            if numbers.count > 3 { Progress("many") }
          })
      }
      guide.paths["/second"] = { guide in
        guide.navigator.push(
          Screen(
            "second", path: "/second",
            ScriptedPresenter(0) { _, event in
              if event == .tap("change the first") { source.presenter?.value = [3, 4, 1, 5] }
            }
          ) { _ in
            Text("second", .title)
            Button("change the first", send: .tap("change the first"))
          })
      }
      guide.paths["/cover"] = { $0.navigator.cover(with: .named("cover")) }
      guide.paths["/root"] = { $0.navigator.popToRoot() }
      guide.paths["/new"] = { $0.navigator.replaceAll(with: [.named("new", path: "/new")]) }
      return guide
    }
    return try await MirrorHost(app)
  }

  @Test func `Back finds the nodes that were there, without drawing them`() async throws {
    let log = Log()
    let host = try await host(log)
    let before = try #require(host.screen)
    #expect(log.take() == ["drawn"])
    for _ in 1...3 {
      #expect(await host.window.open("/second"))
      try await host.update()
      #expect(host.screen?["add"] == nil)
      await host.window.back()
      try await host.update()
      #expect(host.screen == before)
    }
    #expect(log.take() == [])
    try await host.send("add")
    #expect(host.screen?["thing 4"] != nil)
    try await host.send("more child")
  }

  @Test func `a covered screen whose state changes is drawn when it is uncovered, and not before`()
    async throws
  {
    let log = Log()
    let host = try await host(log)
    let before = try #require(host.screen)
    #expect(await host.window.open("/second"))
    try await host.update()
    _ = log.take()
    try await host.send("change the first")
    try await host.send("change the first")
    #expect(log.take() == [])
    #expect(await host.window.render { !$0.isBusy })
    await host.window.back()
    try await host.update()
    #expect(log.take() == ["drawn"])
    #expect(host.screen?["thing 2"] == nil)
    #expect(host.screen?["thing 5"] != nil)
    for label in ["add", "take 1", "take 3", "more child"] {
      #expect(host.screen?[label]?.id == before[label]?.id)
    }
    #expect(await host.window.render { $0.isBusy })
    let gone = try #require(before["take 2"]).id
    #expect(await host.window.deliver(WindowEvent(node: gone)) == .notOnScreen)
    try await host.send("add")
  }

  @Test func `changes, a cover and its end between two frames come to the host in order`()
    async throws
  {
    let host = try await host()
    let add = try #require(host.screen?["add"]).id
    // Reading the loaded screens updates the window, but makes no frame.
    for round in 1...4 {
      #expect(await host.window.deliver(WindowEvent(node: add)) == nil)
      _ = await host.window.loadedScreens()
      #expect(await host.window.open("/second"))
      if round.isMultiple(of: 2) { try await host.update() }
      await host.window.back()
      _ = await host.window.loadedScreens()
      #expect(await host.window.deliver(WindowEvent(node: add)) == nil)
      try await host.update()
      #expect(host.screen?["thing \(3 + 2 * round)"] != nil)
    }
  }

  @Test func `a screen that leaves the stack while it is covered is freed with its nodes`()
    async throws
  {
    let host = try await host()
    let before = try #require(host.screen?["add"]).id
    #expect(await host.window.open("/second"))
    try await host.update()
    #expect(await host.window.open("/new"))
    try await host.update()
    #expect(await host.window.deliver(WindowEvent(node: before)) == .notOnScreen)
    #expect(await host.window.survivors() == [])
    await host.window.end()
  }

  @Test func `files on their way to a covered screen are no longer wanted`() async throws {
    let log = Log()
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { $0.navigator.push(Album.screen()) }
      guide.paths["/second"] = { $0.navigator.push(.named("second")) }
      return guide
    }
    let host = try await MirrorHost(app)
    let before = try #require(host.screen)
    let field = try #require(before["Photos"]).id
    let file = ExpectedFile(name: "a.png") { log.add("cancelled") }
    _ = await host.window.expect([file], at: field)
    try await host.update()
    #expect(host.screen?["a.png"] != nil)
    #expect(await host.window.open("/second"))
    try await host.update()
    #expect(log.take() == ["cancelled"])
    #expect(await host.window.render { !$0.takesFiles })
    await host.window.back()
    try await host.update()
    #expect(host.screen == before)
    #expect(await host.window.render { $0.takesFiles })
    #expect(await host.window.expect([], at: field) == .success([]))
  }
}
