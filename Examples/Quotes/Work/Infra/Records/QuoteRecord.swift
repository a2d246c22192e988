/// An offer as it is stored.
///
/// ```swift
/// func cents(_ quote: QuoteRecord) -> Int { quote.total.amount }
/// ```
public struct QuoteRecord: Codable, Hashable, Sendable {
  public struct Item: Codable, Hashable, Sendable {
    public let text: String
    public let quantity: Int
    public let price: MoneyRecord

    public init(text: String, quantity: Int, price: MoneyRecord) {
      self.text = text
      self.quantity = quantity
      self.price = price
    }
  }

  public enum State: String, Codable, Hashable, Sendable {
    case offered, accepted, declined, withdrawn, expired
  }

  public let id: String
  public let request: String
  public let professional: PersonRecord
  public let items: [Item]
  public let total: MoneyRecord
  /// A day, such as `2026-12-01`.
  public let validUntil: String
  public var state: State
  public let created: DateRecord

  private enum CodingKeys: String, CodingKey {
    case id, request, professional, items, total, state, created
    case validUntil = "valid_until"
  }

  public init(
    id: String, request: String, professional: PersonRecord, items: [Item], total: MoneyRecord,
    validUntil: String, state: State, created: DateRecord
  ) {
    self.id = id
    self.request = request
    self.professional = professional
    self.items = items
    self.total = total
    self.validUntil = validUntil
    self.state = state
    self.created = created
  }
}
