public import SillarModel

/// The reason why the service refuses a sign-in. The service has answered: the same input sent again is another
/// attempt.
public enum SignInError: ProblemConvertible, Hashable {
  /// There is no account with this address and password. The service does not say which of them is wrong.
  case wrongCredentials
  /// There were too many attempts: the service refuses all others for this time, if it is known.
  case slowedDown(Duration?)
  /// Too many guests have come, from the same address or in all: the service takes no other for this time, if it is known.
  case tooManyGuests(Duration?)
  /// The account is for another app.
  case otherApp
  /// The service makes no accounts without a password: it is no demonstration.
  case noGuests
  /// The browser did not take the new secret of its session.
  case notAdmitted

  public var problem: Problem {
    switch self {
    case .wrongCredentials: .refused(code: "wrong-credentials", module: "SignIn")
    case .slowedDown: .refused(code: "slowed-down", module: "SignIn")
    case .tooManyGuests: .refused(code: "too-many-guests", module: "SignIn")
    case .otherApp: .refused(code: "other-app", module: "SignIn")
    case .noGuests: .refused(code: "no-guests", module: "SignIn")
    case .notAdmitted: .refused(code: "not-admitted", module: "SignIn")
    }
  }
}
