import Chromium
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// A page whose browser has lost its network.
  @Suite struct Offline {
    /// Without it the page would notice by its heartbeat, 20 seconds later.
    @Test(arguments: Engine.allCases)
    func `a browser that says that it is offline has its page ask for the host at once`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await conversation.countQuestions()
        line.hold()
        try await tab.evaluate("void window.dispatchEvent(new Event('offline'))")
        #expect(try await tab.evaluate("window.asked").int == 1)
        try await tab.skip(seconds: 6)
        try await tab.waitUntil("document.body.classList.contains('offline')")
        line.release()
        try await tab.waitUntil("!document.body.classList.contains('offline')")
      }
    }
  }
}
