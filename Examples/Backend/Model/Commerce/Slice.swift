/// Part of a list, and where it goes on.
public struct Slice<Item: Sendable>: Sendable {
  public let items: [Item]
  /// The place of the last one here; `nil` when there are no more.
  public let next: Int64?

  /// - Parameter found: up to one more than asked for, each with its place.
  public init(_ found: [(place: Int64, item: Item)], limit: Int) {
    items = found.prefix(limit).map(\.item)
    next = found.count > limit ? found.prefix(limit).last?.place : nil
  }
}
