/// A query for products: all products, those of a category, those with some words, or both.
///
/// ```swift
/// let query = ProductQuery(text: "  coffee ", category: "kitchen")   // text is "coffee"
/// ```
public struct ProductQuery: Hashable, Sendable {
  /// The longest text that is searched for, in characters; the rest of a longer one is left out.
  public static let longestText = 200

  /// The words to search for, without surrounding white space; empty for none.
  public let text: String
  public let category: ProductCategory.ID?
  /// The maximum number of products on a page.
  public let pageSize: Int

  public init(text: String = "", category: ProductCategory.ID? = nil, pageSize: Int = 24) {
    var words = text.prefix(Self.longestText)
    while words.first?.isWhitespace == true { words.removeFirst() }
    while words.last?.isWhitespace == true { words.removeLast() }
    self.text = String(words)
    self.category = category
    self.pageSize = min(max(1, pageSize), 100)
  }

  public var isSearch: Bool { !text.isEmpty }
}
