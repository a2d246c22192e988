public import Work

/// Takes one of the places of a request.
///
/// ```swift
/// func apply(_ apply: any ApplyToRequest, _ request: RequestDetail) async throws {
///   try await apply.execute(request)
/// }
/// ```
public protocol ApplyToRequest: Sendable {
  /// - Throws: ``NotAllowed``, ``RequestDetailError``.
  func execute(_ request: RequestDetail) async throws
}

/// See ``ApplyToRequest``.
public struct DefaultApplyToRequest: ApplyToRequest {
  private let person: Person
  private let requests: any RequestDataManager

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
  }

  public func execute(_ request: RequestDetail) async throws {
    try RequestRules(request: request, person: person).check(.apply)
    try await requests.apply(to: request.id)
  }
}
