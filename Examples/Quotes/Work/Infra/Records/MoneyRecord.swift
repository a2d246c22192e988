/// An amount as it is stored.
///
/// ```swift
/// let price = MoneyRecord(amount: 1999, currency: "EUR")
/// ```
public struct MoneyRecord: Codable, Hashable, Sendable {
  /// In minor units.
  public let amount: Int
  public let currency: String

  public init(amount: Int, currency: String) {
    self.amount = amount
    self.currency = currency
  }
}
