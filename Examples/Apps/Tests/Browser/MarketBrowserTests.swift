import Chromium
import Foundation
import Programs
import Testing

@testable import BrowserSupport

extension Page {
  /// Presses Tab until the control with this name has the focus. The focus is visible on every control before it.
  fileprivate func tab(to name: String) async throws {
    let controls = ["a", "button", "input", "select", "textarea"]
    for _ in 0..<80 {
      // A new screen has the focus as a whole.
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
      let words = try AppWords("Market", ["Catalog", "Payments", "SignIn"], in: "es")
      let market = try suiteBranch()
      let page = try await newPage(viewport: .desktop)
      try await page.setLanguages("es-ES,es")
      try await page.openLive(market.url + "/")
      try await buyWithKeyboard(page, words)
      #expect(page.consoleErrors.isEmpty)
    }

    @Test(arguments: [Viewport.phone, .desktop])
    func `a notice that stays leaves the ways to shop reachable`(_ viewport: Viewport) async throws
    {
      let market = try suiteBranch()
      let page = try await newPage(viewport: viewport)
      try await page.openLive(market.url + "/")
      let text = "No connection: nothing was sent. Trying again until there is one…"
      let covered = try await page.evaluate(
        """
        (() => {
          document.body.classList.add("offline");
          const notice = document.getElementById("notice");
          notice.textContent = "\(text)";
          const buttons = [...document.querySelectorAll(".s-catalog-header .button")];
          const at = (box) => document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          const said = document.createRange();
          said.selectNodeContents(notice);
          const words = said.getBoundingClientRect();
          const isUnder = ({ left, right, top, bottom }) =>
            left < words.right && right > words.left && top < words.bottom && bottom > words.top;
          const bad = buttons.filter((button) => {
            const box = button.getBoundingClientRect();
            return !button.contains(at(box)) || isUnder(box);
          });
          return buttons.length + " " + bad.map((button) => button.textContent).join(", ");
        })()
        """)
      #expect(covered.string?.first.map { "123456789".contains($0) } == true)
      #expect(covered.string?.dropFirst(2) == "", "covered by the notice")
    }

    private func buyWithKeyboard(_ page: Page, _ words: AppWords) async throws {
      func isSpanish() async throws {
        #expect(try await page.evaluate("document.documentElement.lang").string == "es")
      }
      try await page.waitFor(words("Catalog.shopTitle"))
      try await isSpanish()
      try await page.tab(to: words("Catalog.search"))
      try await page.type("cafetera")
      try await page.waitFor(words("Catalog.results") + "cafetera")
      try await page.tab(to: "Cafetera italiana")
      try await page.press(.enter)
      try await page.waitFor(words("Catalog.facts"))
      try await isSpanish()

      // Raises the quantity to two.
      try await page.tab(to: words("Catalog.moreSpoken"))
      try await page.press(.space)
      try await page.tab(to: words("Catalog.addToBasket"))
      try await page.press(.tab, [.shift])
      let before = try #require(await page.focusedElement)
      let (more, add) = (try words("Catalog.moreSpoken"), try words("Catalog.addToBasket"))
      #expect(before.isFocusVisible && before.name.contains(more), "\(before)")
      try await page.press(.tab)
      let button = try #require(await page.focusedElement)
      #expect(button.name == add, "after \(before)")
      try await page.press(.space)
      try await page.tab(to: words("Catalog.toBasket"))
      try await page.press(.enter)
      try await page.waitFor(words("Catalog.basketTitle"))
      try await page.waitFor("59,80")
      try await page.tab(to: words("Catalog.checkOut"))
      try await page.press(.enter)

      try await page.waitFor(words("SignIn.guestAdvice"))
      try await isSpanish()
      try await page.tab(to: words("SignIn.guest"))
      try await page.press(.enter)

      try await page.waitFor(words("Payments.methodTitle"))
      try await isSpanish()
      try await page.tab(to: words("Payments.newCard"))
      try await page.press(.enter)
      try await page.waitFor(words("Payments.cardTitle"))
      for (field, text) in [
        ("cardNumber", "4242424242424242"), ("cardExpiry", "12/39"), ("cardCode", "917"),
        ("cardHolder", "Ada Vega"),
      ] {
        try await page.tab(to: words("Payments.\(field)"))
        try await page.type(text)
      }
      try await page.press(.enter)

      try await page.waitFor(words("Payments.confirmationTitle"))
      #expect(try await !page.html.contains("4242424242424242"))
      try await page.tab(to: words("Payments.payNow") + " 59,80")
      try await page.press(.space)
      try await page.waitFor(words("Payments.paidTitle"))
      try await page.tab(to: words("Payments.seeReceipt"))
      try await page.press(.enter)
      try await page.waitFor(words("Payments.receiptTitle"))
      try await page.waitFor("Visa")
      try await page.waitFor("59,80")
      try await isSpanish()
      #expect(try await page.url.contains("/receipts/pay_"))
      try await page.tab(to: words("Payments.done"))
      try await page.press(.enter)
      try await page.waitFor(words("Catalog.paidTitle"))
      try await isSpanish()
    }

    @Test func `a purchase by a new card with JavaScript off`() async throws {
      let words = try AppWords("Market", ["Catalog", "Payments", "SignIn"], in: "en")
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
      try await press("Catalog.addToBasket")
      try await press("Catalog.toBasket")
      #expect(try await page.text.contains("29.90"))
      try await press("Catalog.checkOut")
      #expect(try await page.text.contains(words("SignIn.guestAdvice")))
      try await press("SignIn.guest")
      #expect(try await page.text.contains(words("Payments.methodTitle")))
      try await press("Payments.newCard")
      for (field, text) in [
        ("cardNumber", "4242424242424242"), ("cardExpiry", "12/39"), ("cardCode", "917"),
        ("cardHolder", "Ada"),
      ] {
        try await page.fill(.text(words("Payments.\(field)")), with: text)
      }
      try await press("Payments.cardContinue")
      #expect(try await page.text.contains(words("Payments.confirmationTitle")))
      #expect(try await !page.html.contains("4242424242424242"))
      try await press("Payments.payNow")
      #expect(try await page.text.contains(words("Payments.paidTitle")))
      try await press("Payments.seeReceipt")
      #expect(try await page.text.contains(words("Payments.receiptReference")))
      try await press("Payments.done")
      #expect(try await page.text.contains(words("Catalog.paidTitle")))
      #expect(page.consoleErrors.isEmpty)
    }

    @Test func `a payment whose backend is killed is found out about, and made once`() async throws
    {
      let words = try AppWords("Market", ["Catalog", "Payments", "SignIn"], in: "en")
      try await Branch.open("market") { market in
        let page = try await newPage()
        func order() async throws {
          // The goods of a paid order leave the basket a moment later.
          try await page.openLive(market.url + "/basket")
          try await page.waitFor(words("Catalog.basketEmptyTitle"))
          try await page.openLive(market.url + "/product/moka-pot")
          try await page.click(.text(words("Catalog.addToBasket")))
          try await page.click(.text(words("Catalog.toBasket")))
          try await page.click(.text(words("Catalog.checkOut")))
          try await page.waitFor(words("Payments.methodTitle"))
        }
        try await page.openLive(market.url + "/orders")
        try await page.continueAsGuest()
        try await order()
        try await page.waitFor("€250.00")
        try await page.click(.text(words("Payments.balance")))
        try await page.waitFor(words("Payments.confirmationTitle"))
        await market.freezeBackend()
        try await page.click(.text(words("Payments.payNow")))
        try await page.waitFor(words("Payments.sendingTitle"))
        try await market.restartBackend()
        try await page.waitFor(words("Payments.paidTitle"), within: .seconds(45))
        try await page.waitFor("€29.90")
        try await page.click(.text(words("Payments.seeReceipt")))
        try await page.waitFor(words("Payments.receiptReference"))
        try await order()
        try await page.waitFor("€220.10")
      }
    }

    @Test(arguments: [360, 1440])
    func `no screen of a purchase is wider than the window, and its headings have no gap`(
      width: Int
    ) async throws {
      let words = try AppWords("Market", ["Catalog", "Payments", "SignIn"], in: "es")
      let market = try suiteBranch()
      let page = try await newPage(viewport: Viewport(width: width, height: 800))
      try await page.setLanguages("es-ES,es")
      func check(_ title: String) async throws {
        let title = try words(title)
        try await page.waitFor(title)
        let layout = try await page.settledLayout
        #expect(layout.outside.isEmpty, "\(title)")
        let levels = try await page.evaluate(
          "[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(h => +h.tagName[1])"
        ).array.compactMap(\.int)
        #expect(levels.first == 1, "\(title)")
        #expect(
          zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(title): \(levels)")
      }
      try await page.openLive(market.url + "/")
      try await check("Catalog.shopTitle")
      try await page.openLive(market.url + "/product/chef-knife")
      try await check("Catalog.facts")
      try await page.click(.text(words("Catalog.addToBasket")))
      try await page.click(.text(words("Catalog.toBasket")))
      try await check("Catalog.basketTitle")
      try await page.click(.text(words("Catalog.checkOut")))
      try await check("SignIn.title")
      try await page.click(.text(words("SignIn.guest")))
      try await check("Payments.methodTitle")
      try await page.click(.text(words("Payments.newCard")))
      try await check("Payments.cardTitle")
      for (field, text) in [
        ("cardNumber", "4242424242424242"), ("cardExpiry", "12/39"), ("cardCode", "917"),
        ("cardHolder", "Ada"),
      ] {
        try await page.fill(.text(words("Payments.\(field)")), with: text)
      }
      try await page.click(.text(words("Payments.cardContinue")))
      // The knife costs enough to be paid in installments.
      try await check("Payments.instalmentsTitle")
      try await page.click("12,9")
      try await check("Payments.interest")
      try await page.click(.text(words("Payments.payNow")))
      try await check("Payments.paidTitle")
      try await page.click(.text(words("Payments.seeReceipt")))
      try await check("Payments.receiptReference")
      #expect(page.consoleErrors.isEmpty)
    }
  }
}
