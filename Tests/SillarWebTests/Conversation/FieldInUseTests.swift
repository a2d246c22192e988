import Chromium
import Testing
import WebDriver

extension ConversationTests.Fields {
  @Test(arguments: Engine.allCases)
  func `a joiner stays in the field until the letter comes that it joins`(_ engine: Engine)
    async throws
  {
    try await Conversation.run(in: engine) { conversation in
      for label in ["Name", "Message"] {
        try await conversation.focus(label)
        for text in ["می", "\u{200C}", "خ"] {
          try await conversation.tab.type(text)
          try await conversation.settle()
        }
        #expect(try await conversation.value(label) == "می\u{200C}خ")
      }
      try await conversation.save("می\u{200C}خ false")
    }
  }

  struct Rewriting: Sendable {
    var before: String
    /// Each at a place, before the window has answered.
    var typed: [(String, at: Int?)]
    var written: String
    var after: String

    static let all = [
      Rewriting(before: "AB", typed: [("x-", at: 1)], written: "AX-B", after: "AX-YB"),
      Rewriting(before: "A B", typed: [("x ", at: 1)], written: "AX  B", after: "AX Y B"),
      Rewriting(before: "", typed: [("a", at: nil), ("😀", at: 0)], written: "😀A", after: "😀YA"),
    ]
  }

  @Test(arguments: Engine.allCases)
  func `the caret stays behind a sign, a space and an emoji when the app writes the text anew`(
    _ engine: Engine
  ) async throws {
    try await Conversation.run(in: engine) { conversation in
      let (tab, field) = (conversation.tab, conversation.field("Capitals"))
      for rewriting in Rewriting.all {
        try await tab.fill("Capitals", with: rewriting.before)
        try await conversation.settle()
        conversation.line.hold()
        for (text, place) in rewriting.typed {
          if let place { try await tab.evaluate("\(field).setSelectionRange(\(place), \(place))") }
          try await tab.type(text)
        }
        conversation.line.release()
        try await conversation.wait(for: rewriting.written, in: "Capitals")
        try await conversation.settle()
        try await tab.type("y")
        try await conversation.wait(for: rewriting.after, in: "Capitals")
        try await conversation.settle()
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `a word that is composed while the app empties its field stays, and that alone`(
    _ engine: Engine
  ) async throws {
    try await Conversation.run(in: engine) { conversation in
      let (tab, line) = (conversation.tab, conversation.line)
      try await tab.fill("Message", with: "first")
      try await conversation.settle()
      line.hold()
      try await tab.click("Send")
      try await conversation.focus("Message")
      try await tab.evaluate("\(conversation.field("Message")).setSelectionRange(5, 5)")
      for text in ["s", "se", "sec"] { try await tab.compose(text) }
      line.release()
      try await tab.waitFor("Saved: [first].")
      try await conversation.settle()
      #expect(try await conversation.value("Message") == "firstsec")
      try await tab.compose("seco")
      try await conversation.settle()
      #expect(try await conversation.value("Message") == "firstseco")
      try await tab.insert("second")
      try await conversation.wait(for: "second", in: "Message")
      try await conversation.settle()
      try await tab.click("Send")
      try await tab.waitFor("Saved: [first][second].")
      try await conversation.wait(for: "", in: "Message")
    }
  }
}
