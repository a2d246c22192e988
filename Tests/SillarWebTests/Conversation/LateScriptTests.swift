import Chromium
import Scripted
import Sillar
import SillarHost
import Testing
import WebDriver

@testable import SillarWeb

/// What somebody has begun in a field when the script comes.
extension ConversationTests.Fields {
  /// Does something before the script is there, and something when the page is live.
  private func run(
    _ engine: Engine, before: @escaping @Sendable (Conversation) async throws -> Void,
    after: @escaping @Sendable (Conversation) async throws -> Void
  ) async throws {
    // On a busy machine the first part takes longer than the script to come: then it comes later.
    for delay in [750, 3000, 12_000] as [Int64] {
      let isEarly = Tally()
      try await Conversation.run(in: engine, slowly: .init(delay: .milliseconds(delay))) {
        conversation in
        try await before(conversation)
        let isLive = try await conversation.tab.evaluate(
          "document.body.classList.contains('live')")
        if isLive == true { return }
        isEarly.add()
        conversation.line.slow()
        try await conversation.tab.waitUntilLive()
        try await after(conversation)
      }
      if isEarly.count > 0 { return }
    }
    Issue.record("the script came too early")
  }

  @Test(arguments: Engine.allCases)
  func `a word whose composition began before the script comes out once`(_ engine: Engine)
    async throws
  {
    try await run(engine) { conversation in
      try await conversation.focus("Capitals")
      for count in 1...3 { try await conversation.tab.compose(String("hello".prefix(count))) }
    } after: { conversation in
      try await conversation.tab.waitFor("Kept: HEL,")
      try await conversation.settle()
      for count in 4...5 {
        try await conversation.tab.compose(String("hello".prefix(count)))
        try await conversation.settle()
      }
      #expect(try await conversation.value("Capitals") == "hello")
      try await conversation.tab.insert("hello")
      try await conversation.wait(for: "HELLO", in: "Capitals")
    }
  }

  @Test(arguments: Engine.allCases)
  func `a text typed before the script is written anew once its field is used, or left`(
    _ engine: Engine
  ) async throws {
    try await run(engine) { conversation in
      try await conversation.tab.fill("Capitals", with: "hel")
    } after: { conversation in
      try await conversation.tab.waitFor("Kept: HEL,")
      try await conversation.tab.type("l")
      try await conversation.wait(for: "HELL", in: "Capitals")
    }
    try await run(engine) { conversation in
      try await conversation.tab.fill("Capitals", with: "hel")
    } after: { conversation in
      try await conversation.tab.waitFor("Kept: HEL,")
      try await conversation.focus("Name")
      try await conversation.wait(for: "HEL", in: "Capitals")
    }
  }

  @Test(arguments: Engine.allCases)
  func `an address that was begun before the script keeps its caret`(_ engine: Engine)
    async throws
  {
    try await run(engine) { conversation in
      try await conversation.tab.fill("Address", with: "ace@x")
      try await conversation.tab.press(.home)
      try await conversation.tab.press(.right)
    } after: { conversation in
      try await conversation.settle()
      for letter in ["B", "C", "D"] {
        try await conversation.tab.type(letter)
        try await conversation.settle()
      }
      try await conversation.wait(for: "abcdce@x", in: "Address")
    }
  }
}
