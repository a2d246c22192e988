import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// The offer to tell a person of messages while no window is open.
  @Suite(.timeLimit(.minutes(2))) struct NoticeOfferBrowserTests {
    private static let path = "/requests/5e111a00-0000-4000-8000-000000000016/chats/carla"
    private static let isOffered = "!!document.querySelector('main [data-offer]:not([hidden])')"

    @Test func `notices are offered to a person who has written, and not again after a no`()
      async throws
    {
      let words = try AppWords("Homeowner", ["SignIn", "Chat", "Sillar"], in: "en")
      try await QuotesCompany.open { company in
        let desk = company.homeowner
        let ana = try await desk.signIn("Ana Ruiz", at: Self.path, words: words)
        try await ana.setPermission("notifications", to: "prompt")
        try await ana.runFirst(
          """
          globalThis.asked = 0;
          Notification.requestPermission = async () => { asked += 1; return "default"; };
          """)
        try await ana.openLive(desk.url(Self.path))
        try await ana.waitUntil("!!navigator.serviceWorker.controller")
        // Who reads waits for nothing.
        #expect(try await ana.evaluate(Self.isOffered) == false)
        try await ana.write("¿Mañana a las cinco?", words)
        try await ana.waitUntil(Self.isOffered)
        // The browser asks nothing before the person wants it.
        #expect(try await ana.evaluate("asked") == 0)
        try await ana.click(.text(words("Sillar.install.later")))
        try await ana.waitUntil("!\(Self.isOffered)")
        try await ana.openLive(desk.url(Self.path))
        try await ana.write("¿O a las seis?", words)
        try await ana.waitUntil("document.querySelector('main [data-offer]')?.hidden === true")
        // What shows offers has been there.
        try await ana.waitUntil("!!document.querySelector('main [data-denied]')?.hidden")
        #expect(try await ana.evaluate(Self.isOffered) == false)
        #expect(try await ana.evaluate("asked") == 0)
        #expect(ana.consoleErrors.isEmpty)
      }
    }
  }
}
