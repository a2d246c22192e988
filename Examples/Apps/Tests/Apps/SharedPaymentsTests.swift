import PaymentsDelivery
import Sillar
import SillarTesting
import Testing

@testable import CatalogDelivery

/// One test for all flavors: the way to a payment is each app's own, and from there on all is the same.
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

  private struct Due {
    let amount: Int
    let payee: String
  }

  // MARK: What is each app's own

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
      try await host.see(words.text(AccountWord.balance))
      try await host.see(words.euros(250_00))
      try await host.tap(words.text(AccountWord.pay), in: "Grace Bennett")
      return Due(amount: 14_20, payee: "Grace Bennett")
    }
  }

  private func endOfPayment(
    of due: Due, by method: Method, in brand: Brand, _ host: TestHost, _ words: Localization
  ) async throws {
    switch brand {
    case .market:
      try await host.see(words.text(CatalogString.paidTitle))
      try await host.see(words.euros(due.amount))
    case .wallet:
      #expect(await host.screenName == "account-home")
      try await host.see(words.text(AccountWord.balance))
      // What was asked for is no longer asked for; a card leaves the balance as it was, and no movement.
      switch method {
      case .balance: try await host.see(words.euros(250_00 - due.amount))
      case .newCard: try await host.dontSee(words.euros(due.amount))
      }
    }
  }

  // MARK: What is the same

  private func pay(
    _ due: Due, by method: Method, _ host: TestHost, _ words: Localization
  ) async throws {
    let paying = Paying(host: host, words: words)
    let amount = words.euros(due.amount)
    var screens: [String?] = []

    try await host.see(words.text(PaymentsString.methodTitle))
    try await host.see(amount)
    screens.append(await host.screenName)
    switch method {
    case .balance: try await host.tap(words.text(PaymentsString.balance))
    case .newCard:
      try await paying.typeCard()
      screens.append(await host.screenName)
      try await host.tap(words.text(PaymentsString.cardContinue))
    }

    try await host.see(words.text(PaymentsString.confirmationTitle))
    screens.append(await host.screenName)
    #expect(await !paying.showsCard())
    try await host.see(
      method == .balance
        ? words.text(
          PaymentsString.confirmationBalanceAfter, ["amount": words.euros(250_00 - due.amount)])
        : words.text(PaymentsString.brandedCard, ["brand": "Visa", "last": "4242"]))
    try await host.tap(words.text(PaymentsString.payNow, ["amount": amount]))

    try await host.see(words.text(PaymentsString.paidTitle))
    try await host.see(
      words.text(PaymentsString.paidAdvice, ["amount": amount, "payee": due.payee]))
    screens.append(await host.screenName)
    #expect(await !paying.showsCard())
    try await host.tap(words.text(PaymentsString.seeReceipt))

    try await host.see(words.text(PaymentsString.receiptTitle))
    try await host.see(words.text(PaymentsString.receiptPaid))
    try await host.see(amount)
    try await host.see(due.payee)
    screens.append(await host.screenName)
    #expect(await !paying.showsCard())
    #expect(
      screens
        == ["payment-method"] + (method == .newCard ? ["payment-card"] : [])
        + ["payment-confirmation", "payment-result", "payment-receipt"])
    try await host.tap(words.text(PaymentsString.done))
    #expect(await !paying.showsCard())
  }
}
