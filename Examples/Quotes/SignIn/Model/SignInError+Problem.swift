public import SillarModel

extension SignInError: ProblemConvertible {
  public var problem: Problem {
    switch self {
    case .offline: .offline
    case .timedOut: .timedOut
    case .serviceFailed(let detail): .broken(ServiceFailure(detail))
    case .slowedDown(let wait): .broken(ServiceFailure("too many attempts", retryAfter: wait))
    case .storageFailed(let detail): .notStored(detail: detail)
    case .wrongCredentials: .refused(code: "wrong-credentials", module: "SignIn")
    case .otherApp: .refused(code: "other-app", module: "SignIn")
    }
  }
}
