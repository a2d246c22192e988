import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// The offer to install an app, in a browser that can.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct InstallOfferTests {
  private static let remembered = "localStorage.getItem('sillar/m install')"

  private func run(_ test: @escaping @Sendable (Page, _ address: String) async throws -> Void)
    async throws
  {
    try await WebFlavor.run(
      at: "/m",
      screen: { navigator in
        let presenter = ScriptedPresenter(0) { _, _ in
          navigator.push(WebFlavor.plain("More", path: "/more"))
        }
        return Screen("start", path: "/", presenter) { _ in
          Text("Start", .title)
          Button("Go on", send: .tap("go"))
        }
      },
      test: { server in
        let page = try await newPage()
        try await test(page, "http://127.0.0.1:\(server.port)/m/")
        #expect(page.consoleErrors.isEmpty)
      })
  }

  /// Opens the app in a browser that could install it, as Chromium says it (W3C, Manifest Incubations), and goes to another screen.
  private func visit(_ address: String, _ page: Page) async throws {
    try await page.openLive(address)
    let isLeftToThePage = try await page.evaluate(
      """
      !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }),
        { prompt() { globalThis.asked = true; } }))
      """)
    #expect(isLeftToThePage == .bool(true))
    _ = try await page.evaluate("import(document.body.dataset.install).then(() => true)")
    try await page.click("Go on")
    try await page.waitUntil("document.title.includes('More')")
  }

  private static let isOffered = "!!document.querySelector('.offer')"

  @Test func `a person who comes back on a later day is asked once, on the second screen`()
    async throws
  {
    try await run { page, address in
      try await visit(address, page)
      #expect(try await page.evaluate(Self.isOffered) == .bool(false))
      // The same day once more.
      try await visit(address, page)
      #expect(try await page.evaluate(Self.isOffered) == .bool(false))
      try await page.evaluate("localStorage.setItem('sillar/m install', 'Mon Jan 05 2026')")
      try await visit(address, page)
      try await page.waitFor(
        "Install Market on this device? It then opens from an icon of its own.")
      #expect(try await page.evaluate(Self.remembered).string == "offered")
      try await page.click("Not now")
      #expect(try await page.evaluate(Self.isOffered) == .bool(false))
      #expect(try await page.evaluate("globalThis.asked").isNull)
      try await visit(address, page)
      #expect(try await page.evaluate(Self.isOffered) == .bool(false))
    }
  }

  @Test func `the browser asks when somebody wants the app, and the offer is in their language`()
    async throws
  {
    try await run { page, address in
      try await page.setLanguages("es")
      try await page.open(address)
      try await page.evaluate("localStorage.setItem('sillar/m install', 'Mon Jan 05 2026')")
      try await visit(address, page)
      try await page.click("Instalar")
      #expect(try await page.evaluate("globalThis.asked") == .bool(true))
      #expect(try await page.evaluate(Self.isOffered) == .bool(false))
    }
  }
}
