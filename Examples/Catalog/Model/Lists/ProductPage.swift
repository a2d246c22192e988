/// Where a list goes on; only the shop knows what it means.
public struct PageCursor: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A part of a list of products.
///
/// ```swift
/// let page = ProductPage(products: [pot], next: nil)
/// ```
public struct ProductPage: Hashable, Sendable {
  public let products: [Product]
  /// Nil at the end.
  public let next: PageCursor?

  public init(products: [Product], next: PageCursor?) {
    self.products = products
    self.next = next
  }
}
