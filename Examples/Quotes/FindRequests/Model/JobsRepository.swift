public import SillarModel
public import Work

/// The requests that a professional can find, and those that they have applied to.
///
/// Errors are `Problem`s, or `CancellationError`.
///
/// ```swift
/// func titles(_ jobs: any JobsRepository) async throws {
///   for try await found in jobs.find(JobQuery(), after: FoundJobs()) {
///     print(found.value.items.map(\.request.contents.title))
///   }
/// }
/// ```
public protocol JobsRepository: Sendable {
  /// The open requests with a free place that match a query, the newest first: those of a list, and the next page.
  func find(_ query: JobQuery, after list: FoundJobs) -> Readings<FoundJobs>
  /// The requests that the professional has applied to, the newest first, and each change of them until the
  /// caller stops listening.
  func applied() -> Readings<[Job]>
  /// A request, and each change of it until the caller stops listening.
  func job(_ id: RequestID) -> Readings<Job>
  /// The saved request, with the professional's own changes; nil if it was never read.
  func known(_ id: RequestID) async throws -> Job?
  /// Stores an application, to be sent as soon as it can be.
  func apply(to request: RequestID) async throws
}

/// A professional's search for open requests.
public struct JobQuery: Hashable, Sendable {
  /// Nil for any.
  public let kind: WorkKind?
  /// The beginning of a city's name or a postcode; empty for anywhere.
  public let place: String

  public init(kind: WorkKind? = nil, place: String = "") {
    self.kind = kind
    self.place = place.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The jobs that were found so far.
public struct FoundJobs: PartialList {
  public let items: [Job]
  public let hasMore: Bool

  public init() { self.init([], hasMore: true) }

  public init(_ items: [Job], hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }
}
