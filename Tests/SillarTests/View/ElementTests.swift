import Scripted
import Testing

@testable import Sillar
@testable import SillarHost

@Suite struct ElementTests {
  private func draw<Value: Equatable & Sendable>(
    _ value: Value,
    @NodeBuilder<ScriptedEvent> _ body: @escaping @Sendable (Value) -> [Node<ScriptedEvent>]
  ) async throws -> ScreenNode {
    let app = try TestApp { Screen("screen", ScriptedPresenter(value), body) }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    let root = await window.nodes()
    return try #require(root.children.first)
  }

  private func contents(_ snapshot: ScreenNode) -> [NodeContent] {
    snapshot.children.map(\.content)
  }

  /// An element made of others.
  struct Labeled<Event: Equatable & Sendable>: ViewPart {
    let label: String
    var body: [Node<Event>] { Row { Text(label, .caption) } }
  }

  @NodeBuilder<ScriptedEvent> private static func badges(_ names: [String]) -> [Node<ScriptedEvent>]
  {
    for name in names { Badge(name) }
  }

  @Test func `a body is ordinary Swift`() async throws {
    for (value, expected) in [
      (0, ["zero", "even", "always"]), (1, ["one", "always", "badge"]),
      (2, ["many", "even", "always", "badge", "badge"]),
    ] {
      let screen = try await draw(value) { number in
        switch number {
        case 0: Text("zero")
        case 1: Text("one")
        default: Text("many")
        }
        if number.isMultiple(of: 2) { Text("even") }
        let word = "always"
        if number < 0 { Text("never") } else { Text(word) }
        Self.badges(Array(repeating: "badge", count: number))
      }
      let texts = contents(screen).compactMap { content in
        switch content {
        case .text(let text, _), .badge(let text, _): text
        default: nil
        }
      }
      #expect(texts == expected)
    }
  }

  @Test func `an empty body is an empty screen`() async throws {
    let screen = try await draw(0) { _ in }
    #expect(screen.content == .screen(name: "screen"))
    #expect(screen.children == [])
  }

  private struct HelpRoute: Route {
    static let path = Path("/help") { HelpRoute() }
  }

  @Test func `elements are what they say`() async throws {
    let screen = try await draw(0) { _ in
      Text("title", .title)
      Picture(.stored("planet"), description: "A planet")
      Button("delete", .destructive, send: .tap("delete"))
      Link("help", to: "/help")
      Link(sharing: HelpRoute())
      Grid(minimumWidth: 0) { Divider() }
      Section("part") { Section { Text("inner") } }
      TextField(
        "name", text: "me", placeholder: "you", kind: .email, error: "no", submit: .tap("go"),
        send: { .text($0) })
      TextArea("note", text: "long", placeholder: "…", send: { .text($0) })
      Progress("loading", fraction: 7)
      Progress("unknown", fraction: .nan)
      Alert("stop", "really", .warning)
      EmptyState("nothing", "yet") { Button("add", send: .tap("add")) }
      Labeled(label: "label")
    }
    #expect(
      contents(screen) == [
        .text("title", .title), .picture(.stored("planet"), description: "A planet"),
        .button("delete", .destructive), .link("help", destination: "/help"),
        .link("Share", destination: "/help", isShared: true),
        .grid(minimumWidth: 1), .section(title: "part"),
        .textField(
          FieldContent(
            label: "name", text: "me", placeholder: "you", kind: .email, limit: 500, error: "no")),
        .textArea(
          FieldContent(
            label: "note", text: "long", placeholder: "…", kind: .plain, limit: 10_000, error: nil)),
        .progress("loading", fraction: 1), .progress("unknown", fraction: 0),
        .alert(title: "stop", message: "really", .warning),
        .emptyState(title: "nothing", message: "yet"), .row,
      ])
    let field = try #require(screen["name"])
    #expect(field.sendsEvent && field.takesInput)
    #expect(screen["note"]?.sendsEvent == false)
    #expect(screen["help"]?.sendsEvent == false)
  }

  @Test func `choices show the position of what is chosen`() async throws {
    let options = [Choice("a", 10), Choice("b", 20)]
    for (selection, position) in [(10, 0), (20, 1), (30, nil), (nil, nil)] as [(Int?, Int?)] {
      let screen = try await draw(selection) { selection in
        SegmentedControl("choice", options, selection: selection, send: { .number($0) })
        Picker("menu", options, selection: selection, send: { .number($0) })
      }
      let choices = { Choices(label: $0, titles: ["a", "b"], selection: position) }
      #expect(
        contents(screen) == [.segmentedControl(choices("choice")), .picker(choices("menu"))])
    }
  }

  @Test(arguments: [(3.5, 3.5), (-1, 0), (9, 5), (.nan, 0), (.infinity, 5)])
  func `stars are clamped`(value: Double, shown: Double) async throws {
    let screen = try await draw(0) { _ in Rating("stars", value: value) }
    #expect(
      contents(screen) == [.rating("stars", value: shown, maximum: 5)])
  }

  @Test func `a modifier leaves the element that it is used on as it was`() async throws {
    let screen = try await draw(0) { _ in
      let button = Button("button", send: ScriptedEvent.tap("button")).built
      button.disabled().style(.negative).hiddenFromAssistiveTechnology()
      button
      button.disabled().disabled(false)
    }
    #expect(screen.children.map(\.isDisabled) == [true, false, false])
    #expect(screen.children.map(\.style) == [.negative, nil, nil])
    #expect(screen.children.map(\.isHiddenFromAssistiveTechnology) == [true, false, false])
  }

  @Test func `a node knows whether it lies in something that is tapped`() async throws {
    @Sendable func find(in node: RenderedNode) -> [String] {
      var found: [String] = []
      if case .text(let text, _) = node.content { found.append("\(text) \(node.isInsideControl)") }
      node.forEachChild { found += find(in: $0) }
      return found
    }
    let app = try TestApp {
      Screen("screen", ScriptedPresenter(0)) { _ in
        Text("top")
        Section("one") {
          Section("two") { Card(send: .tap("card")) { Row { Text("deep") } } }
          Card { Text("flat") }
        }
      }
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    let found = await window.render { find(in: $0.root) }
    #expect(found == ["top false", "deep true", "flat false"])
  }

  @Test func `the window takes its title from the screen in front`() async throws {
    let app = try TestApp { navigator in
      let guide = Guide(navigator)
      guide.paths["/"] = { guide in
        guide.navigator.push(
          Screen("screen", path: "/", ScriptedPresenter(0)) { _ in
            Text("body")
            Section { Text("The title", .title) }
            Text("Second", .title)
          })
      }
      guide.paths["/modal"] = { $0.navigator.present(.named("In front")) }
      return guide
    }
    let window = Window(app: app, visitor: Visitor(id: "me"))
    _ = await window.start(at: "/")
    #expect(await window.render { $0.location.title } == "The title")
    #expect(await window.open("/modal"))
    #expect(await window.render { $0.location.title } == "In front")
  }
}
