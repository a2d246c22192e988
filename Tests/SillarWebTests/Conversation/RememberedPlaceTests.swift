import Programs
import Scripted
import Sillar
import Testing
import WebDriver

@testable import Chromium
@testable import SillarWeb

extension ConversationTests {
  /// The place of a window's list in a page that knows nothing of it: the window does.
  @Suite struct RememberedPlaces {
    /// The first line of a list that is in view, below the bar.
    private static let top = """
      [...document.querySelectorAll('main a.row, main p')]
        .find(row => row.getBoundingClientRect().top > 30)?.innerText.trim()
      """
    private static let hasTold = "document.body.dataset.top > '1'"

    /// Waits until the window has heard where a page of the notebook is: what a page says after its place is answered after it.
    private static func waitUntilHeard(_ tab: any Tab, when place: String = hasTold) async throws {
      try await tab.waitUntil(place)
      let taps = "document.body.innerText.match(/Taps: (\\d+)/)[1]"
      let before = try await tab.evaluate(taps).string ?? ""
      try await tab.clickInPlace("Tap")
      try await tab.waitUntil("\(taps) !== '\(before)'")
    }

    /// Leaves the tab's page as one whose browser keeps nothing of it, and opens its window again as a start from elsewhere does.
    private static func openAnew(
      _ tab: any Tab, _ url: String, meanwhile work: () async throws -> Void = {}
    ) async throws {
      let window = try #require(try await tab.evaluate("document.body.dataset.window").string)
      try await tab.evaluate(
        "void (Storage.prototype.setItem = () => {}, sessionStorage.clear())")
      try await tab.open("about:blank")
      try await work()
      try await tab.openLive("\(url)?w=\(window)")
      #expect(try await tab.evaluate("document.body.dataset.window").string == window)
    }

