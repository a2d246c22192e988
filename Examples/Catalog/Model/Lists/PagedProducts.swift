/// A list of products that is read page by page; no product comes twice.
///
/// ```swift
/// var list = PagedProducts()
/// list.append(firstPage)
/// let goesOn = list.hasMore
/// ```
public struct PagedProducts: Hashable, Sendable {
  public private(set) var products: [Product] = []
  /// Where to read on; nil before the first page and at the end.
  public private(set) var next: PageCursor?
  public private(set) var pagesRead = 0

  public init() {}

  public var hasMore: Bool { pagesRead == 0 || next != nil }

  /// Adds the next page's products.
  public mutating func append(_ page: ProductPage) {
    var known = Set(products.map(\.id))
    for product in page.products where known.insert(product.id).inserted {
      products.append(product)
    }
    // A service that says that it goes on where it has gone on already would never end.
    next = page.next == next && pagesRead > 0 ? nil : page.next
    pagesRead += 1
  }
}
