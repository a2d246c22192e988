public import SillarModel

/// Movements, the newest first: one page of the service, or all pages that have been read.
public struct Activity: PartialList, Hashable {
  public let items: [Movement]
  /// The cursor of the next page; nil before the first page and after the last.
  public let next: String?
  public let hasMore: Bool

  public init() { (items, next, hasMore) = ([], nil, true) }

  public init(_ items: [Movement], next: String?) {
    self.items = items
    self.next = next
    hasMore = next != nil
  }

  /// The activity with the next page. A movement that is in both is included once.
  public func adding(_ page: Activity) -> Activity {
    let known = Set(items.map(\.id))
    return Activity(items + page.items.filter { !known.contains($0.id) }, next: page.next)
  }
}
