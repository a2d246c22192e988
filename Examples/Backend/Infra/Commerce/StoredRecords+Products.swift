import BackendModel
import SillarData

extension StoredRecords {
  private static let select: SQL = """
    SELECT product.*, product.place AS number,
      category.english AS englishCategory, category.spanish AS spanishCategory,
      category.portuguese AS portugueseCategory
    FROM product JOIN category ON category.id = product.category
    """

  func categories() throws -> [BackendModel.Category] {
    try all(
      "category",
      """
      SELECT id, english, spanish, portuguese, (
        SELECT count(*) FROM product WHERE category = category.id AND isOnOffer <> 0) AS products
      FROM category ORDER BY place
      """
    ) { row in
      BackendModel.Category(
        id: try row["id"],
        name: Localized(
          english: try row["english"], spanish: try row["spanish"],
          portuguese: try row["portuguese"]),
        productCount: try row["products"])
    }
  }

  func products(
    matching words: SearchWords, in language: Language, category: String?, _ slice: SliceRequest
  ) throws -> Slice<Product> {
    var isMeant: SQL = "isOnOffer <> 0"
    if let category { isMeant = "\(isMeant) AND product.category = \(category)" }
    for word in words.folded {
      isMeant = """
        \(isMeant) AND EXISTS (SELECT 1 FROM productText
          WHERE language = \(language) AND beginning = \(word) AND productText.product = product.id)
        """
    }
    let found = try page(
      "product", "\(Self.select) WHERE \(isMeant)", in: "product.place", isAscending: true,
      after: slice.after, limit: slice.limit + 1, { try product($0) }, { $0 })
    return Slice(found, limit: slice.limit)
  }

  func product(_ id: Product.ID) throws -> Product? {
    try one("product", "\(Self.select) WHERE product.id = \(id)") { try product($0) }
  }

  func takeStock(of id: Product.ID, _ quantity: Int) throws {
    try database.execute("UPDATE product SET stock = stock - \(quantity) WHERE id = \(id)")
  }

  private func product(_ row: borrowing SQLRow) throws -> Product {
    Product(
      id: try row["id"], category: try row["category"],
      categoryName: Localized(
        english: try row["englishCategory"], spanish: try row["spanishCategory"],
        portuguese: try row["portugueseCategory"]),
      price: try row.money("price"), stock: try row["stock"], isOnOffer: try row["isOnOffer"],
      text: Localized(
        english: try ProductTextRecord(storedText: try row["english"]).text,
        spanish: try ProductTextRecord(storedText: try row["spanish"]).text,
        portuguese: try (try row["portuguese"] as String?).map { text in
          try ProductTextRecord(storedText: text).text
        }))
  }
}
