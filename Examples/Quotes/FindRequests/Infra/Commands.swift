import Foundation
import SillarData
import Work
import WorkInfra

/// Takes a place among the professionals of a request.
struct ApplyCommand: OutboxCommand {
  static let kind = UnsentChange.Kind.applied.rawValue
  static let version = 1

  /// The name of its effect: see `RequestTables`.
  let effect: String
  let request: RequestID

  var subject: String { request.subject }

  init(request: RequestID) {
    effect = UUID().uuidString
    self.request = request
  }
}

/// Makes an offer for a request.
struct MakeOfferCommand: OutboxCommand {
  static let kind = UnsentChange.Kind.offered.rawValue
  static let version = 1

  /// The name of its effect: see `RequestTables`.
  let effect: String
  let request: RequestID
  let offer: NewOfferRecord

  var subject: String { request.subject }
}

/// A new offer as it is stored.
struct NewOfferRecord: Codable, Sendable {
  let id: String
  let items: [QuoteRecord.Item]
  let validUntil: String

  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }
}

/// The body that makes an offer.
struct NewOfferDTO: Encodable, Sendable {
  struct Item: Encodable, Sendable {
    let text: String
    let quantity: Int
    let price: Price
  }

  struct Price: Encodable, Sendable {
    /// In minor units.
    let amount: Int
    let currency: String
  }

  let id: String
  let items: [Item]
  let validUntil: String

  private enum CodingKeys: String, CodingKey {
    case id, items
    case validUntil = "valid_until"
  }

  init(_ offer: NewOfferRecord) {
    id = offer.id
    items = offer.items.map { item in
      let price = Price(amount: item.price.amount, currency: item.price.currency)
      return Item(text: item.text, quantity: item.quantity, price: price)
    }
    validUntil = offer.validUntil
  }
}
