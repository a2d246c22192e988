import CatalogModel
import GRDB
import Money

/// One customer's basket as rows.
struct BasketRows: Sendable {
  let customer: CustomerID

  func basket(in database: Database) throws -> Basket {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT product, name, picture, price, currency, quantity FROM basketLine
        WHERE customer = ? ORDER BY position
        """, arguments: [customer.rawValue])
    return Basket(
      rows.compactMap { row in
        guard let currency = Currency(row[4] as String) else { return nil }
        let picture: String? = row[2]
        return BasketLine(
          id: Product.ID(rawValue: row[0]), name: row[1],
          picture: picture.flatMap { ProductPicture(file: $0) },
          price: Money(minorUnits: row[3], currency), quantity: row[5])
      })
  }

  func store(_ basket: Basket, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM basketLine WHERE customer = ?", arguments: [customer.rawValue])
    for (position, line) in basket.lines.enumerated() {
      try database.execute(
        sql: """
          INSERT INTO basketLine
            (customer, product, position, quantity, name, picture, price, currency)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          customer.rawValue, line.id.rawValue, position, line.quantity, line.name,
          line.picture?.file, line.price.minorUnits, line.price.currency.code,
        ])
    }
  }
}
