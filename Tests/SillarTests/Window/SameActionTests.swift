import Observation
import Scripted
import SillarTesting
import Testing

@testable import Sillar
@testable import SillarHost

private struct Order: Equatable, Sendable {
  var plan = "none"
  var gift: String?
}

private enum OrderEvent: Equatable, Sendable {
  case nextTapped
  case edited(Edit<Order>)
}

/// Shows a card for one edit after the other.
private struct OrderView: View {
  let edits: [Edit<Order>]

  func body(_ position: Int) -> [Node<OrderEvent>] {
    Button("next", send: .nextTapped)
    Card(send: .edited(edits[position])) { Text("Take it") }.id("card")
  }
}

@Observable private final class OrderPresenter: Presenter {
  private(set) var state = 0

  func handle(_ event: OrderEvent) async {
    if case .nextTapped = event { state += 1 }
  }
}

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
  ) async throws -> WindowEvent.Refusal? {
    let screen = await window.nodes()
    let node = try #require(screen[label] ?? screen.everything.first { $0.key == label })
    let next = try #require(screen["next"])
    #expect(await window.deliver(WindowEvent(node: next.id)) == nil)
    _ = await window.nodes()
    return await window.deliver(WindowEvent(node, input))
  }

  @Test func `a tap on a button that has become another is refused`() async throws {
    let titles = try await window("Pay", "Cancel") { Button($0, send: .tap("button")) }
    #expect(try await late("Pay", titles) == .notOnScreen)
    let keys = try await window(SillarString.ok, .back) { Button($0, send: .tap("button")) }
    let ok = Localization.english.text(SillarString.ok)
    #expect(try await late(ok, keys) == .notOnScreen)
    let roles = try await window(ButtonRole.primary, .destructive) {
      Button("Go", $0, send: .tap("button"))
    }
    #expect(try await late("Go", roles) == .notOnScreen)
    let events = try await window(1, 2) { Button("Pay", send: .number($0)) }
    #expect(try await late("Pay", events) == .notOnScreen)
  }

  @Test func `a tap on a row without an id that shows another thing now is refused`() async throws {
    let rows = try await window(["tea", "rice"], ["rice"]) { names in
      for name in names {
        Row(send: .tap(name)) { Text(name) }
        Button("Delete", send: .tap("delete \(name)"))
      }
    }
    #expect(try await late("Delete", rows) == .notOnScreen)
    let cards = try await window(1, 2) { number in
      Card(send: .number(number)) { Text("Take it") }.id("card")
    }
    #expect(try await late("card", cards) == .notOnScreen)
  }

  @Test func `the others keep their names when one of several goes`() async throws {
    let window = try await window(["tea", "rice", "oil"], ["rice", "oil"]) { names in
      for name in names { Button("Delete", send: .tap(name)).id(name) }
    }
    let deletes = { (screen: ScreenNode) in
      screen.everything.filter { $0.content == .button("Delete", .secondary) }.map(\.id)
    }
    let before = deletes(await window.nodes())
    _ = try await late("next", window)
    #expect(deletes(await window.nodes()) == Array(before.dropFirst()))
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
      #expect(try await late("Name", window, input) == .notOnScreen, "\(input)")
    }
    let options = try await window(["tea", "rice"], ["oil", "tea"]) { names in
      Picker("Food", names.map { Choice($0, $0) }, selection: nil, send: { .text($0) }).id("food")
    }
    #expect(try await late("Food", options, .option(0)) == .notOnScreen)
  }

  @Test func `what means the same stays the same`() async throws {
    let button = try await window(3, 4) { Button("♥ \($0)", send: .tap("like")).id("like") }
    #expect(try await late("♥ 3", button) == nil)
    let row = try await window(3, 4) { count in
      Row(send: .tap("row")) { Text("\(count)") }.id("row")
    }
    #expect(try await late("row", row) == nil)
    let list = try await window(3, 4) { page in
      List(
        [ReconcilerTests.Thing(1)], label: "things", onEndReached: .number(page)
      ) { Text($0.name) }
    }
    #expect(try await late("things", list) == nil)
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

  private func lateTap(_ edits: Edit<Order>...) async throws -> WindowEvent.Refusal? {
    let app = try TestApp {
      Screen("order", view: OrderView(edits: edits), presenter: OrderPresenter())
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    #expect(await window.start(at: "/"))
    return try await late("card", window)
  }

  @Test func `a tap on a card that makes another edit now is refused`() async throws {
    let values = try await lateTap(.set(\.plan, "gold"), .set(\.plan, "silver"))
    #expect(values == .notOnScreen)
    let fields = try await lateTap(.set(\.plan, "gold"), .set(\.gift, "gold"))
    #expect(fields == .notOnScreen)
    #expect(try await lateTap(.set(\.plan, "gold"), .set(\.plan, "gold")) == nil)
  }

  private enum Sent: Equatable, Sendable {
    case plain, other
    case named(String, count: Int)
    case counted(String, count: Int)
    case edited(Edit<Order>)
  }

  @Test func `events of any type are the same if they are equal`() {
    let (long, again) = (
      String(repeating: "long", count: 10), String(repeating: "longlong", count: 5)
    )
    func isSame(_ one: any Equatable & Sendable, _ other: any Equatable & Sendable) -> Bool {
      one.isEqual(to: other)
    }
    #expect(isSame(Sent.plain, Sent.plain))
    #expect(!isSame(Sent.plain, Sent.other))
    #expect(isSame(Sent.named(long, count: 1), Sent.named(again, count: 1)))
    #expect(!isSame(Sent.named(long, count: 1), Sent.named(again, count: 2)))
    #expect(!isSame(Sent.named(long, count: 1), Sent.counted(again, count: 1)))
    #expect(!isSame(Sent.named(long, count: 1), Sent.plain))
    #expect(isSame(Sent.edited(.set(\.plan, long)), Sent.edited(.set(\.plan, again))))
    #expect(!isSame(Sent.edited(.set(\.plan, long)), Sent.edited(.set(\.gift, long))))
    #expect(!isSame(Sent.plain, OrderEvent.nextTapped))
    #expect(!isSame(1, "1"))
    #expect(!isSame(1, Int8(1)))
    #expect(!isSame("1", Optional("1")))
  }
}
