import Chromium
import Testing

@testable import BrowserSupport

extension InBrowser {
  @Suite(.branch("wallet", "--session-expires-after", "none"), .timeLimit(.minutes(3)))
  struct WalletBrowserTests {
    private let words: AppWords

    init() throws {
      words = try AppWords("Wallet", ["Sillar", "Account", "Payments", "Lock", "SignIn"], in: "en")
    }

    @Test func `money that is sent is in the activity, with what is left after it`() async throws {
      let wallet = try suiteBranch()
      let page = try await newPage()
      try await page.openLive(wallet.url + "/")
      try await page.continueAsGuest()
      try await page.waitFor("€250.00")
      try await page.click(.text(words("Account.homeSend")))
      // The button and the title of the next screen have the same text.
      try await page.waitUntil("location.pathname == '/send'")
      try await page.fill(.text(words("Account.formSearch")), with: "luc")
      // The search removes other rows, and the rest move.
      try await page.waitForNo("Carmen Iglesias")
      try await page.click("Lucía Romero")
      try await page.fill(.text(words("Account.formAmount")), with: "12.50")
      try await page.fill(.text(words("Account.formNote")), with: "Two coffees")
      try await page.click(.text(words("Account.sendContinue")))
      try await page.waitFor(words("Payments.methodTitle"))
      try await page.click(.text(words("Payments.balance")))
      try await page.waitFor(words("Payments.confirmationTitle"))
      try await page.click(.text(words("Payments.payNow") + " €12.50"))
      try await page.waitFor(words("Payments.paidTitle"))
      try await page.click(.text(words("Payments.seeReceipt")))
      try await page.waitFor(words("Payments.receiptReference"))
      try await page.click(.text(words("Payments.done")))
      try await page.waitFor("€237.50")
      try await page.click(.text(words("Account.homeAllActivity")))
      try await page.waitUntil("location.pathname == '/activity'")
      try await page.waitFor("Two coffees")
      let first = try await page.evaluate("document.querySelector('li').innerText").string ?? ""
      for part in ["Lucía Romero", "Two coffees", "-€12.50", "€237.50"] {
        #expect(first.contains(part), "\(part) in \(first)")
      }
      // The chart of the balance, by keyboard: from the last bar to the one before it.
      let title = try words("Account.chartTitle")
      let chart = "document.querySelector('[aria-label=\"\(title)\"]')?.shadowRoot"
      try await page.waitUntil("\(chart)?.querySelectorAll('button').length > 1")
      try await page.evaluate("\(chart).querySelector('[tabindex=\"0\"]').focus()")
      let chosen = "\(chart).activeElement.ariaLabel"
      let last = try await page.evaluate(chosen).string ?? ""
      #expect(last.hasSuffix("€237.50"), "\(last)")
      try await page.press(.left)
      let before = try await page.evaluate(chosen).string ?? ""
      let movement = "Carmen Iglesias"
      #expect(before.hasSuffix("€250.00") && before.contains(movement), "\(before)")
      try await page.press(.enter)
      try await page.waitUntil("location.pathname.startsWith('/activity/')")
      try await page.waitFor(movement)
      #expect(page.consoleErrors.isEmpty)
    }

    @Test func `on a phone with text twice as large no word breaks inside`() async throws {
      let wallet = try suiteBranch()
      let page = try await newPage(viewport: Viewport(width: 360, height: 800))
      try await page.openLive(wallet.url + "/")
      try await page.continueAsGuest()
      for path in ["/", "/requests"] {
        try await page.openLive(wallet.url + path)
        try await page.waitFor("Grace Bennett")
        let broken = try await page.evaluate(
          """
          (() => {
            document.documentElement.style.fontSize = '200%'
            const texts = document.createTreeWalker(
              document.querySelector('main'), NodeFilter.SHOW_TEXT)
            const broken = []
            while (texts.nextNode()) {
              const node = texts.currentNode
              for (const word of node.data.matchAll(/[^\\s-]+/g)) {
                const range = document.createRange()
                range.setStart(node, word.index)
                range.setEnd(node, word.index + word[0].length)
                const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)))
                if (lines.size > 1) broken.push(word[0])
              }
            }
            return broken
          })()
          """)
        #expect(broken.array.compactMap(\.string) == [], "\(path)")
        let overflow = try await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        #expect(try #require(overflow.int) <= 0, "\(path)")
      }
    }

