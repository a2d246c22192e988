public import SillarModel

extension ServiceFailure {
  /// What a log says about an error, and how long the service asks to be left alone: see ``APIError/retryAfter``.
  public init(_ error: any Error) {
    self.init("\(error)", retryAfter: (error as? APIError)?.retryAfter)
  }
}
