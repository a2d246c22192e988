import BackendModel
import Foundation
import GRDB
import Money

extension StoredRecords {
  private static let select = """
    SELECT product.*, category.english AS englishCategory, category.spanish AS spanishCategory \
    FROM product JOIN category ON category.id = product.category
    """

  func categories() throws -> [BackendModel.Category] {
    try all(
      "category",
      """
      SELECT id, english, spanish,
        (SELECT count(*) FROM product WHERE category = category.id AND isOnOffer) AS products
      FROM category ORDER BY place
      """
    ) { row in
      BackendModel.Category(
        id: try row.text("id"),
        name: Localized(english: try row.text("english"), spanish: try row.text("spanish")),
        productCount: row["products"])
    }
  }

  func products(
    matching words: SearchWords, in language: Language, category: String?, _ slice: SliceRequest
  ) throws -> Slice<Product> {
    var (condition, arguments): (String, StatementArguments) = (
      "", [slice.after ?? .min, category]
    )
    if let match = words.ftsQuery {
      condition = "AND product.id IN (SELECT id FROM productText WHERE productText MATCH ?3)"
      arguments += ["\(language.column) : (\(match))"]
    }
    let found = try all(
      "product", limit: slice.limit + 1,
      """
      \(Self.select) WHERE isOnOffer AND product.place > ?1
      AND (?2 IS NULL OR product.category = ?2) \(condition)
      ORDER BY product.place
      """, arguments
    ) { row in (place: row["place"] as Int64, item: try product(row)) }
    return Slice(found, limit: slice.limit)
  }

  func product(_ id: Product.ID) throws -> Product? {
    try one("product", "\(Self.select) WHERE product.id = ?", [id.rawValue], product)
  }

  func takeStock(of id: Product.ID, _ quantity: Int) throws {
    try run("UPDATE product SET stock = stock - ? WHERE id = ?", [quantity, id.rawValue])
  }

  private func product(_ row: Row) throws -> Product {
    Product(
      id: try row.value("id", PictureName.init), category: try row.text("category"),
      categoryName: Localized(
        english: try row.text("englishCategory"), spanish: try row.text("spanishCategory")),
      price: row.money("price"), stock: row["stock"], isOnOffer: row["isOnOffer"],
      text: Localized(
        english: try ProductTextRecord.decode(row.text("english")).text,
        spanish: try ProductTextRecord.decode(row.text("spanish")).text))
  }
}

extension Language {
  /// The column of `productText` with the texts of this language.
  fileprivate var column: String {
    switch self {
    case .english: "english"
    case .spanish: "spanish"
    }
  }
}
