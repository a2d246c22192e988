public import Work

/// What a professional looks for.
///
/// ```swift
/// let search = RequestSearch(kind: .plumbing, place: " 280 ")   // place "280"
/// ```
public struct RequestSearch: Hashable, Sendable {
  /// How many are read at a time.
  public static let pageSize = 20

  /// Any without it.
  public let kind: WorkKind?
  /// The beginning of a city's name or a postcode; anywhere if empty.
  public let place: String
  /// How many are wanted, if there are as many.
  public let count: Int

  public init(kind: WorkKind? = nil, place: String = "", count: Int = Self.pageSize) {
    self.kind = kind
    self.place = place.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.count = count
  }

  /// The same, and what follows.
  public var withMore: RequestSearch {
    RequestSearch(kind: kind, place: place, count: count + Self.pageSize)
  }
}

/// What was found.
///
/// ```swift
/// let nothing = OpenRequests(requests: [], hasMore: false)
/// ```
public struct OpenRequests: Hashable, Sendable {
  public let requests: [RequestSummary]
  /// Whether more would be found.
  public let hasMore: Bool

  public init(requests: [RequestSummary], hasMore: Bool) {
    self.requests = requests
    self.hasMore = hasMore
  }
}
