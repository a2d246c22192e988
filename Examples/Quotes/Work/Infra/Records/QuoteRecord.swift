import Foundation
import Money
public import Work

/// An offer as it is stored. Unsent changes contain it, so its members keep their names.
public struct QuoteRecord: Codable, Hashable, Sendable {
  public struct Item: Codable, Hashable, Sendable {
    public let text: String
    public let quantity: Int
    public let price: MoneyRecord
  }

  public let id: String
  let request: String
  let professional: PersonRecord
  public let items: [Item]
  let total: MoneyRecord
  /// A day, such as `2026-12-01`.
  public let validUntil: String
  var state: Quote.State
  let created: Date

  private enum CodingKeys: String, CodingKey {
    case id, request, professional, items, total, state, created
    case validUntil = "valid_until"
  }
}

/// An amount as it is stored.
public struct MoneyRecord: Codable, Hashable, Sendable {
  /// In minor units.
  public let amount: Int
  public let currency: String

  /// Nil for an unknown currency.
  var money: Money? { Currency(currency).map { Money(minorUnits: amount, $0) } }
}

extension MoneyRecord {
  init(_ money: Money) { self.init(amount: money.minorUnits, currency: money.currency.code) }
}

extension QuoteRecord {
  public init(_ quote: Quote) {
    self.init(
      id: quote.id.rawValue, request: quote.request.rawValue,
      professional: PersonRecord(quote.professional),
      items: quote.items.map {
        Item(text: $0.text, quantity: $0.quantity, price: MoneyRecord($0.price))
      },
      total: MoneyRecord(quote.total), validUntil: quote.validUntil.description,
      state: quote.state, created: quote.created)
  }
}

extension Quote {
  /// An amount in large type.
  public init?(_ record: QuoteRecord, unsent: UnsentChange? = nil) {
    let items = record.items.compactMap { item in
      item.price.money.map { QuoteItem(text: item.text, quantity: item.quantity, price: $0) }
    }
    guard items.count == record.items.count, let total = record.total.money,
      let validUntil = Day(record.validUntil)
    else { return nil }
    self.init(
      id: QuoteID(rawValue: record.id), request: RequestID(rawValue: record.request),
      professional: record.professional.person, items: items, total: total, validUntil: validUntil,
      state: record.state, created: record.created, unsent: unsent)
  }
}
