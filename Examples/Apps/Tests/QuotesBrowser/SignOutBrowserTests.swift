import Chromium
import Foundation
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// Signing out, as the windows of a user show it.
  @Suite(.timeLimit(.minutes(3))) struct SignOutBrowserTests {
    private static let path = "/requests/5e111a00-0000-4000-8000-000000000016"
    private let words: AppWords

    init() throws { words = try AppWords("Homeowner", ["SignIn"], in: "en") }

    @Test func `who signs out in one window is signed out in their others, and nobody else is`()
      async throws
    {
      try await QuotesCompany.open { company in
        let homeowner = company.homeowner
        let page = try await homeowner.signIn("Ana Ruiz", at: "/account", words: words)
        let other = try await page.context.newPage()
        try await other.openLive(homeowner.url(Self.path))
        try await other.waitFor("El grifo de la cocina gotea")
        let tokens = try homeowner.tokens
        let elsewhere = try await homeowner.signIn("Ana Ruiz", at: Self.path, words: words)
        try await elsewhere.waitFor("El grifo de la cocina gotea")

        let others = try homeowner.tokens.subtracting(tokens)
        let (token, another) = (try #require(tokens.first), try #require(others.first))
        #expect(try await company.letsIn(token))
        try await page.click(.role("button", name: words("SignIn.signOut")))
        for window in [page, other] {
          try await window.waitUntil("document.querySelector('input[type=password]')")
          #expect(try await !window.html.contains("El grifo"))
        }
        try await page.waitUntil("the session to end at the backend") {
          try await !company.letsIn(token)
        }
        #expect(try await company.letsIn(another))
        // A link to a screen of a signed-in user shows the sign-in form.
        try await other.openLive(homeowner.url(Self.path))
        #expect(
          try await other.evaluate("!!document.querySelector('input[type=password]')").bool == true)
        try await elsewhere.reload()
        try await elsewhere.waitFor("El grifo de la cocina gotea")
      }
    }
  }
}
