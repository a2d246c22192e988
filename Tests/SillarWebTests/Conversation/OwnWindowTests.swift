import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// A tab has its window, and no other tab's. In Chromium, where tests can open several tabs.
  @Suite struct OwnWindows {
    private static let window = "document.body?.dataset.window"
    private static let elsewhere = "This page is open in another tab."

    /// A page that the device has kept, and its window's id.
    private func withKeptPage(
      _ test: @escaping @Sendable (Conversation, Page, _ id: String) async throws -> Void
    ) async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.waitUntilKept("Saved: .")
        try await test(conversation, page, try await page.evaluate(Self.window).string ?? "")
      }
    }

    /// Another tab with the screen that the device has of a page's window, as long as there is no line.
    private func openBeside(
      _ page: Page, _ id: String, _ conversation: Conversation
    ) async throws -> Page {
      let other = try await page.context.newPage()
      try await other.open(conversation.url + "?w=\(id)")
      try await other.waitFor(Self.elsewhere)
      return other
    }

    @Test
    func `a kept page whose window another tab has waits for a host that takes long to answer`()
      async throws
    {
      try await withKeptPage { conversation, page, id in
        let line = conversation.line
        line.cut()
        let other = try await openBeside(page, id, conversation)
        try await other.evaluate(
          """
          void (history.replaceState = (...words) => {
            sessionStorage.loads = +(sessionStorage.loads ?? 0) + 1;
            History.prototype.replaceState.apply(history, words);
          })
          """)
        // Longer than the page takes to ask once more if there is a line.
        line.slow(down: .init(delay: .seconds(3)))
        try line.mend()
        try await other.waitUntil("\(Self.window) && \(Self.window) !== '\(id)'")
        line.slow()
        try await other.waitUntilLive()
        #expect(try await other.evaluate("sessionStorage.loads").string == "1")
      }
    }

    @Test
    func `a tab that began with a kept page has that window after a reload with the line`()
      async throws
    {
      try await withKeptPage { conversation, page, id in
        let line = conversation.line
        line.cut()
        let next = try await page.context.newPage()
        try await page.close()
        // The first document hears nothing of the line.
        try await next.runFirst(
          """
          if (!sessionStorage.isSecond) {
            sessionStorage.isSecond = true;
            window.WebSocket = class { constructor() { throw new Error(); } };
          }
          """)
        try await next.open(conversation.url)
        try await next.waitUntilLive()
        try await next.fill("Name", with: "Later")
        try line.mend()
        try await next.reload()
        try await next.waitUntilLive()
        #expect(try await next.evaluate(Self.window).string == id)
        try await next.waitUntil("\(conversation.field("Name"))?.value === 'Later'")
      }
    }

    @Test func `a tab that gets a closed one's window has what was done there without a line`()
      async throws
    {
      try await withKeptPage { conversation, page, id in
        let line = conversation.line
        line.cut()
        let other = try await openBeside(page, id, conversation)
        try await page.fill("Name", with: "Later")
        try await page.click("Save")
        // A browser may turn to the tab that waits before it closes the other.
        try await other.evaluate("dispatchEvent(new Event('pagehide'))")
        try await page.open("about:blank")
        try await other.waitUntilLive()
        try await other.waitUntil("\(conversation.field("Name"))?.value === 'Later'")
        try line.mend()
        try await other.waitFor("Saved: Later false.")
      }
    }

    @Test func `a closed tab that is opened again after long leaves its window to who has it now`()
      async throws
    {
      try await withKeptPage { conversation, page, id in
        // Two minutes ago, as the page remembers it.
        try await page.runFirst(
          """
          {
            const left = sessionStorage.getItem('sillar left');
            if (left) sessionStorage.setItem('sillar left', left.replace(/^[0-9]+/, (at) => at - 120000));
          }
          """)
        try await page.open("about:blank")
        let next = try await page.context.newPage()
        try await next.openLive(conversation.url + "?w=last")
        #expect(try await next.evaluate(Self.window).string == id)
        try await page.back()
        try await page.waitUntilLive()
        #expect(try await page.evaluate(Self.window).string != id)
        try await next.click("Tap")
        try await next.waitFor("Taps: 1")
      }
    }

    @Test func `a copy of a tab does not take the window while the tab has no line`() async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        let id = try await page.evaluate(Self.window).string ?? ""
        try await page.evaluate(
          "void (window.WebSocket = class { constructor() { throw new Error(); } })")
        line.reset()
        try await page.waitFor("No connection")
        let copy = try await page.copied()
        try await copy.openLive(conversation.url)
        #expect(try await copy.evaluate(Self.window).string != id)
      }
    }

    @Test func `a page that hears of another version while it asks for its window has it then`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        let id = try await page.evaluate(Self.window).string ?? ""
        let other = try await page.context.newPage()
        try await other.openLive(conversation.url)
        try await page.runFirst(
          """
          window.WebSocket = class extends WebSocket {
            constructor(address) {
              super(sessionStorage.isOld ? address.replace(/&v=[^&]*/, "&v=other") : address);
              delete sessionStorage.isOld;
            }
          };
          """)
        try await page.evaluate("sessionStorage.isOld = true")
        try await page.open("about:blank")
        // No cookie names the window that was left, so the host makes the next page for another one.
        try await other.evaluate("void (document.cookie = 'window=;path=/;max-age=0')")
        try await page.back()
        try await page.waitUntil("!sessionStorage.isOld")
        try await page.waitUntilLive()
        #expect(try await page.evaluate(Self.window).string == id)
      }
    }

    @Test func `somebody who opens an address on a slow line sees it, and not where they were`()
      async throws
    {
      try await Notebook.runOnLine { page, line, url in
        try await page.waitUntilKept("Note 100")
        let id = try await page.evaluate(Self.window).string ?? ""
        try await page.click("Note 1")
        try await page.waitUntilKept("This is note 1")
        try await page.open("about:blank")
        let next = try await page.context.newPage()
        line.slow(down: .init(delay: .milliseconds(600)))
        try await next.open(url)
        line.slow()
        try await next.waitUntilLive()
        #expect(try await next.evaluate(Self.window).string != id)
        #expect(try await next.evaluate("location.pathname").string == "/")
      }
    }
  }
}
