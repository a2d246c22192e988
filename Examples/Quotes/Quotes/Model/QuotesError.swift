public import SillarModel

/// What can go wrong with quotes. The words for it are the screens'.
public enum QuotesError: ReadingProblem {
  /// The service could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The service was reached, or might have been, but did not answer in time.
  case timedOut
  /// The service answered that it failed, or with something that makes no sense. The text is for the log.
  case serviceFailed(ServiceFailure)
  /// The service does not take what was sent. The text is for the log.
  case refused(String)
  /// There is no such quote, or it is not for this person.
  case unknownQuote
  /// Nobody is signed in any more.
  case signedOut
  /// This program's own storage failed. The text is for the log.
  case storageFailed(String)

  /// Whether the same thing may work a moment later.
  public var canTryAgain: Bool {
    switch self {
    case .offline, .timedOut, .serviceFailed, .storageFailed: true
    case .refused, .unknownQuote, .signedOut: false
    }
  }

  public var maySolveItself: Bool { canTryAgain }
}

extension QuotesError: CustomStringConvertible {
  /// For the log.
  public var description: String {
    switch self {
    case .offline: "The service cannot be reached"
    case .timedOut: "The service takes too long to answer"
    case .serviceFailed(let detail): "The service has a problem: \(detail)"
    case .refused(let detail): "The service refuses what was sent: \(detail)"
    case .unknownQuote: "There is no such quote"
    case .signedOut: "Nobody is signed in"
    case .storageFailed(let detail): "What is kept here cannot be read or written: \(detail)"
    }
  }
}
