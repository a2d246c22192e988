import Scripted
import Sillar
import SillarHost
import Testing

@Suite struct InputTests {
  private struct Form: Equatable, Sendable {
    var text = "start"
    var flag = false
    var number: Int? = 0
  }

  /// A screen whose presenter reacts to an event by a closure.
  private func host(
    _ react: @escaping @Sendable (ScriptedEvent, inout String, inout Bool, inout Int?) -> Void
  ) async throws -> MirrorHost {
    try await MirrorHost(
      TestApp {
        Screen(
          "form",
          ScriptedPresenter(Form()) { presenter, event in
            var form = presenter.value
            react(event, &form.text, &form.flag, &form.number)
            presenter.value = form
          }
        ) { form in
          TextField("field", text: form.text, send: { .text($0) })
          TextArea("area", text: form.text, send: { .text($0) })
          Toggle("toggle", isOn: form.flag, send: { .flag($0) })
          SegmentedControl(
            "choice", [Choice("a", 0), Choice("b", 1)], selection: form.number,
            send: { .number($0) })
          Picker(
            "menu", [Choice("a", 0), Choice("b", 1)], selection: form.number, send: { .number($0) })
          Rating("stars", value: Double(form.number ?? 0), send: { .number($0) })
        }
      })
  }

  @Test func `what a presenter echoes is no change`() async throws {
    let host = try await host { event, text, flag, _ in
      switch event {
      case .text(let new): text = new
      case .flag(let new): flag = new
      default: break
      }
    }
    // The field shows the user's text already; only the area, which shows the same text, changes.
    let steps = try await host.send("field", .text("start and more"))
    let area = try #require(host.screen?["area"]?.id)
    #expect(steps.map(\.updatedID) == [area])
    #expect(try await host.send("toggle", .flag(true)) == [])
  }

  @Test func `what a presenter refuses is put back in a list that compares its rows`() async throws
  {
    struct Row: Identifiable, Equatable, Sendable { let id: Int }
    let host = try await MirrorHost(
      TestApp {
        Screen("rows", ScriptedPresenter([Row(id: 1), Row(id: 2)])) { rows in
          List(rows) { row in
            Card { TextField("field \(row.id)", text: "start", send: { .text($0) }) }
          }
        }
      })
    let field = try #require(host.screen?["field 2"])
    #expect(try await host.send("field 2", .text("typed")).map(\.updatedID) == [field.id])
    #expect(host.screen?["field 2"]?.content == field.content)
  }

  @Test func `what a presenter refuses is put back`() async throws {
    let host = try await host { _, _, _, _ in }
    let inputs: [(String, NodeInput)] = [
      ("field", .text("typed")), ("area", .text("typed")), ("toggle", .flag(true)),
      ("choice", .option(1)), ("menu", .option(1)), ("stars", .number(3)),
    ]
    for (label, input) in inputs {
      let node = try #require(host.screen?[label])
      let steps = try await host.send(label, input)
      #expect(steps.map(\.updatedID) == [node.id], "\(label)")
      #expect(host.screen?[label]?.content == node.content)
    }
  }

