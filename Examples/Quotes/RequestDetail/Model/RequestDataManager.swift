public import Work

/// One person's view of requests, one at a time, from the service or from what is kept here: nobody above knows which.
///
/// What is written is kept here, shows at once, and is sent as soon as it can be. Errors are ``RequestDetailError``s,
/// or `CancellationError`.
///
/// ```swift
/// func title(_ requests: any RequestDataManager, _ id: RequestID) async throws -> String {
///   try await requests.request(id).last().value.contents.title
/// }
/// ```
public protocol RequestDataManager: Sendable {
  func request(_ id: RequestID) -> Answers<RequestDetail>
  /// The same as it is known here, without asking anybody; nil where nothing is.
  func requestHere(_ id: RequestID) async throws -> RequestDetail?
  /// When to look at it again.
  func changes(of id: RequestID) -> AsyncStream<RequestsChange>

  /// - Parameter request: As it was when it was changed.
  func change(_ request: RequestDetail, to contents: RequestContents) async throws
  func cancel(_ id: RequestID, _ cancellation: Cancellation) async throws
  func markDone(_ id: RequestID) async throws
  /// Rates who did the work.
  func rate(_ id: RequestID, _ rating: WorkRating) async throws
  func add(_ photo: PhotoID, to id: RequestID) async throws
  func apply(to id: RequestID) async throws
  /// Has a change hold over another that was made elsewhere.
  func keepMine(_ change: Int64) async throws
  /// Gives a change up for another that was made elsewhere.
  func takeTheirs(_ change: Int64) async throws
}
