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

/// A product on the wire: in lists and, with more members, alone.
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
        stock: stock, picture: picture?.value?.pictureName,
        paragraphs: paragraphs.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
          .filter { !$0.isEmpty },
        facts: (facts?.value ?? []).map { Product.Fact(name: $0.name, value: $0.value) })
    }
  }
}

extension String {
  /// The last part of a picture's path; nil for a text that is not a safe file name.
  var pictureName: String? {
    guard let name = split(separator: "/").last.map({ String($0) }), !name.hasPrefix("."),
      !name.contains(".."), Product.ID(name) != nil
    else { return nil }
    return name
  }
}
