import BackendModel
import GRDB
import Money

extension StoredRecords {
  func order(_ id: Order.ID) throws -> Order? {
    try one("purchase", "SELECT * FROM purchase WHERE id = ?", [id.rawValue], order)
  }

  func orders(
    of customer: CustomerID, at shop: Shop, _ request: SliceRequest
  ) throws -> Slice<Order> {
    try slice(
      "purchase", "SELECT * FROM purchase WHERE customer = ? AND shop = ? AND number < ?",
      [customer.rawValue, shop.rawValue], request, order)
  }

  func unpaidOrders(of customer: CustomerID) throws -> Int {
    let row = try row(
      """
      SELECT count(*) AS count FROM purchase
      WHERE state = 'awaiting-payment' AND customer = ? AND payBefore > ?
      """, [customer.rawValue, now.seconds])
    return row?["count"] ?? 0
  }

  func ordersToExpire() throws -> [Order] {
    try all(
      "purchase", "SELECT * FROM purchase WHERE state = 'awaiting-payment' AND payBefore <= ?",
      [now.seconds], order)
  }

  func insert(_ order: Order) throws {
    try run(
      """
      INSERT INTO purchase (id, customer, shop, state, placed, payBefore, total, payment)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        order.id.rawValue, order.customer.rawValue, order.shop.rawValue, order.state.rawValue,
        order.placed.seconds, order.payBefore.seconds, order.total.minorUnits,
        order.payment?.rawValue,
      ])
    for (place, line) in order.lines.enumerated() {
      try run(
        """
        INSERT INTO purchaseLine (purchase, place, product, quantity, price)
        VALUES (?, ?, ?, ?, ?)
        """,
        [
          order.id.rawValue, place, line.product.rawValue, line.quantity, line.price.minorUnits,
        ])
    }
  }

  func update(_ order: Order) throws {
    try run(
      "UPDATE purchase SET state = ?, payment = ? WHERE id = ?",
      [order.state.rawValue, order.payment?.rawValue, order.id.rawValue])
  }

  private func order(_ row: Row) throws -> Order {
    let id = try row.value("id", Order.ID.init)
    let lines = try parts(
      """
      SELECT purchaseLine.*, product.english ->> 'name' AS english,
        product.spanish ->> 'name' AS spanish
      FROM purchaseLine JOIN product ON product.id = product
      WHERE purchase = ? ORDER BY purchaseLine.place
      """, [id.rawValue]
    ) { row in
      try OrderLine(
        product: try row.value("product", PictureName.init),
        name: Localized(english: try row.text("english"), spanish: try row.text("spanish")),
        quantity: row["quantity"], price: row.money("price"))
    }
    return Order(
      id: id, customer: try row.value("customer", CustomerID.init),
      shop: try row.value("shop", Shop.init), state: try row.value("state", Order.State.init),
      placed: row.date("placed"), lines: lines, total: row.money("total"),
      payment: try row.optional("payment", Payment.ID.init))
  }
}
