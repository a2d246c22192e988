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
