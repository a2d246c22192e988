/// Looks up how many attempts are left: cheap, without the backend, for refreshing a countdown.
public protocol GetAttempts: Sendable {
  /// One answer for each topic asked about.
  ///
  /// - Throws: ``TriviaError/storageFailed(_:)``, or `CancellationError`.
  func execute(topics: [Topic.ID]) async throws -> [Topic.ID: Attempts]
}

public struct DefaultGetAttempts: GetAttempts {
  private let attempts: AttemptsService

  public init(attempts: AttemptsService) {
    self.attempts = attempts
  }

  public func execute(topics: [Topic.ID]) async throws -> [Topic.ID: Attempts] {
    try await attempts.attempts(for: topics)
  }
}
