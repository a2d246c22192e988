import Chromium
import Scripted
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// A button that says that it takes the texts of the fields beside it.
  @Suite struct Composers {
    private static func posts(_ conversation: Conversation, _ text: String) async throws {
      try await conversation.tab.fill("Reply", with: text)
      try await conversation.settle()
      conversation.line.hold()
      try await conversation.tab.click("Post")
      // Before the window can have heard of it.
      #expect(try await conversation.value("Reply") == "")
    }

    private static func types(_ conversation: Conversation, _ text: String) async throws {
      try await conversation.focus("Reply")
      try await conversation.tab.type(text)
    }

    /// Waits for a text that stays.
    private static func expect(_ text: String, _ conversation: Conversation) async throws {
      try await conversation.wait(for: text, in: "Reply")
      try await conversation.settle()
      #expect(try await conversation.value("Reply") == text)
    }

    @Test(arguments: Engine.allCases)
    func `its field is empty at the tap, and what is typed on is the next text`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await Self.posts(conversation, "first")
        try await Self.types(conversation, "first aid")
        // Another tap, which takes nothing.
        try await tab.click("Tap")
        line.release()
        try await tab.waitFor("Saved: [first].")
        try await Self.expect("first aid", conversation)
        try await tab.click("Post")
        try await tab.waitFor("Saved: [first][first aid].")
        try await Self.expect("", conversation)
      }
    }

    /// Safari says so after the composition's end. No driver does.
    @Test func `the return key that ends a composition sends nothing`() async throws {
      try await Notebook.run(in: .chromium) { tab, _ in
        try await tab.click("Form")
        try await tab.waitFor("A form")
        for (code, isSent) in [(229, false), (13, true)] {
          try await tab.evaluate(
            """
            void document.querySelectorAll('main input')[2].dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Enter', keyCode: \(code), bubbles: true, cancelable: true }))
            """)
          try await tab.waitUntil("!document.body.classList.contains('busy')")
          #expect(
            try await tab.evaluate("!!document.querySelector('[aria-invalid]')") == .bool(isSent))
        }
      }
    }

    @Test(arguments: Engine.allCases)
    func `two texts are sent on a line that is dead meanwhile`(_ engine: Engine) async throws {
      try await Conversation.run(in: engine) { conversation in
        try await Self.posts(conversation, "first")
        try await Self.types(conversation, "second")
        try await conversation.tab.click("Post")
        #expect(try await conversation.value("Reply") == "")
        try await Self.types(conversation, "third")
        conversation.line.release()
        try await conversation.tab.waitFor("Saved: [first][second].")
        try await Self.expect("third", conversation)
      }
    }

    @Test(arguments: Engine.allCases)
    func `a text that the app does not take is back, before what was typed meanwhile`(
      _ engine: Engine
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        try await Self.posts(conversation, "no")
        conversation.line.release()
        try await Self.expect("no", conversation)
        try await Self.posts(conversation, "no")
        try await Self.types(conversation, "t yet")
        conversation.line.release()
        try await Self.expect("not yet", conversation)
        // Of two texts the first is not taken: the app gets both as one, and does not take that either.
        try await Self.posts(conversation, "no")
        try await Self.types(conversation, "w")
        try await conversation.tab.click("Post")
        conversation.line.release()
        try await Self.expect("now", conversation)
        try await conversation.tab.fill("Reply", with: "yes")
        try await conversation.tab.click("Post")
        try await conversation.tab.waitFor("Saved: [yes].")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a text whose tap is taken back is in the field again`(_ engine: Engine) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.fill("Reply", with: "first")
        try await conversation.settle()
        line.cut()
        try await tab.waitFor("No connection")
        try await tab.click("Post")
        #expect(try await conversation.value("Reply") == "")
        try await Self.types(conversation, " one")
        try await tab.skip(seconds: 3)
        try await tab.click("Take it back")
        try await tab.waitFor("Taken back: it will not be sent.")
        #expect(try await conversation.value("Reply") == "first one")
        try line.mend()
        try await Self.expect("first one", conversation)
        try await conversation.save("false")
        try await tab.click("Post")
        try await tab.waitFor("Saved: false[first one].")
      }
    }

    @Test(arguments: Engine.allCases)
    func `a text that a slow app takes after its receipt is not there twice`(_ engine: Engine)
      async throws
    {
      try await Conversation.run(in: engine) { conversation in
        conversation.storing.close()
        try await Self.posts(conversation, "first")
        try await Self.types(conversation, "second")
        conversation.line.release()
        // The receipt of a tap comes after a second, also if it is being handled.
        try await conversation.wait(for: "firstsecond", in: "Reply")
        // The app knows it: one that empties the field at the same moment gets the text as it was before.
        try await conversation.settle()
        conversation.storing.open()
        try await conversation.tab.waitFor("Saved: [first].")
        try await Self.expect("second", conversation)
      }
    }

    /// The page's ledger has the tap, and what it took.
    @Test(arguments: Engine.allCases, ["yes", "no"])
    func `a text that was taken is sent after a reload, or is back in its field`(
      _ engine: Engine, _ text: String
    ) async throws {
      try await Conversation.run(in: engine) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.evaluate(Conversation.withoutWorker)
        try await tab.fill("Reply", with: text)
        try await conversation.settle()
        line.cut()
        try await tab.waitFor("No connection")
        try await tab.click("Post")
        try await Self.types(conversation, "again")
        try await conversation.reloadWithoutLine()
        try await tab.reload()
        try await tab.waitUntilLive()
        if text == "yes" { try await tab.waitFor("Saved: [yes].") }
        try await Self.expect(text == "yes" ? "again" : "noagain", conversation)
      }
    }

    @Test func `a text that is typed after another was sent is not doubled in a kept page`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await tab.runFirst(Self.slowHost)
        try await tab.openLive(conversation.url)
        try await tab.fill("Reply", with: "first")
        try await tab.click("Post")
        try await tab.waitFor("Saved: [first].")
        try await Self.types(conversation, "s")
        try await conversation.settle()
        try await tab.waitUntilKept("Saved: [first].")
        line.cut()
        try await tab.waitFor("No connection")
        try await Self.types(conversation, "econd")
        try await tab.click("Post")
        try await tab.reload()
        try await tab.waitFor("This is what you saw")
        try line.mend()
        try await tab.waitFor("Saved: [first][second].")
        try await Self.expect("", conversation)
      }
    }

    @Test(arguments: [false, true])
    func `a text that was taken is in the field of another window where its own has gone`(
      _ isDatabaseSlow: Bool
    ) async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line, host) = (conversation.tab, conversation.line, conversation.host)
        if isDatabaseSlow { try await (tab as? Page)?.runFirst(Conversation.slowDatabase(700)) }
        try await tab.fill("Reply", with: "first")
        try await conversation.settle()
        line.cut()
        try await tab.waitFor("No connection")
        try await tab.click("Post")
        try await Self.types(conversation, " one")
        for window in host.windows.all {
          await host.end(window, reason: "a test ends it", isRemembered: false)
        }
        let gone = try await tab.evaluate("document.body.dataset.window").string ?? ""
        try line.mend()
        try await tab.waitUntil("document.body && document.body.dataset.window !== '\(gone)'")
        try await tab.waitUntilLive()
        try await Self.expect("first one", conversation)
        try await tab.click("Post")
        try await tab.waitFor("Saved: [first one].")
      }
    }

    @Test
    func `a page tells of a text whose window went, and whose line went before another had it`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line, host) = (
          try #require(conversation.tab as? Page), conversation.line, conversation.host
        )
        try await page.waitUntilKept("Saved: .")
        line.cut()
        try await page.waitFor("No connection")
        try await page.fill("Reply", with: "first")
        for window in host.windows.all {
          await host.end(window, reason: "a test ends it", isRemembered: false)
        }
        try await page.runFirst(Self.lineThatGoesWithTheWindow)
        try line.mend()
        try await page.waitUntil("window.isGone")
        try await Self.expect("first", conversation)
        try await page.evaluate("sessionStorage.clear()")
        try await page.open("about:blank")
        try await page.openLive(conversation.url)
        try await page.waitFor("“first”")
      }
    }

    /// Once a socket's window has gone, no other socket of the page comes about.
    private static let lineThatGoesWithTheWindow = """
      window.WebSocket = class extends WebSocket {
        constructor(address) {
          super(window.isGone ? "ws://127.0.0.1:1/" : address);
          this.addEventListener("close", ({ code }) => { if (code === 4001) window.isGone = true; });
        }
      };
      """

    /// The device has both still: the host has not saved what it did.
    @Test func `texts that the worker has sent are not back in a kept page`() async throws {
      try await Conversation.run(in: .chromium) { conversation in
        let (page, line) = (try #require(conversation.tab as? Page), conversation.line)
        try await page.waitUntilKept("Saved: .")
        line.cut()
        for text in ["first", "second"] {
          try await Self.types(conversation, text)
          try await page.click("Post")
        }
        try await page.open("about:blank")
        try line.mend()
        _ = try await page.evaluateInWorker(
          "void (IDBObjectStore.prototype.put = function () { return this.count(); })")
        let window = try #require(conversation.host.windows.all.first)
        // The page's lock may be there for a moment.
        var isSent = false
        for _ in 0..<30 where !isSent {
          try await page.dispatchSync("deliver", at: String(conversation.url.dropLast()))
          isSent = try await eventually(within: .seconds(2)) { await window.ledger.done == 4 }
        }
        #expect(isSent)
        line.cut()
        try await page.back()
        try await page.waitFor("This is what you saw")
        try await Self.types(conversation, "third")
        try line.mend()
        try await page.waitFor("Saved: [first][second].")
        try await Self.expect("third", conversation)
      }
    }

    /// The host does what it is told, and does not come to save it.
    private static let slowHost = """
      const { parse } = JSON;
      JSON.parse = (text) => {
        const message = parse(text);
        if (message?.k > 0) [message.u, message.k] = [message.u ?? message.k, 0];
        return message;
      };
      """

    @Test func `a button that takes nothing says nothing of fields, and takes no text`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        try await conversation.tab.fill("Reply", with: "first")
        try await conversation.settle()
        conversation.line.hold()
        try await conversation.tab.click("Send")
        #expect(try await conversation.value("Reply") == "first")
        conversation.line.release()
        try await Self.expect("first", conversation)
      }
    }
  }
}
