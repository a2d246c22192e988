import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// A phone that has lost the connection to the app.
  @Suite(.timeLimit(.minutes(2))) struct NoticeBrowserTests {
    private static let path = "/requests/5e111a00-0000-4000-8000-000000000016"

    @Test(arguments: [QuotesDesk.Role.homeowner, .pro])
    func `the notice is in the window, and leaves Back where it was`(
      _ role: QuotesDesk.Role
    ) async throws {
      let words = try AppWords("Homeowner", ["SignIn"], in: "en")
      try await QuotesCompany.open { company in
        let desk = role == .homeowner ? company.homeowner : company.pro
        let page = try await desk.signIn(
          role == .homeowner ? "Ana Ruiz" : "Carla Núñez", at: Self.path, words: words)
        try await page.waitFor("El grifo de la cocina gotea")
        try await page.waitUntil("document.getElementById('back').offsetWidth > 0")
        let before = try await page.edges("back")
        #expect(before.left >= 0 && before.left < before.right && before.right <= before.window)
        desk.browserLine.cut()
        try await page.waitUntil("document.getElementById('notice').textContent != ''")
        #expect(try await page.edges("back") == before)
        let notice = try await page.edges("notice")
        #expect(notice.left >= 0 && notice.right <= notice.window && notice.right > notice.left)
      }
    }
  }
}

private struct Edges: Equatable {
  let left: Int
  let right: Int
  let window: Int
}

extension Page {
  /// Returns the left and right edge of an element, and the width of the window.
  fileprivate func edges(_ id: String) async throws -> Edges {
    let box = "document.getElementById('\(id)').getBoundingClientRect()"
    func number(_ expression: String) async throws -> Int {
      try #require(try await evaluate("Math.round(\(expression))").int)
    }
    return Edges(
      left: try await number("\(box).left"), right: try await number("\(box).right"),
      window: try await number("innerWidth"))
  }
}
