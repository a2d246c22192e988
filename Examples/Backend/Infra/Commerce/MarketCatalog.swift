import BackendModel
import GRDB

/// What the shop has on offer, and how it gets into a database.
struct MarketCatalog: Sendable {
  let categories: [CategoryContent]
  let products: [ProductContent]
  /// What draws each product's picture, by the product's id.
  let pictures: [String: @Sendable () -> String]

  init(_ categories: [CategoryContent], _ products: [ProductContent]) {
    self.categories = categories
    self.products = products
    pictures = Dictionary(
      products.map { ($0.id, $0.picture) }, uniquingKeysWith: { first, _ in first })
  }

  /// Renews what is said about products and adds new ones. How many are left of those that were there
  /// stays as it is, and so do those that are no longer on offer, as orders have them. Run it inside a
  /// transaction.
  func write(to db: Database) throws {
    for (place, category) in categories.enumerated() {
      try db.execute(
        sql: """
          INSERT INTO category (id, place, english, spanish) VALUES (?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE
          SET place = excluded.place, english = excluded.english, spanish = excluded.spanish
          """, arguments: [category.id, place, category.english, category.spanish])
    }
    try db.execute(sql: "UPDATE product SET isOnOffer = 0")
    for (place, product) in products.enumerated() {
      guard PictureName(product.id) != nil else {
        throw DamagedRow("the id of a product")
      }
      try db.execute(
        sql: """
          INSERT INTO product (id, place, category, price, stock, isOnOffer, english, spanish)
          VALUES (?, ?, ?, ?, ?, 1, ?, ?)
          ON CONFLICT (id) DO UPDATE
          SET place = excluded.place, category = excluded.category, price = excluded.price,
            isOnOffer = 1, english = excluded.english, spanish = excluded.spanish
          """,
        arguments: [
          product.id, place, product.category, product.price, product.stock,
          try ProductTextRecord(product.english).encoded(),
          try ProductTextRecord(product.spanish).encoded(),
        ])
    }
  }
}
