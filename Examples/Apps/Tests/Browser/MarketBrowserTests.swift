import Chromium
import Foundation
import Programs
import Testing

@testable import BrowserSupport

extension Page {
  /// Goes on with Tab until the control with this name has the focus. Wherever it comes by, one sees where one is.
  fileprivate func tab(to name: String) async throws {
    let controls = ["a", "button", "input", "select", "textarea"]
    for _ in 0..<80 {
      // A screen that has just come has the focus as a whole.
      if let focused = try await focusedElement, controls.contains(focused.tag) {
        #expect(focused.isFocusVisible, "\(focused)")
        let isInView = try await evaluate(
          """
          (box => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
            (document.activeElement.getBoundingClientRect())
          """)
        #expect(isInView == true, "\(focused) is out of view")
        if focused.name.contains(name) { return }
      }
      try await press(.tab)
    }
    Issue.record("Tab never reaches “\(name)” on:\n\(try await text)")
  }
}

extension InBrowser {
  @Suite(.branch("market"), .timeLimit(.minutes(3))) struct MarketBrowserTests {
    @Test func `a purchase in Spanish by a new card, with the keyboard alone`() async throws {
      let words = try AppWords("Market", ["Catalog", "Payments"], in: "es")
      let market = try suiteBranch()
      let page = try await newPage(viewport: .desktop)
      try await page.setLanguages("es-ES,es")
      try await page.openLive(market.url + "/")
      try await buyWithKeyboard(page, words)
      #expect(page.consoleErrors.isEmpty)
    }

    private func buyWithKeyboard(_ page: Page, _ words: AppWords) async throws {
      func isSpanish() async throws {
        #expect(try await page.evaluate("document.documentElement.lang").string == "es")
      }
      try await page.waitFor(words("Catalog.shop.title"))
      try await isSpanish()
      try await page.tab(to: words("Catalog.shop.search"))
      try await page.type("cafetera")
      try await page.waitFor(words("Catalog.shop.results") + "cafetera")
      try await page.tab(to: "Cafetera italiana")
      try await page.press(.enter)
      try await page.waitFor(words("Catalog.product.facts"))
      try await isSpanish()

      // Two of them.
      try await page.tab(to: words("Catalog.product.more-spoken"))
      try await page.press(.space)
      try await page.tab(to: words("Catalog.product.add"))
      try await page.press(.tab, [.shift])
      let before = try #require(await page.focusedElement)
      let (more, add) = (try words("Catalog.product.more-spoken"), try words("Catalog.product.add"))
      #expect(before.isFocusVisible && before.name.contains(more), "\(before)")
      try await page.press(.tab)
      let button = try #require(await page.focusedElement)
      #expect(button.name == add, "after \(before)")
      try await page.press(.space)
      try await page.tab(to: words("Catalog.product.to-basket"))
      try await page.press(.enter)
      try await page.waitFor(words("Catalog.basket.title"))
      try await page.waitFor("59,80")
      try await page.tab(to: words("Catalog.basket.check-out"))
      try await page.press(.enter)

      try await page.waitFor(words("Payments.method.title"))
      try await isSpanish()
      try await page.tab(to: words("Payments.method.new-card"))
      try await page.press(.enter)
      try await page.waitFor(words("Payments.card.title"))
      for (field, text) in [
        ("number", "4242424242424242"), ("expiry", "12/39"), ("code", "917"),
        ("holder", "Ada Vega"),
      ] {
        try await page.tab(to: words("Payments.card.\(field)"))
        try await page.type(text)
      }
      try await page.press(.enter)

      try await page.waitFor(words("Payments.confirmation.title"))
      #expect(try await !page.html.contains("4242424242424242"))
      try await page.tab(to: words("Payments.confirmation.pay") + " 59,80")
      try await page.press(.space)
      try await page.waitFor(words("Payments.result.paid-title"))
      try await page.tab(to: words("Payments.result.see-receipt"))
      try await page.press(.enter)
      try await page.waitFor(words("Payments.receipt.title"))
      try await page.waitFor("Visa")
      try await page.waitFor("59,80")
      try await isSpanish()
      #expect(try await page.url.contains("/receipts/pay_"))
      try await page.tab(to: words("Payments.receipt.done"))
      try await page.press(.enter)
      try await page.waitFor(words("Catalog.order.paid.title"))
      try await isSpanish()
    }

    @Test func `a purchase by a new card with JavaScript off`() async throws {
      let words = try AppWords("Market", ["Catalog", "Payments"], in: "en")
      let market = try suiteBranch()
      let page = try await newPage(javaScript: false)
      func press(_ name: String) async throws {
        let title = try words(name)
        try await page.waitForLoad { try await page.click(.text(title)) }
      }
      try await page.open(market.url + "/")
      try await page.fill(.css("input[type=search]"), with: "moka")
      try await page.waitForLoad { try await page.press(.enter) }
      try await page.waitForLoad { try await page.click("Six-cup moka pot") }
      try await press("Catalog.product.add")
      try await press("Catalog.product.to-basket")
      #expect(try await page.text.contains("29.90"))
      try await press("Catalog.basket.check-out")
      #expect(try await page.text.contains(words("Payments.method.title")))
      try await press("Payments.method.new-card")
      for (field, text) in [
        ("number", "4242424242424242"), ("expiry", "12/39"), ("code", "917"), ("holder", "Ada"),
      ] {
        try await page.fill(.text(words("Payments.card.\(field)")), with: text)
      }
      try await press("Payments.card.continue")
      #expect(try await page.text.contains(words("Payments.confirmation.title")))
      #expect(try await !page.html.contains("4242424242424242"))
      try await press("Payments.confirmation.pay")
      #expect(try await page.text.contains(words("Payments.result.paid-title")))
      try await press("Payments.result.see-receipt")
      #expect(try await page.text.contains(words("Payments.receipt.reference")))
      try await press("Payments.receipt.done")
      #expect(try await page.text.contains(words("Catalog.order.paid.title")))
      #expect(page.consoleErrors.isEmpty)
    }

    @Test func `a payment whose backend is killed is found out about, and made once`() async throws
    {
      let words = try AppWords("Market", ["Catalog", "Payments"], in: "en")
      try await Branch.open("market") { market in
        let page = try await newPage()
        func order() async throws {
          try await page.openLive(market.url + "/product/moka-pot")
          try await page.click(.text(words("Catalog.product.add")))
          try await page.click(.text(words("Catalog.product.to-basket")))
          try await page.click(.text(words("Catalog.basket.check-out")))
          try await page.waitFor(words("Payments.method.title"))
        }
        try await order()
        try await page.waitFor("€250.00")
        try await page.click(.text(words("Payments.pay.balance")))
        try await page.waitFor(words("Payments.confirmation.title"))
        market.freezeBackend()
        try await page.click(.text(words("Payments.confirmation.pay")))
        try await page.waitFor(words("Payments.result.sending-title"))
        try await market.restartBackend()
        try await page.waitFor(words("Payments.result.paid-title"), within: .seconds(45))
        try await page.waitFor("€29.90")
        try await page.click(.text(words("Payments.result.see-receipt")))
        try await page.waitFor(words("Payments.receipt.reference"))
        try await order()
        try await page.waitFor("€220.10")
      }
    }

    @Test(arguments: [360, 1440])
    func `no screen of a purchase is wider than the window, and its headings have no gap`(
      width: Int
    ) async throws {
      let words = try AppWords("Market", ["Catalog", "Payments"], in: "es")
      let market = try suiteBranch()
      let page = try await newPage(viewport: Viewport(width: width, height: 800))
      try await page.setLanguages("es-ES,es")
      func check(_ title: String) async throws {
        let title = try words(title)
        try await page.waitFor(title)
        let overflow = try await page.evaluate(
          "document.documentElement.scrollWidth - innerWidth")
        #expect(try #require(overflow.int) <= 0, "\(title)")
        let levels = try await page.evaluate(
          "[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(h => +h.tagName[1])"
        ).array.compactMap(\.int)
        #expect(levels.first == 1, "\(title)")
        #expect(
          zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(title): \(levels)")
      }
      try await page.openLive(market.url + "/")
      try await check("Catalog.shop.title")
      try await page.openLive(market.url + "/product/chef-knife")
      try await check("Catalog.product.facts")
      try await page.click(.text(words("Catalog.product.add")))
      try await page.click(.text(words("Catalog.product.to-basket")))
      try await check("Catalog.basket.title")
      try await page.click(.text(words("Catalog.basket.check-out")))
      try await check("Payments.method.title")
      try await page.click(.text(words("Payments.method.new-card")))
      try await check("Payments.card.title")
      for (field, text) in [
        ("number", "4242424242424242"), ("expiry", "12/39"), ("code", "917"), ("holder", "Ada"),
      ] {
        try await page.fill(.text(words("Payments.card.\(field)")), with: text)
      }
      try await page.click(.text(words("Payments.card.continue")))
      // The knife costs enough to be paid bit by bit.
      try await check("Payments.confirmation.instalments")
      try await page.click("12,9")
      try await check("Payments.confirmation.interest")
      try await page.click(.text(words("Payments.confirmation.pay")))
      try await check("Payments.result.paid-title")
      try await page.click(.text(words("Payments.result.see-receipt")))
      try await check("Payments.receipt.reference")
      #expect(page.consoleErrors.isEmpty)
    }
  }
}
