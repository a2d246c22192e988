import SillarTesting
import Testing

@testable import Chromium
@testable import SillarWeb
@testable import WebDriver

extension ConversationTests {
  /// A page that is used for long, and a tab that is copied.
  @Suite struct LongUse {
    /// The nodes of the page's process after a collection, and those in the document. What the protocol gives a handle to is
    /// kept: everything is done by scripts that return numbers, and by keys.
    private static func nodes(_ page: Page) async throws -> (all: Int, shown: Int) {
      var all = [Int]()
      // What keeps the page on the device copies it for a moment.
      for _ in 1...3 {
        try await page.call("HeapProfiler.collectGarbage")
        all.append(try await page.call("Memory.getDOMCounters")["nodes"].int ?? 0)
      }
      let shown = try await page.evaluate("document.querySelectorAll('*').length").int ?? 0
      return (all.min() ?? 0, shown)
    }

    @Test func `a form that is visited sixty times leaves nothing behind in its page`() async throws
    {
      try await Notebook.run(in: .chromium) { tab, _ in
        let page = try #require(tab as? Page)
        var counts = [(all: Int, shown: Int)]()
        for number in 1...60 {
          try await page.evaluate(
            "[...document.querySelectorAll('button')].find(b => b.innerText === 'Form').click()")
          try await page.waitUntil("document.querySelector('h1').innerText === 'A form'")
          try await page.waitUntil("!document.body.classList.contains('busy')")
          try await page.evaluate("document.querySelectorAll('main input')[1].focus()")
          try await page.type("x")
          try await page.evaluate("history.back()")
          try await page.waitUntil("document.querySelector('h1').innerText === 'Notes'")
          try await page.waitUntil("!document.body.classList.contains('busy')")
          // What was left by Back is kept for Forward, up to a number of screens.
          if number.isMultiple(of: 20) { counts.append(try await Self.nodes(page)) }
        }
        print("Nodes after 20, 40 and 60 visits: \(counts)")
        let (first, last) = (try #require(counts.first), try #require(counts.last))
        #expect(last.shown == first.shown)
        #expect(last.all <= first.all + 100, "\(counts)")
      }
    }

    /// Their engines do not count what a page keeps besides.
    @Test(arguments: [Engine.firefox, .webKit])
    func `a form that is visited twenty times leaves nothing behind in its document`(
      _ engine: Engine
    ) async throws {
      try await Notebook.run(in: engine) { tab, _ in
        var counts = [Int?]()
        for number in 1...20 {
          try await tab.click("Form")
          try await tab.waitUntil(
            "document.querySelector('main > :last-child h1').innerText === 'A form'")
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          try await tab.evaluate("void [...document.querySelectorAll('main input')].at(-2).focus()")
          try await tab.type("x")
          try await tab.back()
          try await tab.waitUntil(
            "document.querySelector('main > :last-child h1').innerText === 'Notes'")
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          if number.isMultiple(of: 10) {
            counts.append(try await tab.evaluate("document.querySelectorAll('*').length").int)
          }
        }
        #expect(counts[0] == counts[1])
      }
    }

    @Test func `a page that is loaded again before it was live is no copy of its tab`() async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        let window = try await page.evaluate("document.body.dataset.window").string
        try await page.runFirst(
          """
          window.WebSocket = class extends WebSocket {
            constructor(address) {
              super(sessionStorage.isBlocked ? address.replace("socket", "nowhere") : address);
              window.asked = address;
            }
          };
          """)
        try await page.evaluate("sessionStorage.isBlocked = true")
        try await page.reload()
        #expect(try await page.evaluate("document.body.classList.contains('live')").bool == false)
        try await page.evaluate("delete sessionStorage.isBlocked")
        try await page.reload()
        try await page.waitUntilLive()
        #expect(try await page.evaluate("window.asked").string?.contains("&c=&") == true)
        #expect(try await page.evaluate("document.body.dataset.window").string == window)
      }
    }

    /// A browser does not wait for a page that takes its time to say that it was left. WebKit forgets besides what the page has noted in
    /// the history, where the next one does not come.
    @Test(arguments: [Engine.chromium, .firefox])
    func `a page whose leaving was not heard is no copy of its tab`(_ engine: Engine) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.click("Tap")
        try await tab.waitFor("Taps: 1")
        try await tab.evaluate(
          "addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true)")
        line.cut()
        try await conversation.reloadWithoutLine()
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitFor("Taps: 1")
      }
    }

    /// In Firefox, of which a test can use the list of closed tabs.
    @Test func `a tab that was closed and is opened again has its window, at its place`()
      async throws
    {
      try await Notebook.run(in: .firefox) { tab, _ in
        let page = try #require(tab as? DriverTab)
        let id = "document.body?.dataset.window"
        let window = try await page.evaluate(id).string ?? ""
        try await page.click("Tap")
        try await page.waitFor("Taps: 1")
        let place = try await Notebook.scrollDown(page).place
        try await page.waitUntil(
          "JSON.parse(sessionStorage.getItem('place \(window)'))?.y === \(place)")
        try await page.evaluate("void (window.isTheSamePage = true)")
        try await page.reopen()
        try await page.waitUntilLive()
        try await page.waitUntil("scrollY === \(place)")
        #expect(try await page.evaluate("!window.isTheSamePage") == true)
        #expect(try await page.evaluate(id).string == window)
        try await page.waitFor("Taps: 1")
      }
    }

    @Test func `a copied tab has a window of its own without a wait, and its original goes on`()
      async throws
    {
      try await Conversation.run(in: .chromium, clock: TestClock()) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.fill("Name", with: "Ada")
        try await conversation.settle()
        let copy = try await page.copied(
          """
          // Neither the page's time passes nor the host's.
          const { setTimeout } = window;
          window.setTimeout = () => 1;
          window.goOn = () => { window.setTimeout = setTimeout; };
          """)
        try await copy.openLive(conversation.url)
        #expect(try await copy.evaluate("!document.body.classList.contains('adopting')") == true)
        try await copy.evaluate("goOn()")
        let windows = [
          try await page.evaluate("document.body.dataset.window").string,
          try await copy.evaluate("document.body.dataset.window").string,
        ]
        #expect(windows[0] != windows[1])
        #expect(conversation.host.windowCount == 2)
        try await copy.click("Tap")
        try await copy.waitFor("Taps: 1")
        try await page.click("Save")
        try await page.waitFor("Saved: Ada false.")
        try await page.waitFor("Taps: 0")
        // One document and one socket each.
        #expect(copy.responses.count { $0.kind == "Document" } == 1)
      }
    }
  }
}

extension Page {
  /// A copy of the tab that shows nothing yet: Chromium copies the tab's memory and its history, and loads the page as for Back.
  ///
  /// - Parameter script: Runs in each document of the copy, before the document's own scripts.
  func copied(_ script: String = "") async throws -> Page {
    let memory = try await evaluate("JSON.stringify({ ...sessionStorage })").string ?? ""
    let state = try await evaluate("JSON.stringify(history.state)").string ?? ""
    let copy = try await context.newPage()
    try await copy.runFirst(
      """
      if (location.origin !== "null") {
        Object.assign(sessionStorage, \(memory));
        history.replaceState(\(state), "");
        performance.getEntriesByType = () => [{ type: "back_forward" }];
        \(script)
      }
      """)
    return copy
  }
}
