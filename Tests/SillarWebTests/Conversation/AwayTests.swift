import Chromium
import Testing
import WebDriver

@testable import SillarWeb

extension ConversationTests {
  /// What a page says of its controls while there is no line. In Chromium.
  @Suite struct Away {
    /// The marked controls of the screen, each with what a screen reader says of it.
    private static let marked = """
      [...document.querySelectorAll('main [data-needs]')].map((control) => {
        const words = control.getAttribute('aria-describedby').split(' ').map((id) => document.getElementById(id).innerText);
        return (control.labels?.[0] ?? control).innerText.trim() + ': ' + words.join(' ');
      }).join(', ')
      """
    /// True once nothing is marked, or says so.
    private static let isClear = """
      !document.querySelector('[data-needs],[aria-describedby~=away]') && document.getElementById('away').hidden
      """

    private static let areKept = """
      Promise.all(Object.values(document.body.dataset).filter((address) => address.includes('/-/sillar-'))
        .map((address) => caches.match(address))).then((parts) => parts.length > 9 && parts.every(Boolean))
      """

    @Test
    func
      `without a line a page marks what cannot be done, and with it nothing: what is done later has no mark`()
      async throws
    {
      try await Conversation.run(in: .chromium) { conversation in
        let (tab, line) = (conversation.tab, conversation.line)
        try await tab.waitUntilKept("Saved: .")
        // All parts of the script are there.
        #expect(try await tab.evaluate(Self.areKept) == true)
        line.cut()
        let marked = "Search: Needs the connection, Password: Needs the connection"
        try await tab.waitUntil("\(Self.marked) === '\(marked)'")
        // The words are seen, too.
        try await tab.waitFor("Needs the connection")
        // A start without a line.
        try await tab.open(conversation.url)
        try await tab.waitUntil("\(Self.marked) === '\(marked)'")
        try line.mend()
        try await tab.waitUntil(Self.isClear)
        try await tab.waitForNo("Needs the connection")
        line.cut()
        try await tab.waitUntil("\(Self.marked) === '\(marked)'")
      }
    }

    @Test
    func `without a line a screen that a device may not keep says what needs the line, too`()
      async throws
    {
      try await Engine.chromium.run { tab in
        let signIn = try SignInHost(keepsOnDevice: false)
        try await HostServer.run(signIn.host) { server in
          let line = try Cable(to: server.port)
          try await tab.openLive("http://127.0.0.1:\(line.port)/")
          try await tab.waitUntilKept("Nobody")
          try await tab.click("Sign in")
          try await tab.waitFor("Hello ana")
          // What was kept for nobody has gone.
          try await tab.waitUntil(
            "caches.keys().then((names) => !names.some((name) => name.endsWith(' ')))")
          try await tab.waitUntil(Self.areKept)
          line.cut()
          try await tab.waitFor("Needs the connection")
        }
      }
    }

    @Test
    func `without a line what leads to another screen is marked, also after going back`()
      async throws
    {
      try await HostServer.run(Notebook.host()) { server in
        try await Engine.chromium.run { tab in
          let line = try Cable(to: server.port)
          try await tab.openLive("http://127.0.0.1:\(line.port)/")
          try await tab.click("Note 1")
          try await tab.waitUntilKept("This is note 1")
          line.cut()
          // The link at the top leads to the first screen, and that at the end to language and appearance; the other has no address.
          try await tab.waitUntil("document.querySelectorAll('a[data-needs]').length === 2")
          try await tab.waitUntil("\(Self.marked) === 'More: Needs the connection'")
          try await tab.click("Back")
          try await tab.waitFor("Note 100")
          try await tab.waitUntil("document.querySelectorAll('a.row[data-needs]').length === 100")
          #expect(try await tab.evaluate("document.querySelector('button[data-needs]')") == .null)
          try line.mend()
          try await tab.waitUntil(Self.isClear)
        }
      }
    }
  }
}
