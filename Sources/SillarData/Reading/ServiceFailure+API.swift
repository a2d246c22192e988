public import SillarModel

extension ServiceFailure {
  /// Makes a failure from an error: its text for a log, and the wait that the service asks for:
  /// ``APIError/retryAfter``.
  public init(_ error: any Error) {
    self.init("\(error)", retryAfter: (error as? APIError)?.retryAfter)
  }
}
