import Scripted
import Sillar
import Testing
import WebDriver

@testable import Chromium
@testable import SillarWeb

extension ConversationTests {
  /// Screens that a device keeps, and what is done in them without a line. In Chromium.
  @Suite struct KeptScreens {
    @Test
    func
      `a start without a line shows the last screen with its age, and does what was done there later`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.fill("Name", with: "Later")
        try await tab.waitUntilKept("Later")
        line.cut()
        try await tab.open(conversation.url)
        try await tab.waitFor("No connection. This is what you saw")
        #expect(try await conversation.value("Name") == "Later")
        try await tab.click("Tap")
        try await tab.fill("Message", with: "hello")
        try await tab.click("Send")
        try line.mend()
        try await tab.waitFor("Taps: 1")
        try await tab.waitFor("Saved: [hello].")
        try await tab.waitForNo("No connection")
        try await conversation.save("Later false")
        #expect(conversation.sent.count == 1)
        #expect(try await eventually { conversation.host.windowCount == 1 })
      }
    }

    @Test func `a kept screen has no styles of elements, which its policy refuses`() async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.click("Tap")
        try await page.waitFor("Taps: 1")
        // The script writes one with the first tap.
        #expect(try await page.evaluate("document.documentElement.hasAttribute('style')") == true)
        try await page.waitUntilKept("Taps: 1")
        conversation.line.cut()
        try await page.open(conversation.url)
        try await page.waitFor("This is what you saw")
        #expect(!page.consoleErrors.contains { $0.kind == .policy })
      }
    }

    /// The page that the worker has asked for comes, too, once the line is there.
    @Test(arguments: ["", "?w=last"])
    func `a stalled line is as good as none: the kept screen goes on with the line, and stays`(
      _ start: String
    ) async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        // An app is started where it was left, if no tab is there.
        if !start.isEmpty { try await tab.open("about:blank") }
        line.hold()
        try await tab.open(conversation.url + start)
        try await tab.waitFor("This is what you saw", within: .seconds(5))
        try await tab.evaluate("void (window.isShown = true)")
        try await tab.click("Tap")
        try await tab.fill("Name", with: "Later")
        try await tab.fill("Message", with: "hello")
        try await tab.click("Send")
        line.release()
        try await tab.waitFor("Saved: [hello].")
        try await tab.waitForNo("This is what you saw")
        try await conversation.settle()
        try await tab.waitFor("Taps: 1")
        #expect(try await tab.evaluate("window.isShown") == true)
        #expect(try await conversation.value("Message") == "")
        try await conversation.save("Later false")
        #expect(conversation.sent.count == 1)
      }
    }

    @Test func `a page that comes after the kept one is shown leaves no window at the host`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line, host) = (conversation.tab, conversation.line, conversation.host)
        let page = try #require(tab as? Page)
        try await page.waitUntilKept("Saved: .")
        try await page.open("about:blank")
        // Some time later: the next page does not name the window.
        _ = try await page.call(
          "Network.deleteCookies", ["name": "window", "url": .string(conversation.url)])
        line.hold()
        try await page.open(conversation.url)
        try await page.waitFor("This is what you saw", within: .seconds(5))
        line.release()
        try await page.waitForNo("This is what you saw")
        #expect(try await eventually { host.windowCount == 1 })
      }
    }

    @Test
    func `an address that the device has not kept says that there is no line, and opens with it`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        line.cut()
        try await tab.open(conversation.url + "elsewhere")
        try await tab.waitFor("This page is not on your device yet.")
        try line.mend()
        try await tab.waitFor("There is no page at this address.")
      }
    }

    @Test
    func
      `in a kept screen Back shows the screen beneath as the device has it, and the window follows`()
      async throws
    {
      try await HostServer.run(Notebook.host()) { server in
        try await Engine.chromium.run { tab in
          let line = try Cable(to: server.port)
          try await tab.openLive("http://127.0.0.1:\(line.port)/")
          try await tab.waitUntilKept("Note 100")
          try await tab.click("Note 1")
          try await tab.waitUntilKept("This is note 1")
          line.cut()
          try await tab.reload()
          try await tab.waitFor("This is what you saw")
          try await tab.click("Back")
          try await tab.waitFor("Note 100")
          try line.mend()
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          try await tab.click("Note 2")
          try await tab.waitFor("This is note 2")
        }
      }
    }

    @Test
    func `a message that waited in a closed tab is sent once, as soon as another tab is open`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        let page = try #require(tab as? Page)
        try await tab.fill("Message", with: "hello")
        try await conversation.settle()
        try await tab.waitUntilKept("hello")
        line.cut()
        try await tab.click("Send")
        try await tab.fill("Name", with: "Later")
        try await tab.open("about:blank")
        try line.mend()
        let other = try await page.context.newPage()
        try await other.openLive(conversation.url + "?a=1")
        #expect(try await eventually { conversation.sent.count == 1 })
        try await tab.back()
        try await tab.waitFor("Saved: [hello].")
        try await conversation.wait(for: "Later", in: "Name")
        try await conversation.save("Later false")
        #expect(conversation.sent.count == 1)
      }
    }

    /// The window had the text of before, but its receipt had not come.
    @Test
    func `a text that is written anew in a kept page is the one that is sent`() async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        line.slow(down: .init(delay: .seconds(60)))
        try await conversation.set("Message", to: "'draft'", "input")
        let isDone = try await eventually {
          for window in conversation.host.windows.all where await window.ledger.done == 1 {
            return true
          }
          return false
        }
        #expect(isDone)
        line.cut()
        line.slow()
        try await tab.open("about:blank")
        try await tab.open(conversation.url)
        try await tab.waitFor("This is what you saw")
        #expect(try await conversation.value("Message") == "draft")
        try await tab.fill("Message", with: "hello")
        try await tab.click("Send")
        try line.mend()
        try await tab.waitFor("Saved: [hello].")
      }
    }

    @Test
    func `messages of a closed tab are sent soon after another tab has its line again`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        let other = try await #require(tab as? Page).context.newPage()
        try await tab.waitUntilKept("Saved: .")
        try await other.openLive(conversation.url + "?a=1")
        try await other.waitUntilKept("Saved: .")
        line.cut()
        try await other.waitFor("No connection")
        try await tab.fill("Message", with: "hello")
        try await tab.click("Send")
        try await tab.open("about:blank")
        try line.mend()
        #expect(try await eventually { conversation.sent.count == 1 })
      }
    }

    @Test
    func `a start without a line makes no cache anew that another version's worker has removed`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        let page = try #require(tab as? Page)
        try await tab.waitUntilKept("Saved: .")
        // What the worker finds first is removed before it looks into it.
        _ = try await page.evaluateInWorker(
          """
          void (() => {
            caches.keys = async () => {
              delete caches.keys;
              const names = await caches.keys();
              await Promise.all(names.map((name) => caches.delete(name)));
              return names;
            };
          })()
          """)
        // The page that is left would be kept once more.
        try await tab.evaluate("document.body.classList.add('stays')")
        try await tab.open("about:blank")
        line.cut()
        _ = try? await tab.open(conversation.url)
        try line.mend()
        try await tab.open(conversation.url + "-/none")
        let names = try await tab.evaluate("caches.keys().then((names) => names.join())")
        #expect(names == "")
      }
    }

    @Test
    func `nothing on the device has a password`() async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.fill("Password", with: "open sesame")
        try await tab.fill("Name", with: "Ada")
        try await tab.waitUntilKept("Ada")
        line.cut()
        try await tab.fill("Password", with: "sesame, open")
        try await tab.fill("Name", with: "Ada Lovelace")
        try await tab.waitUntil("(\(Self.onDevice)).then(text => text.includes('Ada Lovelace'))")
        #expect(
          try await tab.evaluate("(\(Self.onDevice)).then(text => text.includes('sesame'))")
            == false)
      }
    }

    /// A JavaScript expression for all that the device keeps.
    static let onDevice = """
      (async () => {
        let all = "";
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (!request.url.includes('/-/')) all += await (await cache.match(request)).text();
          }
        }
        const database = await new Promise((done) => {
          const request = indexedDB.open('sillar', 1);
          request.onsuccess = () => done(request.result);
        });
        const records = await new Promise((done) => {
          const request = database.transaction('windows').objectStore('windows').getAll();
          request.onsuccess = () => done(request.result);
        });
        database.close();
        return all + JSON.stringify(records);
      })()
      """

    @Test(arguments: [true, false])
    func `screens of an account are kept where the app allows it, and removed when it signs out`(
      _ keepsOnDevice: Bool
    ) async throws {
      try await Engine.chromium.run { tab in
        let signIn = try SignInHost(keepsOnDevice: keepsOnDevice)
        try await HostServer.run(signIn.host) { server in
          let device = "(\(Self.onDevice))"
          try await tab.openLive("http://127.0.0.1:\(server.port)/")
          try await tab.waitUntilKept("Nobody")
          try await tab.click("Sign in")
          try await tab.waitFor("Hello ana")
          try await tab.waitUntil("\(device).then(text => !text.includes('Nobody'))")
          // What is done in an account's windows.
          let owned = #"\#(device).then(text => /"owner":"[^"]/.test(text))"#
          try await tab.waitUntil(owned)
          if keepsOnDevice {
            try await tab.waitUntilKept("Hello ana")
            try await tab.click("Sign out")
            try await tab.waitFor("Nobody")
          } else {
            try await tab.click("Sign out")
            try await tab.waitUntilKept("Nobody")
          }
          try await tab.waitUntil("\(device).then(text => !text.includes('Hello ana'))")
          try await tab.waitUntil("(async () => !await \(owned))()")
        }
      }
    }
  }
}

extension Tab {
  /// Waits until the device keeps the page with a text in it, and the worker is there to show it.
  func waitUntilKept(_ text: String) async throws {
    try await waitUntil(
      """
      (async () => {
        if (!navigator.serviceWorker.controller) return false;
        const mine = (location.search ? '&w=' : '?w=') + document.body.dataset.window;
        const page = await caches.match(location.pathname + location.search + mine);
        return (await page?.text() ?? '').includes('\(text)');
      })()
      """)
  }
}
