import Chromium
import Scripted
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// What a device keeps of windows whose pages have gone, and what the worker does for them. In Chromium.
  @Suite struct KeptRecords {
    @Test
    func `a page that is open names the taps that a window had not done when it ended`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.waitUntilKept("Saved: .")
        // The host has had no such window.
        try await page.evaluate(
          """
          (async () => {
            \(Conversation.openRecords)
            await done(windows.put(
              { id: 'gone', last: 1, at: Date.now(), path: '/', entries: [{ n: 1, e: 'x', r: 1, words: 'Pay' }] }, 'gone'));
            database.close();
          })()
          """)
        try await page.openLive(conversation.url)
        try await page.waitFor("“Pay”")
        try await page.waitUntil("(\(Self.kept)).then(([ids]) => !ids.includes('gone'))")
      }
    }

    @Test
    func `a page that had begun to load when the worker sent takes the window over`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = try await conversation.leaveMessage()
        // It is loaded from the host.
        _ = try await page.evaluateInWorker(
          "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
        conversation.storing.close()
        try line.mend()
        line.hold()
        try await page.evaluate(
          "void setTimeout(() => location.assign('\(conversation.url)?w=last'))")
        #expect(try await eventually { line.connections > 0 })
        try await page.dispatchSync("deliver", at: String(conversation.url.dropLast()))
        #expect(try await eventually { line.connections > 1 })
        line.release()
        try await page.waitUntilLive()
        conversation.storing.open()
        #expect(try await eventually { conversation.sent.count > 0 })
        try await page.waitFor("Saved: [hello].")
        #expect(conversation.sent.count == 1)
      }
    }

    @Test
    func `an app that is started while its tab is being closed goes on where it was`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, id) = try await leave(conversation)
        try await page.evaluate(
          """
          navigator.locks.request('sillar  \(id)', () => new Promise((done) => { setTimeout(done, 1000); }))
            && void location.assign('\(conversation.url)?w=last')
          """)
        try await page.waitUntilLive()
        try await expectWindow(id, of: conversation)
      }
    }

    @Test func `an app that is started beside its tab does not wait for it to close`() async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.waitUntilKept("Saved: .")
        // For the worker no time passes.
        _ = try await page.evaluateInWorker("Date.now = () => 1e6")
        let other = try await page.context.newPage()
        try await other.openLive(conversation.url + "?w=last")
        #expect(try await other.evaluate(Self.window) != page.evaluate(Self.window))
      }
    }

    @Test(arguments: [1, 2])
    func `a page that is loaded again has its window, however slowly the page before it goes`(
      loads: Int
    ) async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await page.fill("Name", with: "Later")
        try await page.waitUntilKept("Later")
        let id = try await page.evaluate(Self.window).string ?? ""
        // Stands in for a page that goes slowly: it has the lock as soon as the page has let it go.
        let other = try await page.context.newPage()
        try await other.open(conversation.url + "elsewhere")
        try await other.evaluate(
          "void navigator.locks.request('sillar  \(id)', () => new Promise(() => {}))")
        line.cut()
        for _ in 1...loads {
          try await page.reload()
          try await page.waitFor("This page is open in another tab.")
        }
        try line.mend()
        try await page.waitUntilLive()
        try await expectWindow(id, of: conversation)
      }
    }

    @Test
    func `a page that was shown another tab's screen first does not say that it has left that`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await page.waitUntilKept("Saved: .")
        let id = try await page.evaluate(Self.window).string ?? ""
        let other = try await page.context.newPage()
        try await other.openLive(conversation.url)
        try await page.open("about:blank")
        // No cookie names the window that was left, so the worker shows the screen that was kept last.
        try await other.reload()
        try await other.waitUntilLive()
        try await other.click("Tap")
        try await other.waitUntilKept("Taps: 1")
        let otherID = try await other.evaluate(Self.window).string ?? ""
        try await page.runFirst(
          """
          window.told = () => sessionStorage.getItem('told') ?? '';
          navigator.sendBeacon = (address) => sessionStorage.setItem('told', told() + address);
          """)
        line.hold()
        try await page.back()
        try await page.waitUntil("location.search === '?w=\(id)' || \(Self.window) === '\(id)'")
        line.release()
        try await page.waitUntilLive()
        #expect(try await page.evaluate(Self.window).string == id)
        let told = try await page.evaluate("told()").string ?? ""
        #expect(told.contains(id) && !told.contains(otherID))
      }
    }

    private static let window = "document.body?.dataset.window"

    @Test
    func `an app goes on where it was on a device that is slow to say which tabs are there`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, id) = try await leave(conversation)
        _ = try await page.evaluateInWorker(
          """
          for (const name of ['request', 'query']) {
            const ask = navigator.locks[name].bind(navigator.locks);
            navigator.locks[name] = async (...words) => {
              await new Promise((next) => { setTimeout(next, 500); });
              return ask(...words);
            };
          }
          """)
        try await page.openLive(conversation.url + "?w=last")
        try await expectWindow(id, of: conversation)
      }
    }

    @Test
    func `the records of the last 50 windows are kept for a month, and an old tap is told`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.waitUntilKept("Saved: .")
        try await page.evaluate(Self.fill)
        try await page.openLive(conversation.url)
        // The host has had no such window.
        try await page.waitFor("“Pay”")
        try await page.waitUntil("(\(Self.kept)).then(([ids]) => !ids.includes('idle60'))")
        let kept = try await page.evaluate(Self.kept).array
        let (ids, screens) = (
          kept.first?.array.compactMap(\.string) ?? [], kept.last?.array.compactMap(\.string) ?? []
        )
        #expect(ids.filter { $0.hasPrefix("idle") }.count <= 50)
        #expect(ids.contains("idle1") && !ids.contains("old") && !ids.contains("waiting"))
        #expect(screens.contains("idle1") && !screens.contains("idle60"))
      }
    }

    /// Types into a window, and leaves its page for an address of the host that is no page.
    private func leave(_ conversation: Conversation) async throws -> (page: Page, window: String) {
      let page = try #require(conversation.tab as? Page)
      try await page.fill("Name", with: "Later")
      try await page.waitUntilKept("Later")
      let id = try #require(try await page.evaluate(Self.window).string)
      try await page.open(conversation.url + "-/none")
      return (page, id)
    }

    /// Expects the page to show the window that was left.
    private func expectWindow(_ id: String, of conversation: Conversation) async throws {
      let shown = try await conversation.tab.evaluate(Self.window).string
      #expect(shown == id)
      #expect(try await conversation.value("Name") == "Later")
    }

    /// Windows that were used in the last hour, one that was used long ago, and one that waits for as long.
    private static let fill = """
      (async () => {
        \(openCache)
        \(Conversation.openRecords)
        const now = Date.now(), add = (id, at, entries) => windows.put({ id, last: 3, entries, at, path: '/' }, id);
        for (let index = 1; index <= 60; index += 1) add('idle' + index, now - index * 1000 - 60000, []);
        add('old', now - 31 * 86400000, []);
        await done(add('waiting', now - 32 * 86400000, [{ n: 4, e: 'x', r: 1, words: 'Pay' }]));
        database.close();
        for (const id of ['idle1', 'idle60']) await cache.put('/?w=' + id, new Response(id));
      })()
      """

    /// The windows of which the device has a record, and a screen.
    private static let kept = """
      (async () => {
        \(openCache)
        \(Conversation.openRecords)
        const ids = await done(windows.getAllKeys());
        database.close();
        return [ids, (await cache.keys()).map(({ url }) => new URL(url).searchParams.get('w'))];
      })()
      """

    private static let openCache = """
      const cache = await caches.open((await caches.keys()).find((name) => !name.endsWith('shell')));
      """
  }
}
