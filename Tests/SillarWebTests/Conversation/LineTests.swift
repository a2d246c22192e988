import Chromium
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// What becomes of taps and texts while the line is dead or gone.
  @Suite struct Lines {
    /// Taps while nothing arrives, until the page says that the tap waits.
    private static func tapInVain(_ conversation: Conversation) async throws {
      conversation.line.hold()
      try await conversation.tab.click("Tap")
      try await conversation.tab.skip(seconds: 3)
      try await conversation.tab.waitFor("This waits for the connection")
    }

    /// Lets everything arrive, and expects the tap done once, with nothing said of it any more.
    private static func expectOneTap(_ conversation: Conversation) async throws {
      let tab = conversation.tab
      conversation.line.release()
      try await tab.waitFor("Taps: 1", within: .seconds(30))
      try await tab.waitForNo("This waits for the connection")
      try await tab.waitForNo("No connection")
      try await conversation.save("false")
      try await tab.waitFor("Taps: 1")
    }

    @Test(arguments: Engine.allCases)
    func `a tap on a dead line is busy at once, told after a moment, and done once`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.hold()
        try await tab.click("Tap")
        #expect(
          try await tab.evaluate(
            "[...document.querySelectorAll('button')].find(b => b.innerText === 'Tap').ariaBusy")
            == "true")
        #expect(try await tab.evaluate("!document.querySelector('[data-wait]')") == true)
        try await tab.skip(seconds: 3)
        try await tab.waitFor("This waits for the connection")
        try await tab.waitUntil("!!document.querySelector('[data-wait]')")
        try await Self.expectOneTap(conversation)
      }
    }

    @Test(arguments: Engine.allCases)
    func `a tap on a line that is dead for 75 s is told, and done once on the next line`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await Self.tapInVain(conversation)
        try await tab.skip(seconds: 72)
        // The page has given the line up.
        try await tab.waitUntil("document.body.classList.contains('offline')")
        try await tab.waitFor("No connection")
        try await tab.waitFor("This waits for the connection")
        try await tab.waitUntil("!!document.querySelector('[data-wait]')")
        // A router has forgotten what was under way.
        line.reset()
        try await Self.expectOneTap(conversation)
      }
    }

    @Test(arguments: Engine.allCases)
    func `the bar of what waits covers neither the page's end nor a control that comes into view`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await Self.tapInVain(conversation)
        let top = "document.querySelector('#wait').getBoundingClientRect().top"
        // A page is scrolled by whole pixels.
        for (element, place) in [("p", "document.body"), ("button", "e")] {
          try await tab.waitUntil(
            """
            (e => (\(place).scrollIntoView({ block: 'end' }), Math.floor(e.getBoundingClientRect().bottom) <= \(top)))(
              [...document.querySelectorAll('main \(element)')].at(-1))
            """)
        }
        line.release()
        try await tab.waitForNo("This waits for the connection")
        try await tab.waitUntil(
          "getComputedStyle(document.documentElement).getPropertyValue('--foot') === '0px'")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a tap that was sent is taken back without a promise, and the page says what became of it`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.hold()
        try await tab.click("Tap")
        try await tab.skip(seconds: 3)
        try await tab.waitUntil("document.querySelectorAll('[data-wait]').length === 1")
        try await tab.click("Tap")
        try await tab.waitFor("It may have been done already")
        line.release()
        // It was on its way: the host may have got it or not. Each is fine if it is said.
        try await tab.waitUntil(
          """
          ((text) => !document.body.classList.contains('busy') && (/Too late/.test(text)
            ? /Taps: 1/.test(text) : /Taken back/.test(text) && /Taps: 0/.test(text)))(document.body.innerText)
          """)
        try await tab.waitForNo("This waits for the connection")
        try await tab.waitUntil("!document.querySelector('[data-wait]')")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a tap that the host did not get before the line broke is taken back, and another done`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.hold()
        try await tab.click("Tap")
        try await tab.click("Save")
        try await tab.skip(seconds: 3)
        try await tab.waitUntil("document.querySelectorAll('[data-wait]').length === 2")
        try await tab.click("Save")
        try await tab.waitFor("It may have been done already")
        // What was under way is gone.
        line.reset()
        line.release()
        try await tab.waitFor("Taken back", within: .seconds(30))
        try await tab.waitFor("Taps: 1", within: .seconds(30))
        try await tab.waitFor("Saved: .")
        try await tab.waitForNo("This waits for the connection")
        try await conversation.save("false")
        try await tab.waitFor("Taps: 1")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a tap and a toggle that were not sent are taken back, the last one first, and never done`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.cut()
        try await tab.waitFor("No connection")
        try await tab.click("Tap")
        try await tab.click("Sound")
        try await tab.skip(seconds: 3)
        try await tab.waitUntil("document.querySelectorAll('[data-wait]').length === 2")
        #expect(try await tab.evaluate("\(conversation.field("Sound")).checked") == true)
        try await tab.click("Take it back")
        try await tab.waitFor("Taken back: it will not be sent.")
        #expect(try await tab.evaluate("\(conversation.field("Sound")).checked") == false)
        try await tab.waitUntil("document.querySelectorAll('[data-wait]').length === 1")
        try await tab.skip(seconds: 3)
        try await tab.waitFor("This waits for the connection")
        try await tab.click("Take it back")
        try await tab.waitUntil("!document.querySelector('[data-wait]')")
        try await conversation.settle()
        try line.mend()
        try await conversation.save("false")
        try await tab.waitFor("Taps: 0")
      }
    }

    @Test func `a tap that comes when 500 wait is refused in words, and what is typed is kept`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        // The parts of the script are on the device then.
        try await (tab as? Page)?.waitUntilKept("Saved: .")
        line.cut()
        // The sentence comes with the marks of a page without a line.
        try await tab.waitUntil("!!document.body.dataset.full")
        let said = try await tab.evaluate(
          """
          (button => {
            for (let n = 0; n < 500; n += 1) button.click();
            const said = () => document.querySelector('#notice').innerText, before = said();
            button.click();
            return [before, said()].join("; ");
          })([...document.querySelectorAll('button')].find(one => one.innerText === 'Tap'))
          """)
        #expect(said == "No connection. Trying again…; Not sent: too much waits already.")
        try await tab.fill("Name", with: "Ada")
        try line.mend()
        try await tab.waitFor("Taps: 500", within: .seconds(30))
        try await conversation.save("Ada false")
        try await tab.waitFor("Taps: 500")
        try await tab.waitForNo("too much waits")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a tap that followed a password is not sent after a reload, which has lost the password`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        line.cut()
        try await tab.click("Tap")
        try await tab.fill("Password", with: "open sesame")
        try await tab.click("Save")
        try await conversation.reloadWithoutLine()
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitFor("Taps: 1")
        try await tab.waitFor("Not sent: passwords and card numbers")
        try await conversation.settle()
        try await tab.waitFor("Saved: .")
      }
    }

    /// How somebody comes back to a page that could not be loaded.
    enum Return: Sendable { case reload, address }

    @Test(
      arguments: Engine.allCases.map { ($0, Return.reload) } + [(.chromium, Return.address)])
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
        try await conversation.reloadWithoutLine()
        if way == .reload { try await tab.reload() } else { try await tab.open(conversation.url) }
        try await tab.waitUntilLive()
        try await tab.waitFor("Taps: 2")
        try await conversation.wait(for: "Later", in: "Name")
        try await conversation.save("Later false")
        #expect(try await eventually { conversation.host.windowCount == 1 })
      }
    }

    /// Firefox writes into the fields of a page that is loaded again what they had before.
    @Test(arguments: Engine.allCases)
    func `a reload shows what the app has, not what the browser remembers`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.fill("Message", with: "hello")
        try await conversation.settle()
        // The app gets the tap and empties the field, which the page is not told.
        line.slow(down: .init(delay: .seconds(60)))
        try await tab.click("Send")
        #expect(try await eventually { conversation.sent.count == 1 })
        #expect(try await conversation.value("Message") == "hello")
        line.cut()
        line.slow()
        try line.mend()
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitFor("Saved: [hello].")
        try await conversation.wait(for: "", in: "Message")
        try await tab.click("Send")
        try await tab.waitFor("Saved: [hello][].")
      }
    }

    /// In Chromium, which alone runs a script before the page's own.
    @Test func `a text that was typed without a line is there where the device's database is slow`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await tab.runFirst(Conversation.slowDatabase(2500))
        line.cut()
        try await tab.waitFor("No connection")
        try await tab.fill("Message", with: "hello")
        try await conversation.reloadWithoutLine()
        try await tab.reload()
        try await tab.waitUntilLive()
        try await conversation.wait(for: "hello", in: "Message")
        try await tab.click("Send")
        try await tab.waitFor("Saved: [hello].")
      }
    }

    /// In Chromium, which alone runs a script before the page's own.
    @Test func `a text of before is said where the device's database comes too late for it`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (try #require(conversation.tab as? Page), conversation.line)
        // The page gives its database 8 s, and here less.
        try await tab.runFirst(
          """
          \(Conversation.slowDatabase(2500));
          {
            const { setTimeout } = window;
            window.setTimeout = (work, time, ...all) =>
              setTimeout(work, time === 8000 ? 100 : time, ...all);
          }
          """)
        // It would send the text.
        try await tab.evaluate(Conversation.withoutWorker)
        line.cut()
        try await tab.waitFor("No connection")
        try await tab.fill("Message", with: "hello")
        try await conversation.reloadWithoutLine()
        try await tab.reload()
        try await tab.waitUntilLive()
        try await tab.waitFor("Not sent: “hello”")
      }
    }

    /// In Chromium, which alone runs a script before the page's own.
    @Test
    func `a page whose sockets are blocked is shown at once, and asks for no window of before`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let page = try #require(conversation.tab as? Page)
        try await page.runFirst(
          """
          window.WebSocket = class { constructor() { throw new Error('blocked'); } };
          {
            // What would show the page after some seconds.
            const { setTimeout } = window;
            window.setTimeout = (work, time) => time === 3000 ? 1 : setTimeout(work, time);
          }
          new MutationObserver(() => {
            if (document.body?.classList.contains('adopting')) window.hasAdopted = true;
          }).observe(document, { subtree: true, childList: true, attributes: true });
          """)
        // The page before had its socket.
        try await page.reload()
        try await page.waitFor("Saved: .")
        try await page.waitUntil("!document.body.classList.contains('adopting')")
        // As in a tab that never had one.
        try await page.evaluate("sessionStorage.clear()")
        try await page.reload()
        try await page.evaluate("sessionStorage.clear()")
        try await page.reload()
        try await page.waitFor("Saved: .")
        #expect(try await page.evaluate("window.hasAdopted") == .null)
      }
    }
  }
}
