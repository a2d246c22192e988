public import Work

/// Says that a request is not wanted any more, and why.
///
/// ```swift
/// func cancel(_ cancel: any CancelRequest, _ request: RequestDetail, _ why: Cancellation) async throws {
///   try await cancel.execute(request, why)
/// }
/// ```
public protocol CancelRequest: Sendable {
  /// - Throws: ``NotAllowed``, ``RequestDetailError``.
  func execute(_ request: RequestDetail, _ cancellation: Cancellation) async throws
}

/// See ``CancelRequest``.
public struct DefaultCancelRequest: CancelRequest {
  private let person: Person
  private let requests: any RequestDataManager

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
  }

  public func execute(_ request: RequestDetail, _ cancellation: Cancellation) async throws {
    try RequestRules(request: request, person: person).check(.cancel)
    try await requests.cancel(request.id, cancellation)
  }
}
