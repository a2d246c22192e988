import Foundation
import Scripted
import SillarTesting
import Testing

@testable import Sillar
@testable import SillarHost

/// Screens as values.
@Suite struct ScreenNodeTests {
  private struct Everything: View {
    typealias State = ScriptedState<Int>

    func body(_ state: State) -> [Node<ScriptedEvent>] {
      Text("title", .title)
      Text("heading", .heading).style(.accent).hiddenFromAssistiveTechnology()
      Text("caption", .caption)
      Picture(.stored("planet"), description: "A planet")
      Picture(.url("/logo.png"), description: "")
      Picture(.resource("shop/card.svg"), description: "A card")
      Button("pay", .primary, send: .tap("pay")).spoken("Pay now")
      Button("delete", .destructive, send: .tap("delete")).disabled()
      Link("help", to: "/help")
      Row { Badge("new", .positive) }
      Column { Divider() }
      Card(send: .tap("card")) { Text("\(state.value)") }
      Grid(minimumWidth: 80) { Badge("late", .warning) }
      Section("part") { Section { Text("inner") } }
      List([Entry(id: 7), Entry(id: 9)], label: "entries", onEndReached: .tap("more")) { entry in
        Text("entry \(entry.id)")
      }
      TextField(
        "name", text: "me", placeholder: "you", kind: .email, error: "no", submit: .tap("go"),
        send: { .text($0) })
      TextField("secret", text: "hunter2", kind: .password, send: { .text($0) })
      TextArea("note", text: "long", send: { .text($0) })
      FileField("photos", accepts: ["image/*"], several: true, send: { .number($0.count) })
      Toggle("sound", isOn: true, send: { .flag($0) })
      SegmentedControl("layout", [Choice("list", 1)], selection: 1, send: { .number($0) })
      Picker("country", [Choice("Peru", 1)], selection: nil, send: { .number($0) })
      Rating("stars", value: 2.5)
      Progress("loading", fraction: 0.5)
      Progress("waiting")
      Alert("stop", "really", .error) { Button("stop", send: .tap("stop")) }
      EmptyState("nothing", "yet")
      ChildScreen("child")
    }
  }

  private struct Entry: Identifiable { let id: Int }

  @Test func `a screen with every kind of node can be written and read`() throws {
    let screen = ScreenNode(of: Everything(), ScriptedState(value: 1))
    let kinds = Set(screen.everything.map(\.role))
    #expect(kinds.count == 24)
    let data = try JSONEncoder().encode(screen)
    #expect(try JSONDecoder().decode(ScreenNode.self, from: data) == screen)
  }

  @Test func `an input that is hidden from the user is not in the value`() throws {
    let screen = ScreenNode(of: Everything(), ScriptedState(value: 1))
    let data = String(decoding: try JSONEncoder().encode(screen), as: UTF8.self)
    #expect(!data.contains("hunter2"))
    guard case .textField(let field) = screen["secret"]?.content else {
      Issue.record("no field")
      return
    }
    #expect(field.text == "•••••••")
  }

  @Test func `a view is tested with values`() {
    let screen = ScreenNode(of: Everything(), ScriptedState(value: 12))
    #expect(screen["12"]?.content == .text("12", .body))
    #expect(screen["pay"]?.sendsEvent == true)
    #expect(screen["pay"]?.spoken == "Pay now")
    #expect(screen["delete"]?.isDisabled == true)
    #expect(screen["name"]?.takesInput == true)
    #expect(screen["photos"]?.takesFiles == true)
    #expect(screen["stars"]?.takesInput == false)
    #expect(screen.text.hasPrefix("# title"))
  }

  @Test func `a view's rows that are compared are all there`() {
    struct Row: Identifiable, Equatable { let id: Int }
    let view = ScriptedView<Int> { count in
      List((0..<count).map { Row(id: $0) }) { Text("row \($0.id)") }
    }
    let screen = ScreenNode(of: view, ScriptedState(value: 3))
    #expect(screen["row 2"] != nil)
  }

  @Test func `a view's texts are in the language that the test asks for`() throws {
    let view = ScriptedView<Int> { _ in Button(SillarString.tryAgain, send: .tap("again")) }
    let spanish = try Localization(language: "es", modules: [SillarModule.module])
    let title = { (node: ScreenNode) in node.children.first?.content }
    #expect(
      title(ScreenNode(of: view, ScriptedState(value: 0)))
        == .button(Localization.english.text(SillarString.tryAgain), .secondary))
    #expect(
      title(ScreenNode(of: view, ScriptedState(value: 0), in: spanish))
        == .button(spanish.text(SillarString.tryAgain), .secondary))
    #expect(spanish.text(SillarString.tryAgain) != Localization.english.text(SillarString.tryAgain))
  }
}
