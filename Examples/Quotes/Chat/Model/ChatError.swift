public import SillarModel

/// What can go wrong with chats.
///
/// ```swift
/// let error = ChatError.offline
/// ```
public enum ChatError: ReadingProblem {
  /// The service cannot be reached, or does not answer.
  case offline
  /// The service failed, or gave something that makes no sense. The text is for a log.
  case serviceFailed(ServiceFailure)
  /// Nobody is signed in, or not any more.
  case signedOut
  /// There is no such chat, for this person.
  case unknownChat
  /// The app's own storage failed; why, for a log.
  case storageFailed(String)

  public var maySolveItself: Bool {
    switch self {
    case .offline, .serviceFailed: true
    case .signedOut, .unknownChat, .storageFailed: false
    }
  }
}
