import BackendModel
import Foundation

/// The categories and products of the shop, in display order.
struct MarketContent: Sendable {
  static var bundled: MarketContent { get throws { try read.get() } }
  private static let read = Result { try MarketContent(in: BundledContent.folder) }

  let categories: [CategoryContent]
  let products: [ProductContent]

  /// - Throws: ``ContentError`` with all faults.
  init(in folder: URL) throws(ContentError) {
    var categories = ContentFile<CategoryContent>("market/categories.json", in: folder)
    categories.checkUnique("id", \.id)
    categories.check("english") { $0.english.faultIfBlank }
    categories.check("spanish") { $0.spanish.faultIfBlank }
    categories.check("portuguese") { $0.portuguese.faultIfBlank }
    let known = Set(categories.entries.map(\.id))
    let pictures = ContentPictures("market", in: folder)
    let names = pictures.names
    var products = ContentFile<ProductContent>("market/products.json", in: folder)
    products.checkUnique("id", \.id)
    products.check("id") { names.faultUnlessHas($0.id, in: pictures) }
    products.check("category") { known.contains($0.category) ? nil : "is not a category" }
    products.check("price") { $0.price > 0 ? nil : "is \($0.price), it has to be more than 0" }
    products.check("stock") { $0.stock >= 0 ? nil : "is \($0.stock), it cannot be below 0" }
    for (language, text) in ProductContent.languages {
      products.check("\(language).name") { $0[keyPath: text].name.faultIfBlank }
      products.check("\(language).summary") { product in
        let summary = product[keyPath: text].summary
        return summary.count > 90
          ? "has \(summary.count) characters, at most 90 fit" : summary.faultIfBlank
      }
      products.check("\(language).description") { $0[keyPath: text].description.faultIfBlank }
      products.check("\(language).facts") { $0[keyPath: text].facts.isEmpty ? "is empty" : nil }
    }
    try ContentError.check(categories.faults + products.faults)
    self.categories = categories.entries
    self.products = products.entries
  }
}

/// A department of the shop, with its name in each language.
struct CategoryContent: ContentEntry, Decodable {
  static let kind = "category"
  let id: String
  let english: String
  let spanish: String
  let portuguese: String
}

/// A product of the shop, with its texts in each language. Its picture has the id as its name.
struct ProductContent: ContentEntry, Decodable {
  static let kind = "product"
  let id: String
  /// The id of the category.
  let category: String
  /// The price in euro cents.
  let price: Int
  /// The initial stock.
  let stock: Int
  let english: ProductTextRecord
  let spanish: ProductTextRecord
  let portuguese: ProductTextRecord

  static var languages: [(name: String, text: KeyPath<ProductContent, ProductTextRecord>)] {
    [("english", \.english), ("spanish", \.spanish), ("portuguese", \.portuguese)]
  }
}
