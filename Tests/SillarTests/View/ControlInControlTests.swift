import Scripted
import Sillar
import SillarTesting
import Testing

/// A control in a row, column or card that is tapped as a whole is dead in a browser, so it is in every host.
@Suite struct ControlInControlTests {
  private func app(
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Int) -> [Node<ScriptedEvent>]
  ) throws -> TestApp {
    try TestApp {
      Screen(
        "basket",
        ScriptedPresenter(1) { presenter, event in
          if event == .tap("next") { presenter.value += 1 }
        }
      ) { value in
        Button("next", send: .tap("next"))
        for node in draw(value) { node }
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
    let app = try app { _ in Card(send: .tap("card")) { Column { control() } } }
    let window = Window(app: app, visitor: Visitor(id: "me")) { log.add($0.description) }
    #expect(await window.start(at: "/"))
    let screen = await window.snapshot()
    #expect(
      log.take() == [
        "On the screen \"basket\" the \(name) lies in a row, column or card that is tapped as a "
          + "whole, and is dead there: put it beside that, or take the event from one of them."
      ])
    let dead = try #require(screen.first { $0 == .column }?.children.first)
    #expect(!dead.sendsEvent && !dead.takesInput)
    for input in [nil, .text("x"), .flag(true), .number(2)] as [NodeInput?] {
      #expect(
        await window.deliver(WindowEvent(node: dead.id, input: input)) == .refused(.notOnScreen))
    }
  }

  @Test func `it is reported when it comes later`() async throws {
    let log = Log()
    let app = try app { value in
      Card(send: .tap("card")) {
        Text("\(value)")
        if value > 1 { Button("late", send: .tap("late")) }
      }
    }
    let host = MirrorHost(Window(app: app, visitor: Visitor(id: "me")) { log.add("\($0)") })
    #expect(await host.window.start(at: "/"))
    try await host.update()
    #expect(log.take() == [])
    try await host.send("next")
    #expect(log.take().count == 1)
  }

  @Test func `a control beside what is tapped, and texts and stars in it, are fine`() async throws {
    let app = try app { _ in
      Card {
        Row(send: .tap("row")) {
          Text("tea")
          Rating("stars", value: 3)
        }
        Button("Delete", send: .tap("delete"))
      }
    }
    try await TestHost.open(app) { app in
      try await app.tap("tea stars")
      try await app.tap("Delete")
    }
  }

  @Test func `a test cannot tap it either`() async throws {
    let app = try app { _ in
      Card(send: .tap("card")) { Button("Delete", send: .tap("delete")) }
    }
    var limits = TestHost.Limits()
    limits.wait = .zero
    try await TestHost.open(app, limits: limits, checks: .leaks) { app in
      let failure = await #expect(throws: TestFailure.self) { try await app.tap("Delete") }
      #expect(failure?.description.contains("is dead there") == true)
    }
  }
}
