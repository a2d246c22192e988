import SignInModel

/// What a screen says when something went wrong.
enum Failure: Equatable, Sendable {
  case plain(title: SignInString, advice: SignInString)
  /// So long no attempt is taken; nil where nobody says how long.
  case slowedDown(Duration?)

  /// Nothing for a cancellation: the person went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    if error is CancellationError { return nil }
    self =
      switch error as? SignInError {
      case .offline: .plain(title: .failureOffline, advice: .failureOfflineAdvice)
      case .timedOut: .plain(title: .failureTimedOut, advice: .failureAgainAdvice)
      case .serviceFailed: .plain(title: .failureService, advice: .failureAgainAdvice)
      case .wrongCredentials: .plain(title: .failureWrong, advice: .failureWrongAdvice)
      case .slowedDown(let wait): .slowedDown(wait)
      case .otherApp: .plain(title: .failureOtherApp, advice: .failureOtherAppAdvice)
      // What else fails is the app's own storage.
      case .storageFailed, nil: .plain(title: .failureStorage, advice: .failureStorageAdvice)
      }
  }
}
