/// What can go wrong with signing in or out. The words for it are the screens'.
///
/// ```swift
/// let error = SignInError.slowedDown(.seconds(4))
/// ```
public enum SignInError: Error, Hashable {
  /// The service could not be reached, and nobody else can tell who somebody is.
  case offline
  case timedOut
  /// The service answered that it failed, or with something that makes no sense. The text is for the log.
  case serviceFailed(String)
  /// There is no account with this address and password. Which of them is wrong nobody says.
  case wrongCredentials
  /// There were too many attempts: none is taken for so long, where that is known.
  case slowedDown(Duration?)
  /// The account is for another app.
  case otherApp
  /// This program's own storage failed. The text is for the log.
  case storageFailed(String)

  /// Whether what was sent has been answered: sent again, it is another attempt.
  public var isAnswer: Bool {
    switch self {
    case .wrongCredentials, .slowedDown, .otherApp: true
    case .offline, .timedOut, .serviceFailed, .storageFailed: false
    }
  }
}

extension SignInError: CustomStringConvertible {
  /// For the log.
  public var description: String {
    switch self {
    case .offline: "The service cannot be reached"
    case .timedOut: "The service takes too long to answer"
    case .serviceFailed(let detail): "The service has a problem: \(detail)"
    case .wrongCredentials: "The address or the password is wrong"
    case .slowedDown: "There were too many attempts"
    case .otherApp: "The account is for another app"
    case .storageFailed(let detail): "What is kept here cannot be read or written: \(detail)"
    }
  }
}
