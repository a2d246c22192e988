public import SillarModel

/// The reason why the service signs nobody in. It has answered: sent again, the same input is another attempt.
public enum SignInError: ProblemConvertible, Hashable {
  /// There is no account with this address and password. Nobody says which of them is wrong.
  case wrongCredentials
  /// There were too many attempts: none is taken for this time, where it is known.
  case slowedDown(Duration?)
  /// The account is for another app.
  case otherApp

  public var problem: Problem {
    switch self {
    case .wrongCredentials: .refused(code: "wrong-credentials", module: "SignIn")
    case .slowedDown: .refused(code: "slowed-down", module: "SignIn")
    case .otherApp: .refused(code: "other-app", module: "SignIn")
    }
  }
}
