public import SillarModel

extension ServiceFailure {
  /// Makes a failure from an error: its text for a log, and the wait that the service asks for:
  /// ``APIError/retryAfter``.
  public init(_ error: any Error) {
    self.init("\(error)", retryAfter: (error as? APIError)?.retryAfter)
  }
}

extension APIError: ProblemConvertible {
  /// The error as a problem. A status that a module has texts for is converted by the module, to
  /// `Problem.refused(code:module:)`, before it gets here.
  public var problem: Problem {
    switch self {
    case .offline: .offline
    case .timedOut: .timedOut
    case .status(401, _): .signedOut
    case .status(404, _), .status(410, _): .notFound
    case .brokenOff, .crowded, .status, .undecodable, .tooLarge, .cancelled, .invalidRequest:
      .broken(ServiceFailure(self))
    }
  }
}
