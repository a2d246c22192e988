public import SillarModel

/// A list of products or of a customer's orders: one page, or all pages that have been read.
///
/// ```swift
/// let list = firstPage.adding(secondPage)
/// ```
public struct Page<Item: Identifiable & Hashable & Sendable>: PartialList, Hashable {
  public let items: [Item]
  /// The cursor of the next page, opaque to the app; nil before the first page and after the last.
  public let next: String?
  public let hasMore: Bool

  public init() { (items, next, hasMore) = ([], nil, true) }

  public init(items: [Item], next: String?) {
    (self.items, self.next, hasMore) = (items, next, next != nil)
  }

  /// The list with the page that follows it. No item comes twice.
  public func adding(_ page: Page) -> Page {
    var known = Set(items.map(\.id))
    let new = page.items.filter { known.insert($0.id).inserted }
    // A service that repeats a cursor would make the list endless.
    return Page(items: items + new, next: page.next == next ? nil : page.next)
  }
}
