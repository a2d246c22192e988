/// A card that the backend has registered. The app has only the last four digits of its number.
public struct PaymentCard: Hashable, Sendable, Identifiable {
  /// The identity of a card, such as `card_1`.
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

/// A card to register at the backend. It is sent once and never stored.
public struct NewCard: Hashable, Sendable {
  public let number: CardNumber
  public let expiry: CardExpiry
  public let securityCode: SecurityCode
  public let holder: String
  /// True if the card may be used for further payments.
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
