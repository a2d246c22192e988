import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  @Suite(.branch("cornershop"), .timeLimit(.minutes(3))) struct CornerShopBrowserTests {
    @Test func `what is bought for cash on delivery has a receipt, with its badge in the middle`()
      async throws
    {
      let words = try AppWords("CornerShop", ["Catalog", "Payments", "CornerShop"], in: "en")
      let shop = try suiteBranch()
      let page = try await newPage(viewport: Viewport(width: 360, height: 800))
      try await page.openLive(shop.url + "/product/moka-pot")
      try await page.click(.text(words("Catalog.addToBasket")))
      try await page.click(.text(words("Catalog.toBasket")))
      // The name must match exactly, because the bar has a link to the orders.
      try await page.click(.role("button", name: words("Catalog.checkOut")))
      try await page.continueAsGuest()
      try await page.click(.text(words("CornerShop.cash")))
      try await page.click(.text(words("CornerShop.orderNow")))
      try await page.waitFor(words("CornerShop.ordered"))
      try await page.click(.text(words("Payments.seeReceipt")))
      try await page.waitFor(words("Payments.receiptPromised"))
      let offset = try await page.evaluate(
        """
        (() => {
          const middle = box => (box.left + box.right) / 2
          const badge = document.querySelector('.card.s-centered > .badge')
          return Math.round(middle(badge.getBoundingClientRect())
            - middle(badge.parentElement.getBoundingClientRect()))
        })()
        """)
      #expect(offset.int == 0)
      try await page.click(.text(words("Payments.done")))
      try await page.waitFor(words("Catalog.stateConfirmed"))
      #expect(page.consoleErrors.isEmpty)
    }

    @Test(arguments: [("en", "moka", "1 result"), ("es", "italiana", "1 resultado")])
    func `the number of products found is read aloud once, when they are there`(
      _ language: String, _ query: String, _ text: String
    ) async throws {
      let words = try AppWords("CornerShop", ["Catalog"], in: language)
      let shop = try suiteBranch()
      let page = try await newPage()
      try await page.setLanguages(language)
      try await page.openLive(shop.url + "/")
      let place = "document.querySelector('[aria-live=polite].s-unseen')"
      try await page.waitUntil("!!\(place)?.textContent")
      _ = try await page.evaluate(
        """
        globalThis.read = [];
        new MutationObserver(() => { if (\(place)?.textContent) read.push(\(place).textContent); })
          .observe(document.querySelector('main'), { characterData: true, childList: true, subtree: true });
        """)
      try await page.click(.text(words("Catalog.search")))
      try await page.type(query)
      try await page.waitUntil("\(place)?.textContent === '\(text)'")
      #expect(try await page.evaluate("[...new Set(read)]").array.compactMap(\.string) == [text])
      #expect(try await page.evaluate("\(place).offsetWidth").int == 1)
    }
  }
}
