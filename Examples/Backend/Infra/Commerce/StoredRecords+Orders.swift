import BackendModel
import Money
import SillarData

extension StoredRecords {
  func order(_ id: Order.ID) throws -> Order? {
    try one("purchase", "SELECT * FROM purchase WHERE id = \(id)", { try part($0) }, order)
  }

  func orders(
    of customer: CustomerID, at shop: Shop, _ request: SliceRequest
  ) throws -> Slice<Order> {
    try slice(
      "purchase", "SELECT * FROM purchase WHERE customer = \(customer) AND shop = \(shop)", request,
      { try part($0) }, order)
  }

  func unpaidOrders(of customer: CustomerID) throws -> Int {
    try database.value(
      """
      SELECT count(*) FROM purchase
      WHERE state = 'awaiting-payment' AND customer = \(customer) AND payBefore > \(now)
      """) ?? 0
  }

  func ordersToExpire() throws -> [Order] {
    try all(
      "purchase", "SELECT * FROM purchase WHERE state = 'awaiting-payment' AND payBefore <= \(now)",
      { try part($0) }, order)
  }

  func insert(_ order: Order) throws {
    try database.execute(
      """
      INSERT INTO purchase (number, id, customer, shop, state, placed, payBefore, total, payment)
      SELECT coalesce(max(number), 0) + 1, \(order.id), \(order.customer), \(order.shop),
        \(order.state), \(order.placed), \(order.payBefore), \(order.total.minorUnits),
        \(order.payment)
      FROM purchase
      """)
    for (place, line) in order.lines.enumerated() {
      try database.execute(
        """
        INSERT INTO purchaseLine (purchase, place, product, quantity, price)
        VALUES (\(order.id), \(place), \(line.product), \(line.quantity), \(line.price.minorUnits))
        """)
    }
  }

  func update(_ order: Order) throws {
    try database.execute(
      """
      UPDATE purchase SET state = \(order.state), payment = \(order.payment) WHERE id = \(order.id)
      """)
  }

  /// An order without its lines.
  private func part(_ row: borrowing SQLRow) throws -> Order {
    let shop: Shop = try row["shop"]
    return Order(
      id: try row["id"], customer: try row["customer"], shop: shop, state: try row["state"],
      placed: try row["placed"], lines: [], total: try row.money("total", in: shop.currency),
      payment: try row["payment"])
  }

  private func order(_ part: Order) throws -> Order {
    let lines = try database.rows(
      """
      SELECT purchaseLine.*, product.englishName, product.spanishName, product.portugueseName
      FROM purchaseLine JOIN product ON product.id = purchaseLine.product
      WHERE purchase = \(part.id) ORDER BY purchaseLine.place
      """
    ) { row in
      try OrderLine(
        product: try row["product"],
        name: Localized(
          english: try row["englishName"], spanish: try row["spanishName"],
          portuguese: try row["portugueseName"]),
        quantity: try row["quantity"], price: try row.money("price", in: part.shop.currency))
    }
    return Order(
      id: part.id, customer: part.customer, shop: part.shop, state: part.state,
      placed: part.placed, lines: lines, total: part.total, payment: part.payment)
  }
}
