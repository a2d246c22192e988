public import Work

/// Changes what a homeowner has written.
///
/// ```swift
/// func rename(_ change: any ChangeRequest, _ request: RequestDetail, _ contents: RequestContents) async throws {
///   try await change.execute(request, to: contents)
/// }
/// ```
public protocol ChangeRequest: Sendable {
  /// - Throws: ``NotAllowed``, ``RequestDetailError``.
  func execute(_ request: RequestDetail, to contents: RequestContents) async throws
}

/// See ``ChangeRequest``.
public struct DefaultChangeRequest: ChangeRequest {
  private let person: Person
  private let requests: any RequestDataManager

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
  }

  public func execute(_ request: RequestDetail, to contents: RequestContents) async throws {
    try RequestRules(request: request, person: person).check(.change)
    // The same again is no change.
    guard contents != request.contents else { return }
    try await requests.change(request, to: contents)
  }
}
