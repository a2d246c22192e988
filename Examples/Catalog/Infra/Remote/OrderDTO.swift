import CatalogModel
import Foundation

/// An order as the shop writes it.
struct OrderDTO: Decodable, Sendable {
  private struct Line: Decodable {
    let product: String
    let name: String
    let quantity: Int
    let price: MoneyDTO
    let total: MoneyDTO
    let picture: String?
  }

  private enum Key: String, CodingKey {
    case id, state, placed, lines, total, payment
    case payBefore = "pay_before"
  }

  let order: Order

  /// - Throws: `DecodingError` for an order that makes no sense.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    func value<Value>(_ key: Key, _ make: (String) -> Value?) throws -> Value {
      let text = try members.decode(String.self, forKey: key)
      guard let value = make(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: members, debugDescription: "it is \"\(text)\"")
      }
      return value
    }
    let lines = try members.decode([Line].self, forKey: .lines)
    guard lines.allSatisfy({ 1...Basket.mostOfOne ~= $0.quantity }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .lines, in: members, debugDescription: "an impossible quantity")
    }
    order = Order(
      id: try value(.id) { Order.ID($0) }, state: try value(.state) { Order.State(rawValue: $0) },
      placed: try value(.placed, Self.date), payBefore: try value(.payBefore, Self.date),
      lines: lines.map { line in
        Order.Line(
          id: Product.ID(rawValue: line.product), name: line.name, quantity: line.quantity,
          price: line.price.money, total: line.total.money,
          picture: line.picture.flatMap { ProductPicture(path: $0) })
      }, total: try members.decode(MoneyDTO.self, forKey: .total).money,
      payment: try members.decodeIfPresent(String.self, forKey: .payment))
  }

  /// RFC 3339, with or without fractions of a second.
  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

/// The request for an order. Its bytes must be the same each time.
struct NewOrderDTO: Encodable, Sendable {
  struct Line: Encodable, Sendable {
    let product: String
    let quantity: Int
  }

  let lines: [Line]

  init(_ content: BasketContent) {
    lines = content.items.map { Line(product: $0.product.rawValue, quantity: $0.quantity) }
  }
}
