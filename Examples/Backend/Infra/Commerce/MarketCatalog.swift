import BackendModel
import SillarData

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
  func write(to database: SQLTransaction) throws {
    try WrittenContent.replace("market", by: "\(categories) \(products)", in: database) {
      try writeAnew(to: database)
    }
  }

  private func writeAnew(to database: SQLTransaction) throws {
    for (place, category) in categories.enumerated() {
      try database.execute(
        """
        INSERT INTO category (id, place, english, spanish, portuguese)
        VALUES (\(category.id), \(place), \(category.english), \(category.spanish),
          \(category.portuguese))
        ON CONFLICT (id) DO UPDATE
        SET place = excluded.place, english = excluded.english, spanish = excluded.spanish,
          portuguese = excluded.portuguese
        """)
    }
    try database.execute("UPDATE product SET isOnOffer = 0")
    for (place, product) in products.enumerated() {
      try database.execute(
        """
        INSERT INTO product (id, place, category, price, stock, isOnOffer, englishName, spanishName,
          portugueseName, english, spanish, portuguese)
        VALUES (\(product.id), \(place), \(product.category), \(product.price), \(product.stock), 1,
          \(product.english.name), \(product.spanish.name), \(product.portuguese.name),
          \(try product.english.storedText), \(try product.spanish.storedText),
          \(try product.portuguese.storedText))
        ON CONFLICT (id) DO UPDATE
        SET place = excluded.place, category = excluded.category, price = excluded.price,
          isOnOffer = 1, englishName = excluded.englishName, spanishName = excluded.spanishName,
          portugueseName = excluded.portugueseName, english = excluded.english,
          spanish = excluded.spanish, portuguese = excluded.portuguese
        """)
    }
    try index(in: database)
  }

  /// Writes the words that searches look for.
  private func index(in database: SQLTransaction) throws {
    try database.execute("DELETE FROM productText")
    let names = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for product in products {
      let category = names[product.category]
      for (language, text, name) in [
        (Language.english, product.english, category?.english),
        (.spanish, product.spanish, category?.spanish),
        (.portuguese, product.portuguese, category?.portuguese),
      ] {
        for beginning in SearchText.beginnings("\(text.name) \(text.summary) \(name ?? "")") {
          try database.execute(
            """
            INSERT INTO productText (language, beginning, product)
            VALUES (\(language), \(beginning), \(product.id)) ON CONFLICT DO NOTHING
            """)
        }
      }
    }
  }
}
