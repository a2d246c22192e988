/// A card that the backend knows. Nobody here knows more of its number than the last four digits.
public struct PaymentCard: Hashable, Sendable, Identifiable {
  /// Names a card, such as `card_1`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let brand: CardBrand
  public let lastFour: String
  public let expiry: CardExpiry

  public init(id: ID, brand: CardBrand, lastFour: String, expiry: CardExpiry) {
    self.id = id
    self.brand = brand
    self.lastFour = lastFour
    self.expiry = expiry
  }
}

/// A card that the backend is to learn of. It is sent once and never stored.
public struct NewCard: Hashable, Sendable {
  public let number: CardNumber
  public let expiry: CardExpiry
  public let securityCode: SecurityCode
  public let holder: String
  /// Whether it is for more than one payment.
  public let keeps: Bool

  public init(
    number: CardNumber, expiry: CardExpiry, securityCode: SecurityCode, holder: String, keeps: Bool
  ) {
    self.number = number
    self.expiry = expiry
    self.securityCode = securityCode
    self.holder = holder
    self.keeps = keeps
  }
}
