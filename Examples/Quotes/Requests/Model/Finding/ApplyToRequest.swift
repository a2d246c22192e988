public import Work

/// Takes one of the four places of a request. What the service says of it shows later, if it cannot be asked now.
///
/// ```swift
/// func apply(_ apply: any ApplyToRequest, _ request: RequestSummary) async throws {
///   try await apply.execute(request)
/// }
/// ```
public protocol ApplyToRequest: Sendable {
  /// - Throws: ``ApplyRefusal`` where it is known here already that it would be refused; ``RequestsError``.
  func execute(_ request: RequestSummary) async throws
}

/// Why nobody need ask the service.
public enum ApplyRefusal: Error, Hashable {
  case notAProfessional
  case notOpen
  case alreadyApplied
  case noFreePlace
}

/// See ``ApplyToRequest``.
public struct DefaultApplyToRequest: ApplyToRequest {
  private let role: Role
  private let requests: any RequestsDataManager

  public init(role: Role, requests: any RequestsDataManager) {
    self.role = role
    self.requests = requests
  }

  public func execute(_ request: RequestSummary) async throws {
    guard role == .professional else { throw ApplyRefusal.notAProfessional }
    guard request.state == .open else { throw ApplyRefusal.notOpen }
    guard request.applicants == 0 else { throw ApplyRefusal.alreadyApplied }
    guard request.freePlaces > 0 else { throw ApplyRefusal.noFreePlace }
    try await requests.apply(to: request.id)
  }
}
