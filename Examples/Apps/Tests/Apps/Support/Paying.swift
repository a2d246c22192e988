import Foundation
import Sillar
import SillarTesting
import Testing

@testable import AccountDelivery
@testable import PaymentsDelivery

typealias AccountWords = AccountDelivery.Words
typealias PaymentsWords = PaymentsDelivery.Words

/// What people do to pay, in the words of their app.
struct Paying {
  static let cardNumber = "4242 4242 4242 4242"
  static let holder = "Ada Lovelace"
  static let securityCode = "917"

  let host: TestHost
  let words: Localization

  /// Chooses a new card, and types it.
  func typeCard() async throws {
    try await host.tap(words.text(PaymentsWords.newCard))
    try await host.see(words.text(PaymentsWords.cardTitle))
    try await host.type(Self.cardNumber, into: words.text(PaymentsWords.cardNumber))
    try await host.type("12/39", into: words.text(PaymentsWords.cardExpiry))
    try await host.type(Self.securityCode, into: words.text(PaymentsWords.cardCode))
    try await host.type(Self.holder, into: words.text(PaymentsWords.cardHolder))
  }

  /// Whether anything of the typed card but its last four digits is to be read.
  func showsCard() async -> Bool {
    let text = await host.text
    return [Self.cardNumber, Self.cardNumber.filter(\.isNumber), Self.securityCode, Self.holder]
      .contains { text.contains($0) }
  }
}

extension Localization {
  /// An amount of euros.
  func euros(_ cents: Int) -> String { money(Decimal(cents) / 100, currency: "EUR") }
}