    @Test func `two clicks on Pay, the one upon the other, pay once`() async throws {
      let wallet = try suiteBranch()
      let page = try await newPage()
      try await page.openLive(wallet.url + "/")
      try await page.continueAsGuest()
      try await page.waitFor("Grace Bennett")
      try await page.click(.text(words("Account.requestsPay")))
      try await page.click(.text(words("Payments.balance")))
      try await page.waitFor(words("Payments.confirmationTitle"))
      let pay = try words("Payments.payNow")
      try await page.evaluate(
        """
        (button => { button.click(); button.click(); button.click(); })(
          [...document.querySelectorAll('button')].find(b => b.innerText.startsWith('\(pay) ')))
        """)
      try await page.waitFor(words("Payments.paidTitle"))
      try await page.click(.text(words("Payments.seeReceipt")))
      try await page.waitFor(words("Payments.receiptReference"))
      try await page.openLive(wallet.url + "/activity")
      try await page.waitFor("€250.00")
      // The saved activity may be older than the payment.
      try await page.waitForNo(words("Sillar.saved.updating"))
      let count = try await page.evaluate(
        """
        [...document.querySelectorAll('li')].filter(row =>
          row.innerText.includes('\(words("Account.request-out"))')).length
        """)
      // The demo data has one such row.
      #expect(count.int == 2)
    }

    @Test func `a window that nobody uses hides what is on it, and only the PIN shows it again`()
      async throws
    {
      try await Branch.open("wallet", ["--session-expires-after", "1s"]) { wallet in
        let page = try await newPage()
        try await page.openLive(wallet.url + "/activity")
        try await page.continueAsGuest()
        try await choosePIN(page)
        try await page.waitFor(words("Lock.lockedTitle"))
        // Loading the page again opens nothing.
        try await page.reload()
        try await page.waitUntilLive()
        try await page.waitFor(words("Lock.lockedTitle"))
        #expect(try await !page.html.contains("250.00"))
        #expect(try await !page.text.contains("Lucía"))
        try await page.fill(.text(words("Lock.pin")), with: "2580")
        try await page.click(.text(words("Lock.open")))
        try await page.waitFor("€250.00")
        try await page.waitFor(words("Lock.lockedTitle"))
        #expect(try await !page.html.contains("250.00"))
        #expect(page.consoleErrors.isEmpty)
      }
    }

    @Test func `who has forgotten the PIN signs out on the lock, and chooses a new one`()
      async throws
    {
      try await Branch.open("wallet", ["--session-expires-after", "4s"]) { wallet in
        let page = try await newPage()
        try await page.openLive(wallet.url + "/activity")
        try await page.continueAsGuest()
        try await choosePIN(page)
        try await page.waitFor(words("Lock.lockedTitle"))
        try await page.fill(.text(words("Lock.pin")), with: "1470")
        try await page.press(.enter)
        try await page.waitFor("Wrong PIN. 4 attempts left")
        // The next attempt can be typed at once.
        #expect(try await page.evaluate("document.activeElement.type").string == "password")
        try await page.click(.text(words("Lock.forgotten")))
        try await page.waitFor("nor to its money")
        try await page.click(.text(words("Lock.signOut")))
        try await page.waitFor(words("SignIn.guest"))
        #expect(try await !page.html.contains("250.00"))
        try await page.reload()
        try await page.waitUntilLive()
        try await page.continueAsGuest()
        try await page.waitFor(words("Lock.chooseTitle"))
        #expect(page.consoleErrors.isEmpty)
      }
    }

    private func choosePIN(_ page: Page) async throws {
      for label in ["Lock.pin", "Lock.again"] {
        try await page.fill(.text(words(label)), with: "2580")
      }
      try await page.click(.text(words("Lock.choose")))
    }
  }
}
