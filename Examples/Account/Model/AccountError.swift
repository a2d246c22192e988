public import SillarModel

/// What can go wrong with an account. The words for it are the screens'.
public enum AccountError: ReadingProblem {
  /// The service could not be reached: no network, no such host, or nothing answers there.
  case offline
  /// The service was reached, or might have been, but did not answer in time.
  case timedOut
  /// The service answered that it failed, or with something that makes no sense. The text is for the log.
  case serviceFailed(ServiceFailure)
  /// The service does not take what was sent. The text is for the log.
  case refused(String)
  /// Nobody has this handle.
  case unknownPerson
  case unknownRequest
  case unknownTransfer
  /// It has been paid, declined or cancelled meanwhile.
  case notOpen
  /// This program's own storage failed. The text is for the log.
  case storageFailed(String)

  /// Whether the service has spoken with authority: the same again would be refused again.
  public var isFinal: Bool {
    switch self {
    case .refused, .unknownPerson, .unknownRequest, .unknownTransfer, .notOpen: true
    case .offline, .timedOut, .serviceFailed, .storageFailed: false
    }
  }

  /// Whether the same thing may work a moment later.
  public var canTryAgain: Bool { !isFinal }

  public var maySolveItself: Bool { canTryAgain }
}

extension AccountError: CustomStringConvertible {
  /// For the log.
  public var description: String {
    switch self {
    case .offline: "The wallet service cannot be reached"
    case .timedOut: "The wallet service takes too long to answer"
    case .serviceFailed(let detail): "The wallet service has a problem: \(detail)"
    case .refused(let detail): "The wallet service refuses what was sent: \(detail)"
    case .unknownPerson: "Nobody has this handle"
    case .unknownRequest: "There is no such request"
    case .unknownTransfer: "There is no such transfer"
    case .notOpen: "It has been paid, declined or cancelled meanwhile"
    case .storageFailed(let detail): "What is kept here cannot be read or written: \(detail)"
    }
  }
}
