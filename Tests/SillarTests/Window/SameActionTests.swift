import Scripted
import SillarTesting
import Testing

@testable import Sillar

/// An event reaches the node that its user saw, and never another node, or another action, that has taken its place and name.
@Suite struct SameActionTests {
  /// A window whose button "next" changes the first state into the second.
  private func window<Value: Equatable & Sendable>(
    _ first: Value, _ second: Value,
    @NodeBuilder<ScriptedEvent> _ draw: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) async throws -> Window {
    let app = try TestApp {
      Screen(
        "screen",
        ScriptedPresenter(first) { presenter, event in
          if event == .tap("next") { presenter.value = second }
        }
      ) { value in
        Button("next", send: .tap("next"))
        for node in draw(value) { node }
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    return window
  }

  /// Changes to the second state, and then delivers an event for the labeled node of the first one.
  private func late(
    _ label: String, _ window: Window, _ input: NodeInput? = nil
  ) async throws -> Delivery {
    let screen = await window.snapshot()
    let node = try #require(screen[label] ?? screen.everything.first { $0.key == label })
    let next = try #require(screen["next"])
    #expect(await window.deliver(WindowEvent(node: next.id)) == .accepted)
    _ = await window.snapshot()
    return await window.deliver(WindowEvent(node, input))
  }

  @Test func `a tap on a button that has become another is refused`() async throws {
    let titles = try await window("Pay", "Cancel") { Button($0, send: .tap("button")) }
    #expect(try await late("Pay", titles) == .refused(.notOnScreen))
    let keys = try await window(SillarString.ok, .back) { Button($0, send: .tap("button")) }
    let ok = Localization.english.text(SillarString.ok)
    #expect(try await late(ok, keys) == .refused(.notOnScreen))
    let roles = try await window(ButtonRole.primary, .destructive) {
      Button("Go", $0, send: .tap("button"))
    }
    #expect(try await late("Go", roles) == .refused(.notOnScreen))
    let events = try await window(1, 2) { Button("Pay", send: .number($0)) }
    #expect(try await late("Pay", events) == .refused(.notOnScreen))
  }

  @Test func `a tap on a row without an id that shows another thing now is refused`() async throws {
    let rows = try await window(["tea", "rice"], ["rice"]) { names in
      for name in names {
        Row(send: .tap(name)) { Text(name) }
        Button("Delete", send: .tap("delete \(name)"))
      }
    }
    #expect(try await late("Delete", rows) == .refused(.notOnScreen))
    let cards = try await window(1, 2) { number in
      Card(send: .number(number)) { Text("card") }.id("card")
    }
    #expect(try await late("card", cards) == .refused(.notOnScreen))
  }

  @Test func `the others keep their names when one of several goes`() async throws {
    let window = try await window(["tea", "rice", "oil"], ["rice", "oil"]) { names in
      for name in names { Button("Delete", send: .tap(name)).id(name) }
    }
    let deletes = { (screen: ScreenNode) in
      screen.everything.filter { $0.content == .button("Delete", .secondary) }.map(\.id)
    }
    let before = deletes(await window.snapshot())
    _ = try await late("next", window)
    #expect(deletes(await window.snapshot()) == Array(before.dropFirst()))
  }

  @Test func `an input for a field, a switch or a choice that has become another is refused`()
    async throws
  {
    let inputs: [(NodeInput, @Sendable (String) -> Node<ScriptedEvent>)] = [
      (.text("Ann"), { TextField($0, text: "", send: { .text($0) }).built }),
      (.text("Ann"), { TextArea($0, text: "", send: { .text($0) }).built }),
      (.flag(true), { Toggle($0, isOn: false, send: { .flag($0) }).built }),
      (.number(3), { Rating($0, value: 0, send: { .number($0) }).built }),
      (.files([]), { FileField($0, send: { .number($0.count) }).built }),
    ]
    for (input, element) in inputs {
      let window = try await window("Name", "Address") { element($0) }
      #expect(try await late("Name", window, input) == .refused(.notOnScreen), "\(input)")
    }
    let options = try await window(["tea", "rice"], ["oil", "tea"]) { names in
      Picker("Food", names.map { Choice($0, $0) }, selection: nil, send: { .text($0) }).id("food")
    }
    #expect(try await late("Food", options, .option(0)) == .refused(.notOnScreen))
  }

  @Test func `what means the same stays the same`() async throws {
    let button = try await window(3, 4) { Button("♥ \($0)", send: .tap("like")).id("like") }
    #expect(try await late("♥ 3", button) == .accepted)
    let row = try await window(3, 4) { count in
      Row(send: .tap("row")) { Text("\(count)") }.id("row")
    }
    #expect(try await late("row", row) == .accepted)
    let list = try await window(3, 4) { page in
      List(
        [ReconcilerTests.Thing(1)], label: "things", onEndReached: .number(page)
      ) { Text($0.name) }
    }
    #expect(try await late("things", list) == .accepted)
  }

  @Test func `a field lasts while it is typed into, whatever its submission means`() async throws {
    let app = try TestApp {
      Screen(
        "chat",
        ScriptedPresenter("") { presenter, event in
          if case .text(let text) = event { presenter.value = text }
        }
      ) { text in
        Text(text.isEmpty ? "nothing" : "\(text.count) letters")
        if text.count > 2 { Text("long") }
        TextField(
          "Message", text: text, placeholder: text.isEmpty ? "Hello" : "",
          error: text.count > 3 ? "Too long" : nil, submit: .tap(text), send: { .text($0) })
      }
    }
    let host = try await MirrorHost(app)
    let field = try #require(host.screen?["Message"]).id
    for text in ["h", "he", "hel", "hell"] {
      try await host.send("Message", .text(text))
      #expect(host.screen?["Message"]?.id == field)
    }
  }

  private final class Reference: Sendable {}

  private enum Sent: Sendable {
    case plain, other
    case named(String, count: Int)
    case counted(String, count: Int)
    case nested(Payload)
    case closure(@Sendable () -> Void)
    case reference(Reference)
  }

  private struct Payload: Sendable {
    let names: [String]
    let inner: Int?
  }

  @Test func `events are compared by case and values, although their type need not be Equatable`() {
    let long = String(repeating: "long", count: 10)
    let again = String(repeating: "longlong", count: 5)
    func isSame(_ one: Sent, _ other: Sent) -> Bool { SameEvent.isSame(one, other) }
    #expect(isSame(.plain, .plain))
    #expect(!isSame(.plain, .other))
    #expect(isSame(.named(long, count: 1), .named(again, count: 1)))
    #expect(!isSame(.named(long, count: 1), .named(again, count: 2)))
    #expect(!isSame(.named(long, count: 1), .counted(again, count: 1)))
    #expect(!isSame(.named(long, count: 1), .plain))
    #expect(
      isSame(.nested(Payload(names: [long], inner: 1)), .nested(Payload(names: [again], inner: 1))))
    #expect(
      !isSame(
        .nested(Payload(names: [long], inner: 1)), .nested(Payload(names: [again], inner: nil))))
    #expect(isSame(.closure {}, .closure { print("") }))
    #expect(!isSame(.reference(Reference()), .reference(Reference())))
    #expect(!SameEvent.isSame(1, "1"))
  }
}
