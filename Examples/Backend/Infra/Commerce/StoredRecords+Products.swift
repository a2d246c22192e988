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
    try rows(
      """
      SELECT id, english, spanish,
        (SELECT count(*) FROM product WHERE category = category.id AND isOnOffer) AS products
      FROM category ORDER BY place
      """
    ).map { row in
      BackendModel.Category(
        id: row["id"], name: Localised(english: row["english"], spanish: row["spanish"]),
        productCount: row["products"])
    }
  }

  func products() throws -> [(place: Int64, product: Product)] {
    try rows("\(Self.select) WHERE isOnOffer ORDER BY product.place").map { row in
      (row["place"], try product(row))
    }
  }

  func product(_ id: Product.ID) throws -> Product? {
    try row("\(Self.select) WHERE product.id = ?", [id.rawValue]).map(product)
  }

  func takeStock(of id: Product.ID, _ quantity: Int) throws {
    try run("UPDATE product SET stock = stock - ? WHERE id = ?", [quantity, id.rawValue])
  }

  private func product(_ row: Row) throws -> Product {
    Product(
      id: try row.value("id", PictureName.init), category: row["category"],
      categoryName: Localised(english: row["englishCategory"], spanish: row["spanishCategory"]),
      price: row.money("price"), stock: row["stock"], isOnOffer: row["isOnOffer"],
      text: Localised(
        english: try ProductTextRecord.decode(row["english"]).text,
        spanish: try ProductTextRecord.decode(row["spanish"]).text))
  }
}
