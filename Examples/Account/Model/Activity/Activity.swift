/// All that came in and went out, as far as it has been read, page by page.
///
/// ```swift
/// var activity = Activity(firstPage)
/// activity.append(secondPage)
/// ```
public struct Activity: Hashable, Sendable {
  /// The newest first, each once.
  public private(set) var movements: [Movement]
  /// Where to read on; nil at the end.
  public private(set) var next: String?

  public init(_ page: ActivityPage) {
    movements = []
    append(page)
  }

  public var hasMore: Bool { next != nil }

  /// Adds the next page's movements.
  public mutating func append(_ page: ActivityPage) {
    var known = Set(movements.map(\.id))
    movements += page.movements.filter { known.insert($0.id).inserted }
    next = page.next
  }

  /// The same with what is new on a first page that was read again.
  ///
  /// What has been read stays when the new page meets it without a gap; otherwise the page takes its place, for
  /// something between them is missing.
  public func refreshed(with page: ActivityPage) -> Activity {
    let fresh = Activity(page)
    guard let last = fresh.movements.last,
      let meeting = movements.firstIndex(where: { $0.id == last.id })
    else { return fresh }
    var joined = fresh
    joined.movements += movements[(meeting + 1)...].filter { old in
      !fresh.movements.contains { $0.id == old.id }
    }
    joined.next = meeting + 1 == movements.count ? page.next : next
    return joined.isUnbroken ? joined : fresh
  }

  /// Whether each balance follows from the one before it.
  public var isUnbroken: Bool {
    zip(movements, movements.dropFirst()).allSatisfy { newer, older in newer.follows(older) }
  }
}
