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
    for (place, category) in categories.enumerated() {
      try database.execute(
        """
        INSERT INTO category (id, place, english, spanish)
        VALUES (\(category.id), \(place), \(category.english), \(category.spanish))
        ON CONFLICT (id) DO UPDATE
        SET place = excluded.place, english = excluded.english, spanish = excluded.spanish
        """)
    }
    try database.execute("UPDATE product SET isOnOffer = 0")
    for (place, product) in products.enumerated() {
      try database.execute(
        """
        INSERT INTO product (id, place, category, price, stock, isOnOffer, englishName, spanishName,
          english, spanish)
        VALUES (\(product.id), \(place), \(product.category), \(product.price), \(product.stock), 1,
          \(product.english.name), \(product.spanish.name), \(try product.english.storedText),
          \(try product.spanish.storedText))
        ON CONFLICT (id) DO UPDATE
        SET place = excluded.place, category = excluded.category, price = excluded.price,
          isOnOffer = 1, englishName = excluded.englishName, spanishName = excluded.spanishName,
          english = excluded.english, spanish = excluded.spanish
        """)
    }
    try index(in: database)
  }

  /// Writes the words that searches look for.
  private func index(in database: SQLTransaction) throws {
    try database.execute("DELETE FROM productText")
    let names = Dictionary(categories.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for product in products {
      let (category, english, spanish) = (names[product.category], product.english, product.spanish)
      for (language, text) in [
        (Language.english, "\(english.name) \(english.summary) \(category?.english ?? "")"),
        (Language.spanish, "\(spanish.name) \(spanish.summary) \(category?.spanish ?? "")"),
      ] {
        for beginning in SearchText.beginnings(text) {
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
