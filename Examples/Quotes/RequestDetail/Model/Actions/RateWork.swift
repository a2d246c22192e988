public import Work

/// Rates the professional who did the work, once.
///
/// ```swift
/// func praise(_ rate: any RateWork, _ request: RequestDetail, _ rating: WorkRating) async throws {
///   try await rate.execute(request, rating)
/// }
/// ```
public protocol RateWork: Sendable {
  /// - Throws: ``NotAllowed``, ``RequestDetailError``.
  func execute(_ request: RequestDetail, _ rating: WorkRating) async throws
}

/// See ``RateWork``.
public struct DefaultRateWork: RateWork {
  private let person: Person
  private let requests: any RequestDataManager

  public init(person: Person, requests: any RequestDataManager) {
    self.person = person
    self.requests = requests
  }

  public func execute(_ request: RequestDetail, _ rating: WorkRating) async throws {
    try RequestRules(request: request, person: person).check(.rate)
    try await requests.rate(request.id, rating)
  }
}