    @Test(arguments: Engine.allCases)
    func `a tab that has forgotten its place stands at the row that was at its top`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        let url = try await tab.evaluate("location.href").string ?? ""
        try await tab.waitUntil("document.body.dataset.places")
        _ = try await Notebook.scrollDown(tab)
        try await Self.waitUntilHeard(tab)
        let row = try await tab.evaluate(Self.top).string
        try await Self.openAnew(tab, url)
        try await tab.waitUntil("\(Self.top) === '\(row ?? "")'")
        #expect(try await tab.evaluate("scrollY").int ?? 0 > 1300)
        // It is the window's place, not that of its last page: at the beginning it is none.
        try await tab.waitUntil("document.body.dataset.places")
        try await tab.scroll(to: 0)
        try await Self.waitUntilHeard(tab, when: "document.body.dataset.top === ''")
        try await Self.openAnew(tab, url)
        #expect(try await tab.evaluate("scrollY").int == 0)
      }
    }

    @Test func `another browser of the session paints the window's page at its place at once`()
      async throws
    {
      try await Notebook.run(in: .chromium) { tab, _ in
        let page = try #require(tab as? Page)
        let url = try await page.evaluate("location.href").string ?? ""
        try await page.waitUntil("document.body.dataset.places")
        _ = try await Notebook.scrollDown(page)
        try await Self.waitUntilHeard(page)
        let (row, window) = (
          try await page.evaluate(Self.top).string,
          try await page.evaluate("document.body.dataset.window").string
        )
        let cookies = try await page.call("Network.getCookies")["cookies"].array
        try await Engine.chromium.run { tab in
          let other = try #require(tab as? Page)
          for cookie in cookies {
            let (name, value) = (cookie["name"], cookie["value"])
            _ = try await other.call(
              "Network.setCookie", ["url": .string(url), "name": name, "value": value])
          }
          try await other.runFirst(
            """
            requestAnimationFrame(function look() {
              if (!document.querySelector('main')) return requestAnimationFrame(look);
              // After the work of this frame, and before the next one.
              setTimeout(() => { window.painted = scrollY; });
            })
            """)
          try await other.openLive("\(url)?w=\(window ?? "")")
          #expect(try await other.evaluate(Self.top).string == row)
          #expect(try await other.evaluate("window.painted").int ?? 0 > 1000)
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `a program that is killed knows the place of a page that is opened after it`(
      _ engine: Engine
    ) async throws {
      try await withFolderOnDisk { folder in
        let program = try await Letterbox(in: folder)
        defer { program.kill() }
        try await engine.run { tab in
          let url = "http://127.0.0.1:\(program.port)/"
          try await tab.openLive(url)
          // The session of who comes back is stored.
          try await tab.reload()
          try await tab.waitUntilLive()
          try await tab.waitUntil("document.body.dataset.places")
          try await tab.scroll(to: 700)
          try await tab.waitUntil(Self.hasTold)
          let row = try await tab.evaluate(Self.top).string
          // A tap is saved before it is done, and the place with it.
          try await tab.clickInPlace("Tap")
          #expect(try await eventually { try program.letters.count == 1 })
          try await Self.openAnew(tab, url) { try await program.killAndRestart() }
          try await tab.waitUntil("\(Self.top) === '\(row ?? "")'")
          #expect(try await tab.evaluate("scrollY").int ?? 0 > 400)
        }
      }
    }

    @Test
    func `an app that is started without a line stands at the row where its list was left`()
      async throws
    {
      try await Notebook.runOnLine { page, line, url in
        try await page.waitUntilKept("Note 100")
        try await page.waitUntil("document.body.dataset.places")
        // A system ends an app without a word.
        try await page.evaluate(
          "addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true)"
        )
        _ = try await Notebook.scrollDown(page)
        try await page.waitUntil(Self.hasTold)
        let row = try await page.evaluate(Self.top).string
        try await page.waitUntilKept("data-top=")
        line.cut()
        let next = try await page.context.newPage()
        try await page.close()
        try await next.open(url + "?w=last")
        try await next.waitFor("This is what you saw")
        let stands = try await eventually { try await next.evaluate(Self.top).string == row }
        let place = try await next.evaluate(
          "[\(Self.top), scrollY, innerHeight, document.body.dataset.top, location.href].join(' ')"
        )
        #expect(stands, "\(row ?? ""): \(place)")
      }
    }

    /// In Chromium, which alone runs a script before the page's own.
    @Test func `somebody who scrolls a started page before it stands at its row stays there`()
      async throws
    {
      try await Notebook.runOnLine { page, line, _ in
        try await page.waitUntilKept("Note 100")
        try await page.waitUntil("document.body.dataset.places")
        _ = try await Notebook.scrollDown(page)
        try await page.waitUntil(Self.hasTold)
        line.cut()
        let next = try await page.context.newPage()
        try await page.close()
        try await next.runFirst(
          "addEventListener('DOMContentLoaded', () => setTimeout(() => scrollTo(0, 100)))")
        try await next.open("http://127.0.0.1:\(line.port)/?w=last")
        try await next.waitFor("This is what you saw")
        try await next.waitUntil(
          "performance.getEntriesByType('resource').some(({ name }) => name.includes('sillar-places'))"
        )
        // What it does when it has come, it has done.
        try await next.evaluate("import(document.body.dataset.places).then(() => 1)")
        #expect(try await next.evaluate("scrollY").int == 100)
      }
    }

    @Test func `a page whose row has gone stands at its beginning`() async throws {
      let host = try Self.shrinkingList()
      try await HostServer.run(host) { server in
        try await Engine.chromium.run { tab in
          let url = "http://127.0.0.1:\(server.port)/"
          try await tab.openLive(url)
          let window = try #require(host.windows.all.first)
          await window.scroll(to: "1.-90")
          try await tab.click("Fewer")
          try await tab.waitForNo("Line 90")
          try await Self.openAnew(tab, url)
          #expect(try await tab.evaluate("document.body.dataset.top").string == "1.-90")
          #expect(try await tab.evaluate("scrollY").int == 0)
        }
      }
    }

    @Test func `places that no page tells leave nothing in the window, and do it no harm`()
      async throws
    {
      let host = try Self.shrinkingList()
      try await HostServer.run(host) { server in
        let browser = server.browser()
        let page = try await browser.page("/")
        let window = try #require(host.windows.all.first)
        let socket = try await browser.socket(page)
        _ = try await socket.next()
        for place in [#""1.-500""#, #""2.-1""#, #""-1""#, #""<b>""#, "7", "null"] {
          try await socket.send(#"{"t":\#(place)}"#)
        }
        try await socket.send("{}")
        _ = try await socket.next { $0.text == "{}" }
        try await socket.send("{\"t\":\"\(String(repeating: "9", count: 1_000_000))\"}")
        #expect(await window.top == nil)
        // More than a window takes: those that are too many are not taken.
        for row in 0..<1_000 {
          try? await socket.send(#"{"t":"1.-\#(row % 90 + 10)"}"#)
        }
        // Its page goes on over a new socket, once the window takes messages again.
        #expect(
          try await eventually {
            guard let next = try? await browser.socket(page), (try? await next.next()) != nil else {
              return false
            }
            try? await next.send(#"{"t":"1.-7"}"#)
            return await window.top == "1.-7"
          })
        #expect(host.windows.window(page.window) != nil)
      }
    }

    /// A list of a hundred lines, and of none after a tap.
    private static func shrinkingList() throws -> WebHost {
      let app = try ScriptedApp {
        let presenter = ScriptedPresenter(100) { presenter, _ in presenter.value = 0 }
        return Screen("lines", path: "/", presenter) { lines in
          Button("Fewer", send: .tap("Fewer"))
          for line in 0..<lines { Text("Line \(line + 1)").id(line + 1) }
        }
      }
      return WebHost(app: app, logger: .silent)
    }
  }
}

extension WebWindow {
  fileprivate func scroll(to node: String) { top = node }
}
