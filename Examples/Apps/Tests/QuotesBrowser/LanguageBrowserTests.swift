import Chromium
import Foundation
import Testing

@testable import BrowserSupport

extension InBrowser {
  /// The language and the appearance that a person chooses, in the middle of a form, and as they find them on another device.
  @Suite(.timeLimit(.minutes(3))) struct LanguageBrowserTests {
    private let english: AppWords
    private let spanish: AppWords

    init() throws {
      let modules = ["Sillar", "SignIn", "Work", "OwnRequests"]
      english = try AppWords("Homeowner", modules, in: "en")
      spanish = try AppWords("Homeowner", modules, in: "es")
    }

    @Test func `a form stays as it is in another language, which another device speaks, too`()
      async throws
    {
      try await QuotesCompany.open { company in
        let homeowner = company.homeowner
        let page = try await homeowner.signIn("Ana Ruiz", at: "/new", words: english)
        try await page.click(.text(english("Work.plumbing")))
        try await page.waitUntil("document.querySelector('input:checked')")
        try await page.click(.text(english("OwnRequests.proceed")))
        try await page.fill(.text(english("OwnRequests.title")), with: "The shower drips")
        try await page.click(.text(english("OwnRequests.description")))
        try await page.type("Since Monday")
        try await chooseSpanishAndDark(page)
        try await page.click(.css("#back"))
        try await page.waitFor(spanish("OwnRequests.stepDescription"))
        try await page.waitUntil(
          "[...document.querySelectorAll('main input[type=text], main textarea')].map(one => one.value)"
            + " == 'The shower drips,Since Monday'")
        try await page.click(.text(spanish("OwnRequests.previous")))
        try await page.waitUntil("document.querySelector('input:checked')")
        #expect(
          try await page.evaluate(
            "document.querySelector('input:checked').parentElement.innerText"
          ).string == (try spanish("Work.plumbing")))
        #expect(page.consoleErrors.isEmpty)

        let other = try await newPage()
        try await other.openLive(homeowner.url("/"))
        #expect(try await look(of: other) == "en undefined")
        try await other.signIn("Ana Ruiz", words: english)
        try await other.waitFor(spanish("OwnRequests.listTitle"))
        try await other.waitFor("El grifo de la cocina gotea")
        #expect(try await look(of: other) == "es dark")
        #expect(
          try await other.evaluate("!document.querySelector('main [role=alert]')").bool == true)
        try await other.waitUntil("document.cookie.includes('language=es')")
        // What is opened from now on, too.
        try await other.click(.text(spanish("OwnRequests.goOn")))
        try await other.waitFor(spanish("OwnRequests.proceed"))
        // Who signs out leaves the device as it is.
        try await other.openLive(homeowner.url("/account"))
        try await other.click(.role("button", name: spanish("SignIn.signOut")))
        try await other.waitUntil("document.querySelector('input[type=password]')")
        #expect(try await look(of: other) == "es dark")
        #expect(other.consoleErrors.isEmpty)
      }
    }

    private func chooseSpanishAndDark(_ page: Page) async throws {
      try await page.click(.css("#preferences"))
      try await page.waitFor(english("Sillar.preferences.dark"))
      try await page.click(.text(english("Sillar.preferences.dark")))
      try await page.waitUntil("document.documentElement.dataset.appearance == 'dark'")
      try await page.evaluate(
        "{ const menu = document.querySelector('main select'); menu.value = '2'; "
          + "menu.dispatchEvent(new Event('change', { bubbles: true })) }")
      try await page.waitUntil("document.documentElement.lang == 'es'")
      try await page.waitUntil("document.cookie.includes('language=es')")
    }

    /// The language and the appearance of a page.
    private func look(of page: Page) async throws -> String? {
      try await page.evaluate(
        "`${document.documentElement.lang} ${document.documentElement.dataset.appearance}`"
      ).string
    }
  }
}
