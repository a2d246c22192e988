public import Work

/// Says that the work is done.
///
/// ```swift
/// func finish(_ markDone: any MarkDone, _ request: RequestDetail) async throws {
///   try await markDone.execute(request)
/// }
/// ```
public protocol MarkDone: Sendable {
  /// - Throws: ``NotAllowed``, ``RequestDetailError``.
  func execute(_ request: RequestDetail) async throws
}

/// See ``MarkDone``.
public struct DefaultMarkDone: MarkDone {
  private let person: Person
  private let requests: any RequestDataManager

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
  }

  public func execute(_ request: RequestDetail) async throws {
    try RequestRules(request: request, person: person).check(.markDone)
    try await requests.markDone(request.id)
  }
}