  @Test func `what a presenter corrects is shown corrected`() async throws {
    let host = try await host { event, text, _, _ in
      if case .text(let new) = event { text = new.uppercased() }
    }
    try await host.send("field", .text("hello"))
    guard case .textField(let field) = host.screen?["field"]?.content else {
      Issue.record("no field")
      return
    }
    #expect(field.text == "HELLO")
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "\"quoted\" & 'single'", "\u{E9}🇳🇴",
    "\u{200F}(שלום)", "  spaces  ",
  ])
  func `a text comes to the host as it is`(text: String) async throws {
    let host = try await MirrorHost(
      TestApp {
        Screen(
          "text",
          ScriptedPresenter("") { presenter, event in
            if case .text(let new) = event { presenter.value = new }
          }
        ) { shown in
          TextField("field", text: "", send: { .text($0) })
          Text(shown)
          Button(shown, send: .tap(shown))
        }
      })
    try await host.send("field", .text(text))
    let contents = host.screen?.everything.map(\.content) ?? []
    #expect(
      contents.contains {
        if case .text(let shown, .body) = $0 {
          Array(shown.utf8) == Array(text.utf8)
        } else {
          false
        }
      })
    #expect(contents.contains(.button(text, .secondary)))
  }

  @Test(arguments: [
    ("\0Madrid", "Madrid", "Madrid"), ("Ma\u{1B}[31mdrid\u{85}", "Ma[31mdrid", "Ma[31mdrid"),
    ("\u{202E}right\u{2069} to left", "right to left", "right to left"),
    ("one\r\ntwo\tthree", "one two three", "one\ntwo\tthree"), ("\0", "", ""),
    ("Ma\u{200B}drid\u{FEFF}", "Madrid", "Madrid"), ("\u{3164}\u{E0041}", "", ""),
  ])
  func `a character that hides others is dropped from what is pasted, and leaves the field`(
    pasted: String, line: String, lines: String
  ) async throws {
    let host = try await MirrorHost(
      TestApp {
        Screen(
          "text",
          ScriptedPresenter("") { presenter, event in
            if case .text(let new) = event { presenter.value = new }
          }
        ) { shown in
          TextField("field", text: shown, send: { .text($0) })
          TextArea("area", text: shown, send: { .text($0) })
        }
      })
    for (label, expected) in [("field", line), ("area", lines)] {
      // The host compares its copy, into which the whole text was pasted, with the screen.
      try await host.send(label, .text(pasted))
      let texts = host.screen?.everything.compactMap { node -> String? in
        switch node.content {
        case .textField(let field), .textArea(let field): field.text
        default: nil
        }
      }
      #expect(texts?.map { Array($0.utf8) } == [Array(expected.utf8), Array(expected.utf8)])
    }
  }

  @Test(arguments: [
    // Persian, also in the place of a space; an emoji by its parts; marks of direction; a key; Braille.
    ("می\u{200C}", "می"), ("می\u{200C} خ", "می خ"), ("👩\u{200D}", "👩"), ("שלום\u{200F}", "שלום"),
    ("\u{200F}", ""), ("1\u{FE0F}", "1"), ("⠁\u{2800}", "⠁ "),
  ])
  func `an unseen character that the next one gives a meaning stays in the field, and is not kept`(
    typed: String, kept: String
  ) async throws {
    let host = try await MirrorHost(
      TestApp {
        Screen(
          "text",
          ScriptedPresenter(Form(text: "")) { presenter, event in
            switch event {
            case .text(let new): presenter.value.text = new
            case .tap: presenter.value.flag = true
            default: break
            }
          }
        ) { form in
          TextField(
            "field", text: form.text, error: form.flag ? "Wrong." : nil, send: { .text($0) })
          Text("Kept: \(form.text).")
          Button("check", send: .tap("check"))
        }
      })
    func shown() throws -> String {
      guard case .textField(let field) = try #require(host.screen?["field"]).content else {
        return "no field"
      }
      return field.text
    }
    let field = try #require(host.screen?["field"]?.id)
    #expect(try await !host.send("field", .text(typed)).map(\.updatedID).contains(field))
    #expect(try Array(shown().utf8) == Array(typed.utf8))
    let contents = host.screen?.everything.map(\.content) ?? []
    #expect(contents.contains(.text("Kept: \(kept).", .body)))
    // The field is written anew for another reason.
    try await host.send("check", nil)
    #expect(try Array(shown().utf8) == Array(typed.utf8))
    // One that means nothing anywhere leaves it.
    try await host.send("field", .text("\(typed)\u{200B}"))
    #expect(try Array(shown().utf8) == Array(typed.utf8))
  }
}

extension MirrorHost.Step {
  fileprivate var updatedID: NodeName? {
    if case .update(let node, _) = self { node.id } else { nil }
  }
}
