public import SillarModel

/// What can go wrong with a request. The words for it are the screens'.
public enum RequestDetailError: ReadingProblem {
  /// The service could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The service was reached, or might have been, but did not answer in time.
  case timedOut
  /// The service answered that it failed, or with something that makes no sense. The text is for the log.
  case serviceFailed(ServiceFailure)
  /// The service does not take what was sent. The text is for the log.
  case refused(String)
  /// There is no such request, or it is not for this person.
  case unknownRequest
  /// Nobody is signed in any more.
  case signedOut
  /// This program's own storage failed. The text is for the log.
  case storageFailed(String)

  /// Whether the same thing may work a moment later.
  public var canTryAgain: Bool {
    switch self {
    case .offline, .timedOut, .serviceFailed, .storageFailed: true
    case .refused, .signedOut, .unknownRequest: false
    }
  }

  public var maySolveItself: Bool { canTryAgain }
}

/// What a source knows, how fresh it is, and why the service did not help where it should have.
public typealias Answer<Value: Sendable> = TypedReading<Value, RequestDetailError>

/// What a source answers to one question: first what is saved, where something is, and then what is live.
public typealias Answers<Value: Sendable> = TypedReadings<Value, RequestDetailError>
