import SillarData
public import SillarModel

/// What went wrong with reading, in words that each module has for it too.
///
/// ```swift
/// let failure = WorkFailure(APIError.status(404, nil))   // .unknown
/// ```
public enum WorkFailure: Hashable, Sendable {
  case offline
  case timedOut
  case signedOut
  /// There is no such thing, or it is not for this person.
  case unknown
  /// The service does not take what was sent. The text is for the log.
  case refused(String)
  /// The text is for the log.
  case serviceFailed(ServiceFailure)
  /// This program's own storage failed. The text is for the log.
  case storageFailed(String)

  public init(_ error: any Error) {
    switch error {
    case is SignedOut: self = .signedOut
    case let error as StorageFailed: self = .storageFailed(error.reason)
    case is ServiceUnreachable, APIError.offline: self = .offline
    case APIError.timedOut: self = .timedOut
    case APIError.status(404, _): self = .unknown
    case let error as APIError where error.refusalCode != nil: self = .refused("\(error)")
    default: self = .serviceFailed(ServiceFailure(error))
    }
  }

  /// Whether nothing that was saved can stand in for it.
  public var isFinal: Bool {
    switch self {
    case .signedOut, .unknown, .refused: true
    case .offline, .timedOut, .serviceFailed, .storageFailed: false
    }
  }
}
