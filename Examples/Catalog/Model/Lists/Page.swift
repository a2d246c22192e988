public import SillarModel

/// A part of a list of products, or of a customer's orders: a page, or all pages that have been read.
///
/// ```swift
/// let list = firstPage.adding(secondPage)
/// ```
public struct Page<Item: Identifiable & Hashable & Sendable>: PartialList, Hashable {
  public let items: [Item]
  /// Where the list goes on, in a form that only the shop understands; nil at both ends.
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
    // A service that goes on where it has gone on already would never end.
    return Page(items: items + new, next: page.next == next ? nil : page.next)
  }
}
