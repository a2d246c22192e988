import Scripted
import Sillar
import SillarHost
import Testing

@testable import SillarTesting

/// A control in a row, column or card that can be tapped as a whole does not work in a browser, so all hosts refuse it.
/// The compiler refuses controls that send an event; a link and a child screen's controls are reported.
@Suite struct ControlInControlTests {
  /// A card that can be tapped as a whole with a child screen in it, and a button "next" beside it, which increments
  /// the child's value.
  private func app(
    @NodeBuilder<ScriptedEvent> inCard draw: @escaping @Sendable (Int) -> [Node<ScriptedEvent>]
  ) throws -> TestApp {
    try TestApp {
      let inside = ScriptedPresenter(1)
      return Screen(
        "shop",
        ScriptedPresenter(0) { _, event in if event == .tap("next") { inside.value += 1 } },
        children: ["basket": Screen("basket", inside, draw)]
      ) { _ in
        Card(send: .tap("card")) { Column { ChildScreen("basket") } }
        Button("next", send: .tap("next"))
      }
    }
  }

  private static let controls: [(String, @Sendable () -> Node<ScriptedEvent>)] = [
    ("button \"in it\"", { Button("in it", send: .tap("button")).built }),
    ("link \"in it\"", { Link("in it", to: "/").built }),
    ("textField \"in it\"", { TextField("in it", text: "", send: { .text($0) }).built }),
    ("toggle \"in it\"", { Toggle("in it", isOn: false, send: { .flag($0) }).built }),
    ("rating \"in it\"", { Rating("in it", value: 1, send: { .number($0) }).built }),
    ("row", { Row(send: .tap("row")) { Text("in it") }.built }),
  ]

  @Test(arguments: controls)
  func `it is reported, and takes nothing`(
    name: String, control: @escaping @Sendable () -> Node<ScriptedEvent>
  ) async throws {
    let log = Log()
    let app = try app { _ in Column { control() } }
    let window = Window(app: app, visitor: Visitor(id: "me")) { log.add($0.description) }
    #expect(await window.start(at: "/"))
    let screen = await window.nodes()
    #expect(
      log.take() == [
        "On the screen \"basket\" the \(name) lies in a row, column or card that is tapped as a "
          + "whole, and is dead there: put it beside that, or take the event from one of them."
      ])
    let columns = try #require(screen.first { $0 == .column }).children
    let dead = try #require(columns.first?.first { $0 == .column }?.children.first)
    #expect(!dead.sendsEvent && !dead.takesInput)
    for input in [nil, .text("x"), .flag(true), .number(2)] as [NodeInput?] {
      #expect(
        await window.deliver(WindowEvent(node: dead.id, input: input)) == .notOnScreen)
    }
  }

  @Test func `it is reported when it comes later`() async throws {
    let log = Log()
    let app = try app { value in
      Text("\(value)")
      if value > 1 { Button("late", send: .tap("late")) }
    }
    let host = MirrorHost(Window(app: app, visitor: Visitor(id: "me")) { log.add("\($0)") })
    #expect(await host.window.start(at: "/"))
    try await host.update()
    #expect(log.take() == [])
    try await host.send("next")
    #expect(log.take().count == 1)
  }

  @Test func `a link is reported, which the compiler cannot see`() async throws {
    let log = Log()
    let app = try TestApp {
      Screen("basket", ScriptedPresenter(0)) { _ in
        Card(send: .tap("card")) { Link("help", to: "/") }
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me")) { log.add($0.description) }
    #expect(await window.start(at: "/"))
    _ = await window.nodes()
    #expect(log.take().count == 1)
  }

  @Test func `a control beside what is tapped, and texts and stars in it, are fine`() async throws {
    let app = try TestApp {
      Screen("basket", ScriptedPresenter(0)) { _ in
        Card {
          Row(send: .tap("row")) {
            Text("tea")
            Rating("stars", value: 3)
          }
          Button("Delete", send: .tap("delete"))
        }
      }
    }
    try await TestHost.open(app) { app in
      try await app.tap("tea stars")
      try await app.tap("Delete")
    }
  }

  @Test func `a test cannot tap it either`() async throws {
    let app = try app { _ in Button("Delete", send: .tap("delete")) }
    var limits = TestHost.Limits()
    limits.wait = .milliseconds(500)
    try await TestHost.open(app, limits: limits, checks: .leaks) { app in
      let failure = await #expect(throws: TestFailure.self) { try await app.tap("Delete") }
      #expect(failure?.description.contains("is dead there") == true)
    }
  }
}
