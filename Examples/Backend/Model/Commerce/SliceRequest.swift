/// A request for one page of a list.
///
///     let first = SliceRequest()
///     let next = SliceRequest(after: slice.next)
public struct SliceRequest: Equatable, Sendable {
  /// The allowed numbers of items on a page.
  public static let limits = 1...100

  /// The place of the last item of the page before; `nil` for the first page.
  public let after: Int64?
  public let limit: Int

  public init(after: Int64? = nil, limit: Int = 20) {
    self.after = after
    self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
  }
}
