/// An offer on the wire.
///
/// ```swift
/// func cents(_ quote: QuoteDTO) -> Int { quote.total.amount }
/// ```
public struct QuoteDTO: Codable, Hashable, Sendable {
  public struct Item: Codable, Hashable, Sendable {
    public let text: String
    public let quantity: Int
    public let price: MoneyDTO

    public init(text: String, quantity: Int, price: MoneyDTO) {
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
  public let professional: PersonDTO
  public let items: [Item]
  public let total: MoneyDTO
  /// A day, such as `2026-12-01`.
  public let validUntil: String
  public var state: State
  public let created: DateDTO

  private enum CodingKeys: String, CodingKey {
    case id, request, professional, items, total, state, created
    case validUntil = "valid_until"
  }

  public init(
    id: String, request: String, professional: PersonDTO, items: [Item], total: MoneyDTO,
    validUntil: String, state: State, created: DateDTO
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
