/// Which part of a list is asked for.
///
///     let first = SliceRequest()
///     let next = SliceRequest(after: slice.next)
public struct SliceRequest: Equatable, Sendable {
  /// How many there may be in one.
  public static let limits = 1...100

  /// The place of the last one that is known already.
  public let after: Int64?
  public let limit: Int

  public init(after: Int64? = nil, limit: Int = 20) {
    self.after = after
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
  }
}

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
