import Chromium
import Scripted
import Sillar
import Testing

@testable import SillarWeb

/// A link whose address is shared.
@Suite(.browser, .serialized, .timeLimit(.minutes(2))) struct ShareTests {
  private struct FilmRoute: Route {
    let id: Int
    static let path = Path("/film/:id", \.id, make: Self.init)
  }

  private func run(
    _ device: String, _ test: @escaping @Sendable (Page, _ film: String) async throws -> Void
  ) async throws {
    try await WebFlavor.run(
      at: "/m",
      screen: { _ in
        Screen("film", path: "/", ScriptedPresenter(0)) { _ in
          Text("Dune", .title)
          Link(sharing: FilmRoute(id: 7))
        }
      },
      test: { server in
        let page = try await newPage()
        let origin = "http://127.0.0.1:\(server.port)"
        try await page.openLive(origin + "/m/")
        try await page.evaluate("globalThis.shared = []; \(device)")
        try await page.click("Share")
        try await test(page, origin + "/m/film/7")
        #expect(page.consoleErrors.isEmpty)
        #expect(try await page.evaluate("location.pathname").string == "/m/")
      })
  }

  private static let notice = "document.getElementById('notice').textContent"

  @Test func `a device is given the address and the title of the screen`() async throws {
    try await run("navigator.share = async (what) => { shared.push(JSON.stringify(what)); }") {
      page, film in
      try await page.waitUntil("shared.length")
      #expect(
        try await page.evaluate("shared.join()").string
          == "{\"title\":\"Dune · Market\",\"url\":\"\(film)\"}")
      #expect(try await page.evaluate(Self.notice).string == "")
    }
  }

  @Test func `a device that cannot share gets the address to paste, and is told`() async throws {
    let device = """
      navigator.share = undefined;
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { shared.push(text); } } })
      """
    try await run(device) { page, film in
      try await page.waitFor("The address has been copied.")
      #expect(try await page.evaluate("shared.join()").string == film)
    }
  }

  @Test func `a browser that may not copy either shows the address`() async throws {
    let device = """
      navigator.share = undefined;
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      """
    try await run(device) { page, film in try await page.waitFor(film) }
  }

  @Test func `a person who closes the list of the device hears nothing of it`() async throws {
    let device = """
      navigator.share = async () => { shared.push('asked'); throw new DOMException('', 'AbortError'); }
      """
    try await run(device) { page, _ in
      try await page.waitUntil("shared.length")
      #expect(try await page.evaluate(Self.notice).string == "")
    }
  }
}
