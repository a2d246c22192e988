public import SillarModel

/// Reads the activity page by page.
///
/// ```swift
/// func firstTwoPages(_ browse: any BrowseActivity) async throws -> [Movement] {
///   let first = try await browse.start(limit: 20).last().value
///   return try await browse.readOn(after: first, limit: 20).value.movements
/// }
/// ```
public protocol BrowseActivity: Sendable {
  /// The first page: what is saved at once, then what is live.
  func start(limit: Int) -> Answers<Activity>
  /// The activity with its next page; as it is when there is none.
  func readOn(after activity: Activity, limit: Int) async throws -> Answer<Activity>
  /// With what has come since.
  func refresh(_ activity: Activity, limit: Int) async throws -> Answer<Activity>
}

/// See ``BrowseActivity``.
public struct DefaultBrowseActivity: BrowseActivity {
  private let source: any AccountSource

  public init(source: any AccountSource) { self.source = source }

  public func start(limit: Int) -> Answers<Activity> {
    source.activity(after: nil, limit: limit).mapValues { Activity($0) }
  }

  public func readOn(after activity: Activity, limit: Int) async throws -> Answer<Activity> {
    guard let next = activity.next else { return Answer(activity, .live) }
    return try await source.activity(after: next, limit: limit).last().map { page in
      var longer = activity
      longer.append(page)
      return longer
    }
  }

  public func refresh(_ activity: Activity, limit: Int) async throws -> Answer<Activity> {
    let answer = try await source.activity(after: nil, limit: limit).last()
    // What is saved is no newer than what is there.
    guard answer.freshness == .live else { return answer.map { _ in activity } }
    return answer.map { activity.refreshed(with: $0) }
  }
}
