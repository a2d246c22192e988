import Chromium
import Scripted
import Sillar
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// Several windows of a device: what it keeps of each, and what waits in those whose tabs were closed. In Chromium.
  @Suite struct KeptWindows {
    @Test
    func `two tabs at one address show each their own screen at a start without a line`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (one, line) = (try #require(conversation.tab as? Page), conversation.line)
        let other = try await one.context.newPage()
        try await other.openLive(conversation.url)
        let tabs = [(one, 1), (other, 2)]
        for (tab, taps) in tabs {
          for count in 1...taps {
            try await tab.click("Tap")
            try await tab.waitFor("Taps: \(count)")
          }
          try await tab.waitUntilKept("Taps: \(taps)")
          try await tab.recordPaintedTexts()
        }
        line.cut()
        for (tab, _) in tabs { try await tab.open("about:blank") }
        for (tab, taps) in tabs {
          try await tab.back()
          try await tab.waitFor("This is what you saw")
          let isOwn = "text => text.includes('Taps: \(taps)')"
          try await tab.waitUntil("painted().length > 0 && painted().every(\(isOwn))")
          try await tab.waitUntil("[document.body.innerText].every(\(isOwn))")
          try await tab.click("Tap")
        }
        try line.mend()
        for (tab, taps) in tabs { try await tab.waitFor("Taps: \(taps + 1)") }
      }
    }

    @Test
    func `a tap in a screen that the device has of another tab alone is told of, and not done`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (one, line) = (try #require(conversation.tab as? Page), conversation.line)
        let other = try await one.context.newPage()
        try await other.openLive(conversation.url)
        for (tab, taps) in [(one, 1), (other, 2)] {
          for _ in 1...taps { try await tab.click("Tap") }
          try await tab.waitFor("Taps: \(taps)")
          try await tab.waitUntilKept("Taps: \(taps)")
        }
        line.cut()
        try await one.waitUntil("document.body.classList.contains('offline')")
        try await one.forgetKeptScreen()
        try await one.reload()
        try await one.waitFor("Taps: 2")
        try await one.waitUntilLive()
        try await one.click("Tap")
        try line.mend()
        try await one.waitFor("Taps: 1")
        try await one.waitFor("The screen has changed, so this was not done.")
        try await conversation.settle()
        try await one.waitFor("Taps: 1")
      }
    }

    /// The worker waits for 250 ms.
    @Test
    func `on a slow line a page whose window has gone loads itself once, beside another's screen`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (line, host) = (conversation.line, conversation.host)
        let page = try #require(conversation.tab as? Page)
        let other = try await page.context.newPage()
        try await other.openLive(conversation.url)
        for tab in [page, other] { try await tab.waitUntilKept("Saved: .") }
        let id = try await page.evaluate("document.body.dataset.window").string ?? ""
        try await page.runFirst("sessionStorage.loads = +(sessionStorage.loads ?? 0) + 1")
        line.slow(up: .init(delay: .milliseconds(200)), down: .init(delay: .milliseconds(200)))
        for window in host.windows.all where window.id == id {
          await host.end(window, reason: "nobody has used it", isRemembered: false)
        }
        try await page.waitUntil(Self.hasAnother(than: id))
        #expect(try await page.evaluate("sessionStorage.loads").string == "1")
      }
    }

    /// The worker has the screen of the first tab's window at the address.
    @Test
    func
      `on a slow line a second tab at an address has a window of its own, and the first goes on`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await page.waitUntilKept("Saved: .")
        let id = try await page.evaluate("document.body.dataset.window").string ?? ""
        line.slow(up: .init(delay: .milliseconds(200)), down: .init(delay: .milliseconds(200)))
        let other = try await page.context.newPage()
        try await other.open(conversation.url)
        try await other.waitUntil(Self.hasAnother(than: id))
        for tab in [page, other] {
          try await tab.click("Tap")
          try await tab.waitFor("Taps: 1")
        }
      }
    }

    /// True once a page is live in another window than the one named, and is the host's.
    private static func hasAnother(than window: String) -> String {
      "document.body?.matches(`.live:not([data-kept],[data-window='\(window)'])`)"
    }

    @Test
    func `a page that is left while the device keeps it is there as it was kept before`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await page.click("Tap")
        try await page.waitUntilKept("Taps: 1")
        // Of a device that is slow to write.
        try await page.evaluate(
          "Cache.prototype.put = () => { window.isWriting = true; return new Promise(() => {}); }")
        try await page.click("Tap")
        try await page.waitUntil("window.isWriting")
        line.cut()
        try await page.reload()
        try await page.waitFor("Taps: 1")
        try line.mend()
        try await page.waitFor("Taps: 2")
      }
    }

    @Test
    func `a page that the device could not keep is kept as soon as it can, without a change`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.evaluate(
          "caches.keys().then(names => names.map(name => caches.delete(name)))")
        try await page.runFirst(
          """
          let failures = 0;
          const put = Cache.prototype.put;
          Cache.prototype.put = function (...all) {
            if (failures++ < 2) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
            return put.apply(this, all);
          };
          """)
        try await page.openLive(conversation.url + "?a=1")
        try await page.waitUntilKept("Saved: .")
      }
    }

    @Test
    func `a password that was not sent is told of, also where a kept screen was shown in between`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        line.cut()
        try await tab.click("Tap")
        try await tab.fill("Password", with: "open sesame")
        try await tab.click("Save")
        try await tab.reload()
        try await tab.waitFor("This is what you saw")
        try await tab.reload()
        try await tab.waitFor("This is what you saw")
        try line.mend()
        try await tab.waitFor("Not sent: passwords and card numbers")
        try await tab.waitFor("Taps: 1")
        try await tab.waitFor("Saved: .")
        try await tab.click("Tap")
        try await tab.waitForNo("Not sent: passwords and card numbers")
      }
    }

    @Test
    func `a kept page says the notice of the host's late page, in whose place it is shown`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        for window in conversation.host.windows.all { await window.leave(notice: .expired) }
        line.slow(down: .init(delay: .milliseconds(1500)))
        try await tab.evaluate("void setTimeout(() => location.reload())")
        try await tab.waitFor("This is what you saw")
        try await tab.waitFor("This page had expired and was opened anew.")
      }
    }

    /// Nobody has come back, or done anything, on a line: the host keeps nothing of them.
    @Test
    func `a newcomer's text and tap without a line are there, or said, after a start`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line, host) = (conversation.tab, conversation.line, conversation.host)
        try await tab.waitUntilKept("Saved: .")
        line.cut()
        try await tab.fill("Name", with: "Later")
        try await tab.click("Tap")
        try await tab.open("about:blank")
        for window in host.windows.all {
          await host.end(window, reason: "nobody has used it", isRemembered: false)
        }
        let next = try await #require(tab as? Page).context.newPage()
        try await next.open(conversation.url + "?w=last")
        try await next.waitFor("This is what you saw")
        try line.mend()
        try await next.waitUntil("\(conversation.field("Name"))?.value === 'Later'")
        try await next.waitUntilLive()
        try await next.waitForNo("This is what you saw")
        try await next.waitFor("“Tap”")
        try await next.click("Save")
        try await next.waitFor("Saved: Later false.")
      }
    }

    @Test
    func `a kept page whose window another tab has gets one of its own with the line`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await page.waitUntilKept("Saved: .")
        let id = try await page.evaluate("document.body.dataset.window").string ?? ""
        line.cut()
        try await page.waitFor("No connection")
        let other = try await page.context.newPage()
        try await other.open(conversation.url + "?w=\(id)")
        try await other.waitFor("This page is open in another tab.")
        try line.mend()
        try await other.waitUntil(Self.hasAnother(than: id))
        try await other.waitUntilLive()
      }
    }

    @Test
    func `the messages of one closed tab are sent, also where those of another tab cannot be`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (one, line) = (try #require(conversation.tab as? Page), conversation.line)
        let other = try await one.context.newPage()
        try await other.openLive(conversation.url)
        try await other.waitUntilKept("Saved: .")
        line.cut()
        for tab in [one, other] {
          try await tab.fill("Message", with: "hello")
          try await tab.click("Send")
          try await tab.open("about:blank")
        }
        let third = try await one.context.newPage()
        try await third.open(conversation.url + "elsewhere")
        try await third.evaluate(Self.spoil)
        try line.mend()
        try await third.openLive(conversation.url + "?a=1")
        #expect(try await eventually { conversation.sent.count == 1 })
      }
    }

    @Test
    func `a line that comes back while messages are sent in vain is not waited for again`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = try await conversation.leaveMessage()
        // What is asked for as the page goes may find its window in use still.
        _ = try await page.evaluateInWorker(
          "navigator.locks.query().then(({ held }) => Promise.all(held.map(({ name }) => navigator.locks.request(name, () => {})))).then(() => null)"
        )
        let before = line.connections
        try line.mend()
        line.hold()
        let origin = String(conversation.url.dropLast())
        try await page.dispatchSync("deliver", at: origin)
        #expect(try await eventually { line.connections > before })
        // As a page's message, for the browser waits with the same event until the first has ended.
        _ = try await page.evaluateInWorker(
          "void self.dispatchEvent(new ExtendableMessageEvent('message', { data: 'deliver' }))")
        // The first round ends with its connection.
        line.reset()
        line.release()
        #expect(try await eventually { conversation.sent.count == 1 })
      }
    }

    @Test func `a page that is left while something waits asks the browser to send it later`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        try await tab.evaluate(
          """
          void (SyncManager.prototype.register = new Proxy(SyncManager.prototype.register, {
            apply: (register, manager, [tag]) => Reflect.apply(register, manager, [tag]).then(() => { window.later = tag; })
          }))
          """)
        line.cut()
        try await tab.click("Tap")
        // As where somebody turns to another tab.
        try await tab.evaluate(
          "void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
        try await tab.waitUntil("window.later === 'deliver'")
      }
    }

    /// Puts something that no message can have into what the window waits to send that was used last.
    private static let spoil = """
      (async () => {
        \(Conversation.openRecords)
        const records = await done(windows.getAll());
        const [record] = records.filter(({ entries }) => entries.length).sort((one, other) => other.at - one.at);
        record.entries[0].v = 1n;
        await done(windows.put(record, record.id));
        database.close();
      })()
      """

    @Test
    func
      `messages that wait are sent in the background once there is a line, without a tab of the app`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = try await conversation.leaveMessage()
        let origin = String(conversation.url.dropLast())
        // In vain.
        try await page.dispatchSync("deliver", at: origin)
        #expect(conversation.sent.count == 0)
        try line.mend()
        // As the browser does, which gives no event again before the last one has ended.
        var isSent = false
        for _ in 0..<10 where !isSent {
          try await page.dispatchSync("deliver", at: origin)
          isSent = try await eventually(within: .seconds(2)) { conversation.sent.count == 1 }
        }
        #expect(isSent)
        try await page.openLive(conversation.url)
        try await page.waitFor("Saved: [hello].")
        #expect(conversation.sent.count == 1)
      }
    }
  }
}

extension Page {
  /// Records what the documents of this tab paint from now on. `painted()` returns the texts.
  fileprivate func recordPaintedTexts() async throws {
    try await runFirst(
      """
      window.painted = () => JSON.parse(sessionStorage.getItem('painted') ?? '[]');
      requestAnimationFrame(function look() {
        const main = document.querySelector('main');
        if (!main?.checkVisibility({ visibilityProperty: true })) return requestAnimationFrame(look);
        sessionStorage.setItem('painted', JSON.stringify([...painted(), main.innerText]));
      });
      """)
  }

  /// Removes the screen that the device has kept of this tab's window.
  fileprivate func forgetKeptScreen() async throws {
    try await evaluate(
      """
      (async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) {
            if (url.endsWith('w=' + document.body.dataset.window)) await cache.delete(url);
          }
        }
      })()
      """)
  }
}
