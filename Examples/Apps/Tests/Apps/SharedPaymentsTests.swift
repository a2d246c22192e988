import Sillar
import SillarTesting
import Testing

@testable import AccountDelivery
@testable import CatalogDelivery
@testable import PaymentsDelivery

/// One test for all flavors: each app has its own way to a payment, and the payment screens are the same.
@Suite(.backend) struct SharedPaymentsTests {
  enum Method: String, CaseIterable, Sendable { case balance, newCard }

  @Test(arguments: Brand.allCases, Method.allCases)
  func `one goes through the same Payments screens in both flavors`(
    _ brand: Brand, _ method: Method
  ) async throws {
    try await withWindow(for: newcomer(reading: "en")) {
      try brand.make(in: $0, clock: $1)
    } _: { host, words in
      let due = try await goToPayment(in: brand, host, words)
      try await pay(due, by: method, host, words)
      try await endOfPayment(of: due, by: method, in: brand, host, words)
    }
  }

  @Test func `a link leads to a receipt from wherever another link has led`() async throws {
    try await withWindow(at: "/orders", for: newcomer(reading: "en")) {
      try Brand.market.make(in: $0, clock: $1)
    } _: { host, words in
      #expect(await host.location.path == "/orders")
      try await host.open("/receipts/pay_1")
      try await host.see("There is no such receipt")
      try await host.tap(words.text(PaymentsWords.goBack))
      #expect(await host.location.path == "/")
    }
  }

  private struct Due {
    let amount: Int
    let payee: String
  }

  // MARK: Steps of each app

  private func goToPayment(
    in brand: Brand, _ host: TestHost, _ words: Localization
  ) async throws -> Due {
    switch brand {
    case .market:
      let shopping = Shopping(host: host, words: words)
      try await shopping.find("moka", expecting: "Six-cup moka pot")
      try await shopping.buy()
      return Due(amount: 29_90, payee: "Sillar Market")
    case .wallet:
      try await host.see(words.text(AccountWords.homeBalance))
      try await host.see(words.euros(250_00))
      try await host.tap(words.text(AccountWords.requestsPay), in: "Grace Bennett")
      return Due(amount: 14_20, payee: "Grace Bennett")
    }
  }

  private func endOfPayment(
    of due: Due, by method: Method, in brand: Brand, _ host: TestHost, _ words: Localization
  ) async throws {
    switch brand {
    case .market:
      try await host.see(words.text(CatalogWords.paidTitle))
      try await host.see(words.euros(due.amount))
    case .wallet:
      #expect(await host.screenName == "account-home")
      try await host.see(words.text(AccountWords.homeBalance))
      // The paid request is gone; a payment by card changes neither the balance nor the movements.
      switch method {
      case .balance: try await host.see(words.euros(250_00 - due.amount))
      case .newCard: try await host.dontSee(words.euros(due.amount))
      }
    }
  }

  // MARK: Steps of all apps

  private func pay(
    _ due: Due, by method: Method, _ host: TestHost, _ words: Localization
  ) async throws {
    let paying = Paying(host: host, words: words)
    let amount = words.euros(due.amount)
    var screens: [String?] = []

    try await host.see(words.text(PaymentsWords.methodTitle))
    try await host.see(amount)
    screens.append(await host.screenName)
    switch method {
    case .balance: try await host.tap(words.text(PaymentsWords.balance))
    case .newCard:
      try await paying.typeCard()
      screens.append(await host.screenName)
      try await host.tap(words.text(PaymentsWords.cardContinue))
    }

    try await host.see(words.text(PaymentsWords.confirmationTitle))
    screens.append(await host.screenName)
    #expect(await !paying.showsCard())
    try await host.see(
      method == .balance
        ? words.text(
          PaymentsWords.confirmationBalanceAfter, ["amount": words.euros(250_00 - due.amount)])
        : words.text(PaymentsWords.brandedCard, ["brand": "Visa", "last": "4242"]))
    try await host.tap(words.text(PaymentsWords.payNow, ["amount": amount]))

    try await host.see(words.text(PaymentsWords.paidTitle))
    try await host.see(
      words.text(PaymentsWords.paidAdvice, ["amount": amount, "payee": due.payee]))
    screens.append(await host.screenName)
    #expect(await !paying.showsCard())
    try await host.tap(words.text(PaymentsWords.seeReceipt))

    try await host.see(words.text(PaymentsWords.receiptTitle))
    try await host.see(words.text(PaymentsWords.receiptPaid))
    try await host.see(amount)
    try await host.see(due.payee)
    screens.append(await host.screenName)
    #expect(await !paying.showsCard())
    #expect(
      screens
        == ["payment-method"] + (method == .newCard ? ["payment-card"] : [])
        + ["payment-confirmation", "payment-result", "payment-receipt"])
    try await host.tap(words.text(PaymentsWords.done))
    #expect(await !paying.showsCard())
  }
}
