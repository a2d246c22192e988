import Work

/// An offer as the service sends it.
///
/// ```swift
/// func cents(_ quote: QuoteDTO) -> Int { quote.record.total.amount }
/// ```
public struct QuoteDTO: Decodable, Sendable {
  struct Item: Decodable, Sendable {
    let text: String
    let quantity: Int
    let price: MoneyDTO
  }

  struct MoneyDTO: Decodable, Sendable {
    /// In minor units.
    let amount: Int
    let currency: String

    var record: MoneyRecord { MoneyRecord(amount: amount, currency: currency) }
  }

  let id: String
  let request: String
  let professional: PersonDTO
  let items: [Item]
  let total: MoneyDTO
  /// A day, such as `2026-12-01`.
  let validUntil: String
  let state: QuoteRecord.State
  let created: DateDTO

  private enum CodingKeys: String, CodingKey {
    case id, request, professional, items, total, state, created
    case validUntil = "valid_until"
  }

  public var record: QuoteRecord {
    QuoteRecord(
      id: id, request: request, professional: professional.record,
      items: items.map {
        QuoteRecord.Item(text: $0.text, quantity: $0.quantity, price: $0.price.record)
      },
      total: total.record, validUntil: validUntil, state: state,
      created: DateRecord(created.date))
  }
}
