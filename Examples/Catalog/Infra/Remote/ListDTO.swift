import CatalogModel
import SillarData

/// A part of a list as the shop writes it. Stored the same way, without what could not be read.
struct ListDTO<Item: Codable & Sendable>: Codable, Sendable {
  let items: [Item]
  let next: String?
  /// What was wrong with the items that cannot be read.
  let unreadable: [String]

  private enum CodingKeys: CodingKey { case items, next }

  init(items: [Item], next: String?, unreadable: [String]) {
    self.items = items
    self.next = next
    self.unreadable = unreadable
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    let readable = try members.decode(Readable<Item>.self, forKey: .items)
    items = readable.elements
    unreadable = readable.unreadable
    next = members.ifReadable(.next)
  }

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(items, forKey: .items)
    try members.encodeIfPresent(next, forKey: .next)
  }

  var cursor: PageCursor? { next.map { PageCursor($0) } }
}

struct CategoryDTO: Codable, Sendable {
  let id: String
  let name: String
  let products: Int?

  var category: ProductCategory {
    ProductCategory(id: ProductCategory.ID(id), name: name, productCount: products ?? 0)
  }
}
