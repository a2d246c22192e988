import CatalogModel
import Foundation
import SillarData

/// A read request to the shop, under which the answer is saved.
struct Question<Wire: DTO>: Hashable, Sendable, CustomStringConvertible {
  enum Subject: Hashable, Sendable {
    case categories
    case products(ProductQuery, after: String?)
    case product(Product.ID)
    case orders(after: String?)
    case order(Order.ID)
  }

  let subject: Subject
  let language: String
  /// Nil if the answer is the same for everyone.
  var session: AccountAccess.Session?

  var path: String {
    switch subject {
    case .categories: "v1/categories"
    case .products: "v1/products"
    case .product(let id): "v1/products/\(id)"
    case .orders: "v1/orders"
    case .order(let id): "v1/orders/\(id)"
    }
  }

  var endpoint: Endpoint<Valid<Wire>> { .get(path, query: parameters).in(language) }

  /// The key of the saved answer.
  var name: String {
    var address = URLComponents()
    address.path = path
    address.queryItems =
      parameters + [
        URLQueryItem(name: "language", value: language),
        URLQueryItem(name: "customer", value: session?.account),
      ]
    return address.string ?? path
  }

  /// The end of the names of an account's answers, or of those that are the same for everyone.
  static func mark(of account: String?) -> String { "&customer" + (account.map { "=\($0)" } ?? "") }

  /// For a log, which does not contain what users search for.
  var description: String { path }

  private var parameters: [URLQueryItem] {
    let items: KeyValuePairs<String, String?>
    switch subject {
    case .products(let query, let cursor):
      // Searches that differ only in case or spaces share one answer, as at the shop.
      let words = query.text.lowercased().split(whereSeparator: \.isWhitespace)
      items = [
        "limit": "\(query.pageSize)", "q": words.isEmpty ? nil : words.joined(separator: " "),
        "category": query.category?.rawValue, "after": cursor,
      ]
    case .orders(let cursor): items = ["after": cursor]
    case .categories, .product, .order: items = [:]
    }
    return items.filter { $0.value != nil }.map { URLQueryItem(name: $0.key, value: $0.value) }
  }
}
