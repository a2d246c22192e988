public import SillarModel

/// Movements, the newest first: a page as the service cuts it, or all pages that have been read.
public struct Activity: PartialList, Hashable {
  public let items: [Movement]
  /// The place to read on from; nil at both ends.
  public let next: String?
  public let hasMore: Bool

  public init() { (items, next, hasMore) = ([], nil, true) }

  public init(_ items: [Movement], next: String?) {
    self.items = items
    self.next = next
    hasMore = next != nil
  }

  /// The activity with the page that follows it. A movement that is on both is there once.
  public func adding(_ page: Activity) -> Activity {
    let known = Set(items.map(\.id))
    return Activity(items + page.items.filter { !known.contains($0.id) }, next: page.next)
  }
}
