public import SillarModel

/// The place where a list goes on; only the shop knows its meaning.
public struct PageCursor: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A part of a list of products, or of a customer's orders.
///
/// ```swift
/// let page = Page(items: [pot], next: nil)
/// ```
public struct Page<Item: Identifiable & Hashable & Sendable>: Hashable, Sendable {
  public let items: [Item]
  /// Nil at the end.
  public let next: PageCursor?

  public init(items: [Item], next: PageCursor?) {
    self.items = items
    self.next = next
  }
}

/// A list that is read page by page; no item comes twice.
///
/// ```swift
/// let list = PagedItems<Product>().appending(firstPage)
/// let goesOn = list.hasMore
/// ```
public struct PagedItems<Item: Identifiable & Hashable & Sendable>: PartialList {
  public private(set) var items: [Item] = []
  /// Nil before the first page and at the end.
  public private(set) var next: PageCursor?
  private var hasBegun = false

  public init() {}

  public var hasMore: Bool { !hasBegun || next != nil }

  public func appending(_ page: Page<Item>) -> PagedItems {
    var list = self
    var known = Set(items.map(\.id))
    list.items += page.items.filter { known.insert($0.id).inserted }
    // A service that goes on where it has gone on already would never end.
    list.next = page.next == next ? nil : page.next
    list.hasBegun = true
    return list
  }
}
