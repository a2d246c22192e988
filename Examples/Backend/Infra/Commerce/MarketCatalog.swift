import GRDB

/// The categories and products of the shop, and the code that writes them to a database.
struct MarketCatalog: Sendable {
  let categories: [CategoryContent]
  let products: [ProductContent]

  init(_ categories: [CategoryContent], _ products: [ProductContent]) {
    self.categories = categories
    self.products = products
  }

  /// Updates the texts and prices of products and adds new products. The stock of existing products stays,
  /// and so do products that are no longer on offer, because orders refer to them. Run it inside a
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
          try product.english.encoded(),
          try product.spanish.encoded(),
        ])
    }
    try index(in: db)
  }

  /// Writes the texts that searches look through.
  private func index(in db: Database) throws {
    try db.execute(sql: "DELETE FROM productText")
    let names = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for product in products {
      let (category, english, spanish) = (names[product.category], product.english, product.spanish)
      try db.execute(
        sql: "INSERT INTO productText (id, english, spanish) VALUES (?, ?, ?)",
        arguments: [
          product.id, "\(english.name) \(english.summary) \(category?.english ?? "")",
          "\(spanish.name) \(spanish.summary) \(category?.spanish ?? "")",
        ])
    }
  }
}
