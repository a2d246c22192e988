import CatalogModel

/// What something is stored under: a text.
protocol StoredKey: Hashable, Sendable, CustomStringConvertible {
  var parts: [String] { get }
}

extension StoredKey {
  /// No part of a key can look like two.
  var name: String { parts.map { $0.replacing("\u{1F}", with: " ") }.joined(separator: "\u{1F}") }
}

struct CategoriesKey: StoredKey {
  let language: String
  var parts: [String] { ["categories", language] }
  var description: String { "the categories" }
}

struct PageKey: StoredKey {
  let language: String
  let query: ProductQuery
  let cursor: PageCursor?

  /// Searches that differ in case or in spaces alone are one.
  var parts: [String] {
    let words = query.text.lowercased().split(whereSeparator: \.isWhitespace)
    return [
      "page", language, query.category?.rawValue ?? "", "\(query.pageSize)",
      cursor?.rawValue ?? "", words.joined(separator: " "),
    ]
  }

  /// For a log: what people look for is theirs.
  var description: String { query.isSearch ? "a page of a search" : "a page of products" }
}

struct ProductKey: StoredKey {
  let language: String
  let id: Product.ID
  var parts: [String] { ["product", language, id.rawValue] }
  var description: String { "the product \(id)" }
}

struct OrdersKey: StoredKey {
  let language: String
  let customer: CustomerID
  let cursor: PageCursor?
  var parts: [String] { ["orders", language, customer.rawValue, cursor?.rawValue ?? ""] }
  var description: String { "a page of orders" }
}

struct OrderKey: StoredKey {
  let language: String
  let customer: CustomerID
  let id: Order.ID
  var parts: [String] { ["order", language, customer.rawValue, id.rawValue] }
  var description: String { "the order \(id)" }
}
