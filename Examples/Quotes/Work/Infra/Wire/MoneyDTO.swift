/// An amount on the wire: `{"amount": 1999, "currency": "EUR"}`.
///
/// ```swift
/// let price = MoneyDTO(amount: 1999, currency: "EUR")
/// ```
public struct MoneyDTO: Codable, Hashable, Sendable {
  /// In minor units.
  public let amount: Int
  public let currency: String

  public init(amount: Int, currency: String) {
    self.amount = amount
    self.currency = currency
  }
}
