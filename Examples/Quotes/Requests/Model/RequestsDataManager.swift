public import Work

/// The requests of one person, from the service or from what is kept here: nobody above knows which.
///
/// Errors are ``RequestsError``s, or `CancellationError`.
///
/// ```swift
/// func count(_ requests: any RequestsDataManager) async throws -> Int {
///   try await requests.own().last().value.count
/// }
/// ```
public protocol RequestsDataManager: Sendable {
  /// A homeowner's own requests, or those that a professional has applied to; the newest first.
  func own() -> Answers<[RequestSummary]>
  /// The same as it is known here, without asking anybody; nil where nothing is.
  func ownHere() async throws -> [RequestSummary]?
  /// Open requests with a free place, for professionals; the newest first.
  func open(_ search: RequestSearch) -> Answers<OpenRequests>
  /// The same as it is known here; nil where nothing is.
  func openHere(_ search: RequestSearch) async throws -> OpenRequests?
  /// When to look at them again.
  func changes() -> AsyncStream<RequestsChange>

  /// Keeps a new request, to be sent as soon as it can be, and discards the draft that it was: both, or neither.
  func create(_ request: NewRequest) async throws
  /// Keeps that this professional applies, to be sent as soon as it can be.
  func apply(to request: RequestID) async throws
}
