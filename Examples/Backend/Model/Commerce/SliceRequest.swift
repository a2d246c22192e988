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
