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
