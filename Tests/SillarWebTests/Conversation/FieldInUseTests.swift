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
}
