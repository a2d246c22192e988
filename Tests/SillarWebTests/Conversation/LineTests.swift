import Chromium
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// What becomes of taps and texts while the line is dead or gone.
  @Suite struct Lines {
    /// How a stalled line ends.
    enum End: CaseIterable, Sendable { case delivered, reset }

    @Test(arguments: Engine.allCases, End.allCases)
    func `a tap on a dead line is busy at once, told after a moment, and done once`(
      _ engine: Engine, _ end: End
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.hold()
        try await tab.click("Tap")
        let start = ContinuousClock.now
        #expect(
          try await tab.evaluate(
            "[...document.querySelectorAll('button')].find(b => b.innerText === 'Tap').ariaBusy")
            == "true")
        try await tab.waitFor("This waits for the connection", within: .seconds(10))
        #expect(ContinuousClock.now - start > .seconds(2))
        try await tab.waitUntil("!!document.querySelector('[data-wait]')")
        // What was under way arrives, or is gone.
        if end == .reset { line.reset() }
        line.release()
        try await tab.waitFor("Taps: 1", within: .seconds(30))
        try await tab.waitForNo("This waits for the connection")
        try await conversation.save("false")
        try await tab.waitFor("Taps: 1")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a tap that waits for the connection can be taken back`(_ engine: Engine) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.cut()
        try await tab.click("Tap")
        try await tab.waitUntil("!!document.querySelector('[data-wait]')")
        try await tab.click("Tap")
        try await tab.waitFor("Taken back")
        try line.mend()
        try await tab.waitUntil(
          "!document.body.classList.contains('offline')", within: .seconds(30))
        try await conversation.save("false")
        try await tab.waitFor("Taps: 0")
      }
    }

    /// How somebody comes back to a page that could not be loaded.
    enum Return: CaseIterable, Sendable { case reload, address }

    @Test(arguments: Engine.allCases, Return.allCases)
    func
      `taps and texts that wait are sent after a reload, and a reload without a connection loses none`(
        _ engine: Engine, _ way: Return
      ) async throws
    {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.click("Tap")
        try await tab.waitFor("Taps: 1")
        line.cut()
        try await tab.click("Tap")
        try await tab.fill("Name", with: "Later")
        try? await tab.reload()
        try line.mend()
        if way == .reload { try await tab.reload() } else { try await tab.open(conversation.url) }
        try await tab.waitUntilLive()
        try await tab.waitFor("Taps: 2")
        try await conversation.wait(for: "Later", in: "Name")
        try await conversation.save("Later false")
        let host = conversation.host
        #expect(try await eventually { host.windowCount == 1 })
      }
    }
  }
}
