import CatalogModel
import Foundation

/// A product as the shop writes it, in lists and, with more members, by itself. What came is also stored like this.
struct ProductDTO: Codable, Sendable {
  struct Fact: Codable, Sendable {
    let name: String
    let value: String
  }

  let id: String
  let name: String
  let summary: String
  let category: String
  let price: MoneyDTO
  let stock: Int
  /// The name of the picture's file.
  let picture: String?
  let description: String?
  let facts: [Fact]

  private enum CodingKeys: CodingKey {
    case id, name, summary, category, price, stock, picture, description, facts
  }

  /// - Throws: `DecodingError` without an identity, a name, a price or a stock: then it cannot be sold.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    id = try members.decode(String.self, forKey: .id)
    guard Product.ID(inLink: id) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: members, debugDescription: "not fit for a link")
    }
    name = try members.decode(String.self, forKey: .name)
    price = try members.decode(MoneyDTO.self, forKey: .price)
    stock = try members.decode(Int.self, forKey: .stock)
    summary = members.ifReadable(.summary) ?? ""
    category = members.ifReadable(.category) ?? ""
    // The shop gives a path; where its pictures are is known here.
    picture = members.ifReadable(.picture, as: String.self)?.split(separator: "/").last.map {
      String($0)
    }
    description = members.ifReadable(.description)
    facts = members.ifReadable(.facts) ?? []
  }

  var product: Product {
    Product(
      id: Product.ID(id), name: name, summary: summary, category: ProductCategory.ID(category),
      price: price.money, stock: stock, picture: picture.flatMap { ProductPicture(file: $0) })
  }

  var detail: ProductDetail {
    ProductDetail(
      product: product, paragraphs: (description ?? "").paragraphs,
      facts: facts.map { .init(name: $0.name, value: $0.value) })
  }
}

extension String {
  /// What empty lines part.
  fileprivate var paragraphs: [String] {
    components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }
}
