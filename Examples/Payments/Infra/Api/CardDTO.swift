import PaymentsModel

/// A card that the backend knows, on the wire.
struct CardDTO: Decodable, Sendable {
  let id: String
  let brand: String
  let last4: String
  let expiry: String

  func card() throws(Flaw) -> PaymentCard {
    guard let expiry = CardExpiry(iso: expiry) else { throw Flaw("\(expiry) is no month") }
    return PaymentCard(
      id: PaymentCard.ID(id), brand: CardBrand(wire: brand), lastFour: String(last4.suffix(4)),
      expiry: expiry)
  }
}

extension CardBrand {
  /// A brand that is not known here is another one.
  init(wire: String) { self = CardBrand(rawValue: wire) ?? .other }
}
