/// A payment card as it is stored: without its number.
///
///     print(card.brand, card.last4, card.expiry)
public struct Card: Identifiable, Equatable, Sendable, Prefixed {
  public typealias ID = CommerceID<Card>
  public static let prefix = "card"

  public let id: ID
  public let brand: CardBrand
  public let last4: String
  public let expiry: CardExpiry
  /// True if the card may be used for further payments; otherwise it pays once.
  public let isKept: Bool
  /// True if the issuer declines every payment.
  public let isDeclined: Bool

  public init(
    id: ID, brand: CardBrand, last4: String, expiry: CardExpiry, isKept: Bool, isDeclined: Bool
  ) {
    self.id = id
    self.brand = brand
    self.last4 = last4
    self.expiry = expiry
    self.isKept = isKept
    self.isDeclined = isDeclined
  }
}
