/// A page of a list, and the cursor of the next page.
public struct Slice<Item: Sendable>: Sendable {
  public let items: [Item]
  /// The place of the last item of this page; `nil` on the last page.
  public let next: Int64?

  /// - Parameter found: the items with their places, up to one more than `limit`.
  public init(_ found: [(place: Int64, item: Item)], limit: Int) {
    items = found.prefix(limit).map(\.item)
    next = found.count > limit ? found.prefix(limit).last?.place : nil
  }
}
