import CatalogModel
import Foundation
import MoneyInfra
import SillarModel

/// An order on the wire.
struct OrderDTO: DTO {
  typealias Record = OrderRecord

  struct Line: Decodable {
    let product: String
    let name: String
    let quantity: Int
    let price: MoneyDTO
    let total: MoneyDTO
    let picture: String?
  }

  private enum CodingKeys: String, CodingKey {
    case id, state, placed, lines, total, payment
    case payBefore = "pay_before"
  }

  let id: String
  let state: String
  let placed: Date
  let payBefore: Date
  let lines: [Line]
  let total: MoneyDTO
  let payment: String?

  var value: Order {
    get throws {
      guard let id = Order.ID(id), let state = Order.State(rawValue: state),
        lines.allSatisfy({ 1...Basket.mostOfOne ~= $0.quantity })
      else { throw Problem.broken("an impossible identity, state or quantity") }
      return Order(
        id: id, state: state, placed: placed, payBefore: payBefore,
        lines: lines.map { line in
          Order.Line(
            id: Product.ID(rawValue: line.product), name: line.name, quantity: line.quantity,
            price: line.price.money, total: line.total.money,
            picture: line.picture?.pictureName)
        }, total: total.money, payment: payment)
    }
  }
}

/// The body of the request for an order. Its bytes must be the same at each attempt.
struct NewOrderDTO: Encodable, Sendable {
  struct Line: Encodable, Sendable {
    let product: String
    let quantity: Int
  }

  let shop: String?
  let lines: [Line]

  init(_ content: BasketContent, shop: String?) {
    self.shop = shop
    lines = content.map { Line(product: $0.key.rawValue, quantity: $0.value) }
      .sorted { $0.product < $1.product }
  }
}
