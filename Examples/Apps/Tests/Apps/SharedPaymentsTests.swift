import PaymentsDelivery
import Sillar
import SillarTesting
import Testing

@testable import CatalogDelivery

/// One test for all flavours: the way to a payment is each app's own, and from there on all is the same.
@Suite(.backend) struct SharedPaymentsTests {
  enum Method: String, CaseIterable, Sendable { case balance, newCard }

  struct Situation: Sendable, CustomTestStringConvertible {
    let brand: Brand
    let language: String
    let method: Method

    static let all = Brand.allCases.flatMap { brand in
      ["en", "es"].flatMap { language in
        Method.allCases.map { Situation(brand: brand, language: language, method: $0) }
      }
    }

    var testDescription: String { "\(brand.rawValue) in \(language) by \(method.rawValue)" }
  }

  @Test(arguments: Situation.all)
  func `one goes through the same Payments screens in both flavours and languages`(
    _ situation: Situation
  ) async throws {
    let visitor = newcomer(reading: situation.language)
    try await withWindow(for: visitor) {
      try situation.brand.make(in: $0, clock: $1)
    } _: { host, words in
      #expect(words.language == situation.language)
      let due = try await goToPayment(in: situation.brand, host, words)
      try await pay(due, by: situation.method, host, words)
      try await endOfPayment(of: due, by: situation.method, in: situation.brand, host, words)
    }
  }

  private struct Due {
    let amount: Int
    let payee: String
  }

  // MARK: What is each app's own

  private func goToPayment(
    in brand: Brand, _ host: TestHost, _ words: Localisation
  ) async throws -> Due {
    switch brand {
    case .market:
      let shopping = Shopping(host: host, words: words)
      let isSpanish = words.language == "es"
      try await shopping.find(
        isSpanish ? "cafetera" : "moka",
        expecting: isSpanish ? "Cafetera italiana de seis tazas" : "Six-cup moka pot")
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
    of due: Due, by method: Method, in brand: Brand, _ host: TestHost, _ words: Localisation
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
    _ due: Due, by method: Method, _ host: TestHost, _ words: Localisation
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
