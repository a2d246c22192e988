import BackendModel

/// The JSON of an order. `base` is the path of the API, under which the pictures are.
struct OrderBody: Encodable {
  struct Line: Encodable {
    let product: String
    let name: String
    let quantity: Int
    let price: MoneyBody
    let total: MoneyBody
    let picture: String
  }

  private enum CodingKeys: String, CodingKey {
    case id, state, placed, lines, total, payment
    case payBefore = "pay_before"
  }

  let id: String
  let state: String
  let placed: String
  let payBefore: String
  let lines: [Line]
  let total: MoneyBody
  let payment: Nullable<String>

  init(_ order: Order, language: Language, base: String) {
    id = order.id.rawValue
    state = order.state.rawValue
    placed = order.placed.timestamp
    payBefore = order.payBefore.timestamp
    lines = order.lines.map { line in
      Line(
        product: line.product.rawValue, name: line.name[language], quantity: line.quantity,
        price: MoneyBody(line.price), total: MoneyBody(line.total),
        picture: line.product.path(base: base))
    }
    total = MoneyBody(order.total)
    payment = Nullable(order.payment?.rawValue)
  }
}

/// The JSON body that places an order.
struct PlaceOrderBody: Decodable, Sendable {
  struct Line: Decodable, Sendable {
    let product: String
    let quantity: Int
  }

  /// Nil for Market.
  let shop: String?
  let lines: [Line]

  func action(for customer: CustomerID) throws(Refusal) -> PlaceOrder {
    try PlaceOrder(
      customer: customer, shop: Shop(named: shop),
      lines: lines.map { PlaceOrder.Line(product: $0.product, quantity: $0.quantity) })
  }
}
