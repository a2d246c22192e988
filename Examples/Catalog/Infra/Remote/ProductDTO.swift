import CatalogModel
import Foundation
import Money
import SillarData

/// An amount as the shop writes it: minor units and a currency's code.
struct MoneyDTO: Decodable, Sendable {
  let money: Money

  private enum Key: CodingKey { case amount, currency }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    guard let currency = Currency(try members.decode(String.self, forKey: .currency)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .currency, in: members, debugDescription: "no code of a currency")
    }
    money = Money(minorUnits: try members.decode(Int.self, forKey: .amount), currency)
  }
}

/// A part of a list as the shop writes it.
struct ListDTO<Item: Decodable & Sendable>: Decodable, Sendable {
  let items: Readable<Item>
  let next: String?

  var cursor: PageCursor? { next.map { PageCursor(rawValue: $0) } }
}

struct CategoryDTO: Decodable, Sendable {
  let id: String
  let name: String
  let products: Int?

  var category: ProductCategory {
    ProductCategory(
      id: ProductCategory.ID(rawValue: id), name: name, productCount: products ?? 0)
  }
}

/// A product as the shop writes it, in lists and, with more members, by itself.
struct ProductDTO: Decodable, Sendable {
  private struct Fact: Decodable {
    let name: String
    let value: String
  }

  private enum Key: CodingKey {
    case id, name, summary, category, price, stock, picture, description, facts
  }

  let detail: ProductDetail

  /// - Throws: `DecodingError` without an identity, a name, a price or a stock: then it cannot be sold.
  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    guard let id = Product.ID(try members.decode(String.self, forKey: .id)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: members, debugDescription: "not fit for a link")
    }
    let product = Product(
      id: id, name: try members.decode(String.self, forKey: .name),
      summary: members.ifReadable(.summary) ?? "",
      category: ProductCategory.ID(rawValue: members.ifReadable(.category) ?? ""),
      price: try members.decode(MoneyDTO.self, forKey: .price).money,
      stock: try members.decode(Int.self, forKey: .stock),
      picture: members.ifReadable(.picture, as: String.self).flatMap { ProductPicture(path: $0) })
    let text = members.ifReadable(.description, as: String.self) ?? ""
    let facts = members.ifReadable(.facts, as: [Fact].self) ?? []
    detail = ProductDetail(
      product: product,
      paragraphs: text.components(separatedBy: "\n\n")
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty },
      facts: facts.map { .init(name: $0.name, value: $0.value) })
  }
}

extension ProductPicture {
  /// The shop gives a path; its last part is the name of the file.
  init?(path: String) {
    guard let file = path.split(separator: "/").last else { return nil }
    self.init(file: String(file))
  }
}

extension KeyedDecodingContainer {
  /// The value of a member; nil when it is missing, null, or of an unexpected kind. A member that cannot be read
  /// costs itself and nothing else.
  func ifReadable<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decode(type, forKey: key)
  }
}
