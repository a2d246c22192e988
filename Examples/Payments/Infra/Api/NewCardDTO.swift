import PaymentsModel

/// A card to register, on the wire. It is made for one request and exists no longer than that.
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
