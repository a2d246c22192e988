import CatalogModel
import Foundation
import MoneyInfra
import SillarModel

/// A category on the wire.
struct CategoryDTO: DTO {
  typealias Record = CategoryRecord

  let id: String
  let name: String
  let products: Int?

  var value: ProductCategory {
    ProductCategory(
      id: ProductCategory.ID(rawValue: id), name: name, productCount: products ?? 0)
  }
}

/// A product on the wire, in lists and, with more members, by itself.
struct ProductDTO: DTO {
  typealias Record = ProductRecord

  struct Fact: Decodable {
    let name: String
    let value: String
  }

  let id: String
  let name: String
  let price: MoneyDTO
  let stock: Int
  let summary: Lenient<String>?
  let category: Lenient<String>?
  let picture: Lenient<String>?
  let description: Lenient<String>?
  let facts: Lenient<[Fact]>?

  var value: Product {
    get throws {
      guard let id = Product.ID(id) else { throw Problem.broken("\(id) fits into no link") }
      let paragraphs = (description?.value ?? "").components(separatedBy: "\n\n")
      return Product(
        id: id, name: name, summary: summary?.value ?? "",
        category: ProductCategory.ID(rawValue: category?.value ?? ""), price: price.money,
        stock: stock, picture: picture?.value.flatMap { ProductPicture(path: $0) },
        paragraphs: paragraphs.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
          .filter { !$0.isEmpty },
        facts: (facts?.value ?? []).map { Product.Fact(name: $0.name, value: $0.value) })
    }
  }
}

extension ProductPicture {
  /// The shop gives a path; its last part is the name of the file.
  init?(path: String) {
    guard let file = path.split(separator: "/").last else { return nil }
    self.init(file: String(file))
  }
}
