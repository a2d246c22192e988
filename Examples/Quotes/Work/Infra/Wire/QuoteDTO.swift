import Foundation
import Work

/// An offer as the service sends it.
public struct QuoteDTO: Decodable, Sendable {
  struct Item: Decodable {
    let text: String
    let quantity: Int
    let price: MoneyDTO
  }

  struct MoneyDTO: Decodable {
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
  let validUntil: String
  let state: Quote.State
  let created: Date

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
      total: total.record, validUntil: validUntil, state: state, created: created)
  }
}
