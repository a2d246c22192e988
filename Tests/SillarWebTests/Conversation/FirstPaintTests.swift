import Testing
import WebDriver

@testable import Chromium
@testable import SillarWeb

extension ConversationTests {
  /// The screens that a page paints while it asks for the window that its tab had before. In Chromium, which alone runs a script before
  /// the page's own.
  @Suite struct FirstPaints {
    private static let number =
      "document.querySelector('main').innerText.match(/Question \\d/)?.[0]"

    /// JavaScript that records in `painted` the values of an expression that are painted.
    private static func recording(_ look: String) -> String {
      """
      const painted = window.painted = [];
      // Runs before each paint, after all else that changes the page.
      const record = () => {
        const now = \(look);
        if (now && painted.at(-1) !== now) painted.push(now);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      """
    }

    /// Loads the page of another window in place of a page that shows question 2. The new one notes what it paints, and the test says when
    /// the three seconds are over for which it shows nothing.
    ///
    /// - Parameter script: Runs before the page's own.
    private static func reloadElsewhere(
      _ script: String = "", _ test: @escaping @Sendable (Page) async throws -> Void
    ) async throws {
      try await Notebook.run(in: .chromium) { tab, _ in
        let page = try #require(tab as? Page)
        try await page.click("Note 1")
        try await page.click("Yes to 1")
        try await page.waitFor("Question 2")
        try await page.waitUntil("!document.body.classList.contains('busy')")
        // The device shows nothing of its own, and the host is not told which window the tab had.
        try await page.call("Network.setBypassServiceWorker", ["bypass": true])
        try await page.evaluate("void Object.defineProperty(document, 'cookie', { set() {} })")
        try await page.runFirst(
          """
          {
            const { setTimeout } = window;
            window.setTimeout = (work, time) => {
              if (time !== 3000) return setTimeout(work, time);
              window.endPatience = work;
              return 1;
            };
            performance.now = () => 0;
            \(recording("document.querySelector('main') && " + number))
            \(script)
          }
          """)
        try await page.reload()
        try await page.waitUntil("!!window.endPatience")
        try await test(page)
      }
    }

    @Test func `a page that gets the window of its tab paints its screen, and no other before`()
      async throws
    {
      try await Self.reloadElsewhere { page in
        try await page.waitUntilLive()
        try await page.waitUntil("\(Self.number) === 'Question 2'")
        try await page.waitUntil("painted.includes('Question 2')")
        #expect(try await page.evaluate("painted.join()") == "Question 2")
      }
    }

    @Test func `a page whose window does not come paints nothing for three seconds, then its own`()
      async throws
    {
      let silence = "window.WebSocket = class { readyState = 0; send() {} close() {} };"
      try await Self.reloadElsewhere(silence) { page in
        try await page.evaluate(
          "void requestAnimationFrame(() => requestAnimationFrame(() => { window.isLater = true; }))"
        )
        try await page.waitUntil("window.isLater")
        #expect(try await page.evaluate("painted.length").int == 0)
        try await page.evaluate("endPatience()")
        try await page.waitUntil("painted.length > 0")
        #expect(try await page.evaluate("painted.join()") == "Question 1")
      }
    }

    @Test func `a page that comes back in pieces is painted once all of it is there, in its place`()
      async throws
    {
      try await HostServer.run(Notebook.host()) { server in
        let line = try Cable(to: server.port)
        try await Engine.chromium.run { tab in
          let page = try #require(tab as? Page)
          try await page.openLive("http://127.0.0.1:\(line.port)/")
          let (place, _) = try await Notebook.scrollDown(page)
          try await page.waitUntil("!document.body.classList.contains('busy')")
          // The device shows nothing of its own.
          try await page.call("Network.setBypassServiceWorker", ["bypass": true])
          try await page.runFirst(
            """
            {
              const rows = () => document.querySelectorAll("main a.row").length;
              \(Self.recording("rows() && rows() + ' rows at ' + Math.round(scrollY)"))
            }
            """)
          line.slow(down: .init(bytesPerSecond: 2_000))
          try await page.reload()
          try await page.waitUntilLive()
          try await page.waitUntil("painted.length > 0 && scrollY === \(place)")
          let painted = try await page.evaluate("painted.join()").string
          #expect(painted == "100 rows at \(place)")
        }
      }
    }
  }
}
