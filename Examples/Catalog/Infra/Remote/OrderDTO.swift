import CatalogModel
import Foundation
import SillarModel

/// An order as the shop writes it. What came is also stored like this.
struct OrderDTO: Codable, Sendable {
  struct Line: Codable, Sendable {
    let product: String
    let name: String
    let quantity: Int
    let price: MoneyDTO
    let total: MoneyDTO
    let picture: String?
  }

  let id: String
  let state: String
  let placed: String
  let payBefore: String
  let lines: [Line]
  let total: MoneyDTO
  let payment: String?

  private enum CodingKeys: String, CodingKey {
    case id, state, placed, lines, total, payment
    case payBefore = "pay_before"
  }

  /// - Throws: `CatalogError.serviceFailed` for an order that makes no sense.
  func order() throws -> Order {
    guard let id = Order.ID(inLink: id), let state = Order.State(rawValue: state),
      let placed = Self.date(placed), let payBefore = Self.date(payBefore)
    else {
      throw CatalogError.serviceFailed(
        "the order \(id) has the state \(state) and the dates \(placed) and \(payBefore)")
    }
    guard lines.allSatisfy({ 1...Basket.mostOfOne ~= $0.quantity }) else {
      throw CatalogError.serviceFailed("the order \(id) has a line of an impossible quantity")
    }
    return Order(
      id: id, state: state, placed: placed, payBefore: payBefore,
      lines: lines.map { line in
        Order.Line(
          id: Product.ID(line.product), name: line.name, quantity: line.quantity,
          price: line.price.money, total: line.total.money,
          picture: line.picture?.split(separator: "/").last.flatMap {
            ProductPicture(file: String($0))
          })
      }, total: total.money, payment: payment)
  }

  /// RFC 3339, with or without fractions of a second.
  private static func date(_ text: String) -> Date? {
    (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

/// What an order is asked for with. Its bytes must be the same each time.
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
