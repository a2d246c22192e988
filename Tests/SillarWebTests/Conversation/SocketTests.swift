import Scripted
import Sillar
import Testing
import WebDriver

@testable import Chromium
@testable import SillarWeb

extension ConversationTests {
  /// What the page asks of its line, and how often.
  @Suite struct Sockets {
    /// Without an event of the browser.
    @Test(arguments: Engine.allCases)
    func `a page on which nothing was heard for long asks for the host, and finds its line dead`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await conversation.countQuestions()
        line.hold()
        #expect(try await tab.evaluate("window.asked").int == 0)
        try await tab.skip(seconds: 21)
        try await tab.waitUntil("window.asked === 1")
        #expect(
          try await tab.evaluate("!document.body.classList.contains('offline')") == true)
        try await tab.skip(seconds: 6)
        try await tab.waitUntil("document.body.classList.contains('offline')")
        try await tab.waitFor("No connection")
        line.release()
        try await tab.waitUntil("!document.body.classList.contains('offline')")
      }
    }

    /// WebKit's driver measures its own waits with the page's clock, which the test sets to nothing.
    @Test(arguments: [Engine.chromium, .firefox])
    func `a page whose line is refused stops asking for it, says so, and asks again when told`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        // What marks what needs the line brings the sentence.
        try await tab.waitUntil("!!document.body.dataset.away")
        try await tab.evaluate("void import(document.body.dataset.away)")
        try await tab.waitUntil("!!document.body.dataset.stopped")
        // Its waits take no time.
        try await tab.evaluate(
          """
          void (window.tried = 0, window.isRefused = true, window.WebSocket = class extends WebSocket {
            constructor(...all) {
              if (window.isRefused) {
                window.tried += 1;
                throw new Error("refused");
              }
              super(...all);
            }
          }, window.setTimeout = (setTimeout => work => setTimeout(work))(setTimeout))
          """)
        line.cut()
        try await tab.waitUntil(
          "document.querySelector('#notice').innerText === document.body.dataset.stopped")
        let tried = try await tab.evaluate("window.tried").int ?? 0
        #expect(tried == 39)
        // Two of its turns later it has not gone on.
        try await tab.evaluate(
          "void setTimeout(() => setTimeout(() => { window.isLater = true; }))")
        try await tab.waitUntil("window.isLater")
        #expect(try await tab.evaluate("window.tried").int == tried)
        // Somebody who goes on has it ask again.
        try await tab.click("Tap")
        try await tab.waitUntil("window.tried > \(tried)")
        try line.mend()
        try await tab.evaluate(
          "void (window.isRefused = false, window.dispatchEvent(new Event('online')))")
        try await tab.waitUntil("!document.body.classList.contains('offline')")
        #expect(try await tab.evaluate("document.querySelector('#notice').innerText") == "")
        try await tab.waitFor("Taps: 1")
        try await conversation.save("false")
      }
    }

    /// In Chromium, which alone runs a script before the page's own.
    @Test
    func `a page whose sockets are blocked works as a form, and says nothing of the connection`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        // Its waits take no time.
        try await page.runFirst(
          """
          {
            const { setTimeout } = window;
            window.setTimeout = (work) => setTimeout(work);
            window.tried = 0;
            window.WebSocket = class {
              constructor() {
                window.tried += 1;
                throw new Error("blocked");
              }
            };
          }
          """)
        try await page.reload()
        try await page.click("Tap")
        try await page.waitFor("Taps: 1")
        try await page.fill("Name", with: "Ada")
        try await page.click("Save")
        try await page.waitFor("Saved: Ada false.")
        // It has given up.
        try await page.waitUntil("window.tried >= 40")
        try await page.evaluate(
          "void setTimeout(() => setTimeout(() => { window.isLater = true; }))")
        try await page.waitUntil("window.isLater")
        #expect(try await page.evaluate("window.tried").int ?? .max < 80)
        #expect(try await page.evaluate("document.querySelector('#notice').innerText") == "")
        #expect(try await page.evaluate("document.body.className") == "")
      }
    }

    @Test(arguments: [false, true])
    func `Back to 250 rows sends none of them, also after the line was gone`(
      _ wasGone: Bool
    ) async throws {
      let app = try ScriptedApp { path, navigator in
        guard path == "/" else { return false }
        let more = Screen("more", path: "/more", ScriptedPresenter(0) { _, _ in }) { _ in
          Text("More", .title)
        }
        let rows = Screen(
          "rows", path: "/", ScriptedPresenter(0) { _, _ in navigator.push(more) }
        ) { _ in
          Text("Rows", .title)
          for number in 1...250 { Row(send: .number(number)) { Text("Row \(number)") }.id(number) }
        }
        navigator.replaceAll(with: [rows])
        return true
      }
      try await HostServer.run(WebHost(app: app, logger: .silent)) { server in
        try await Engine.chromium.run { tab in
          let (page, line) = (try #require(tab as? Page), try Cable(to: server.port))
          try await page.openLive("http://127.0.0.1:\(line.port)/")
          try await page.evaluate("void (document.querySelector('h1').isFirst = true)")
          try await page.click("Row 3")
          try await page.waitUntil("document.querySelector('h1').innerText === 'More'")
          try await page.waitUntil("!document.body.classList.contains('busy')")
          if wasGone {
            line.cut()
            try await page.waitUntil("document.body.classList.contains('offline')")
            try line.mend()
            try await page.waitUntil("!document.body.classList.contains('offline')")
          }
          let sockets = page.webSockets.count
          let before = try #require(page.webSockets.last).received.count
          try await page.back()
          try await page.waitUntil("document.querySelector('h1').innerText === 'Rows'")
          try await page.waitUntil("!document.body.classList.contains('busy')")
          #expect(
            try await page.evaluate("document.querySelectorAll('main .row').length").int == 250)
          #expect(page.webSockets.count == sockets)
          #expect(try await page.evaluate("document.querySelector('h1').isFirst") == true)
          let received = try #require(page.webSockets.last).received.dropFirst(before)
          let bytes = received.reduce(0) { $0 + $1.byteCount }
          #expect(!received.isEmpty && bytes < 200, "\(received.map(\.content))")
        }
      }
    }
  }
}
