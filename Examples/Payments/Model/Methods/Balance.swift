public import Money

/// The money that a customer has with us.
public struct Balance: Hashable, Sendable {
  public let available: Money
  /// Whether it is enough for what is to be paid.
  public let isSufficient: Bool

  public init(available: Money, isSufficient: Bool) {
    self.available = available
    self.isSufficient = isSufficient
  }
}
