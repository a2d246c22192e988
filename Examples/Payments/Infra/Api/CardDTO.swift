import PaymentsModel

/// A registered card on the wire.
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
  /// An unknown brand is read as ``other``.
  init(wire: String) { self = CardBrand(rawValue: wire) ?? .other }
}

/// A card to register, on the wire. It is made for one request and not kept.
struct NewCardDTO: Encodable, Sendable {
  let card: NewCard

  private enum CodingKeys: String, CodingKey {
    case number, expiry, holder, keep
    case securityCode = "security_code"
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(card.number.revealedDigits, forKey: .number)
    try members.encode(card.expiry.iso, forKey: .expiry)
    try members.encode(card.securityCode.revealedDigits, forKey: .securityCode)
    try members.encode(card.holder, forKey: .holder)
    try members.encode(card.keeps, forKey: .keep)
  }
}
