import Foundation
import Sillar
import SillarTesting
import Testing

@testable import AccountDelivery
@testable import PaymentsDelivery

typealias AccountWords = AccountDelivery.Words
typealias PaymentsWords = PaymentsDelivery.Words

/// The steps of a payment, with the texts of the app.
struct Paying {
  static let cardNumber = "4242 4242 4242 4242"
  static let holder = "Ada Lovelace"
  static let securityCode = "917"

  let host: TestHost
  let words: Localization

  /// Chooses payment by a new card, and fills in the card form.
  func typeCard() async throws {
    try await host.tap(words.text(PaymentsWords.newCard))
    try await host.see(words.text(PaymentsWords.cardTitle))
    try await host.type(Self.cardNumber, into: words.text(PaymentsWords.cardNumber))
    try await host.type("12/39", into: words.text(PaymentsWords.cardExpiry))
    try await host.type(Self.securityCode, into: words.text(PaymentsWords.cardCode))
    try await host.type(Self.holder, into: words.text(PaymentsWords.cardHolder))
  }

  /// Returns true if the screen shows more of the typed card than its last four digits.
  func showsCard() async -> Bool {
    let text = await host.text
    return [Self.cardNumber, Self.cardNumber.filter(\.isNumber), Self.securityCode, Self.holder]
      .contains { text.contains($0) }
  }
}

extension Localization {
  /// Returns an amount of euros, formatted.
  func euros(_ cents: Int) -> String { money(Decimal(cents) / 100, currency: "EUR") }
}
