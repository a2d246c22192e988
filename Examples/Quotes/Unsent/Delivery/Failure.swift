import Sillar
import UnsentModel

/// What a screen says when something went wrong.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: UnsentString
  let advice: UnsentString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool

  /// Nothing for a cancellation: the user went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    if error is CancellationError { return nil }
    switch error as? UnsentError {
    case .tooLate:
      (title, advice, canTryAgain) = (.failureTooLate, .failureTooLateAdvice, false)
    case .gone: (title, advice, canTryAgain) = (.failureGone, .failureGoneAdvice, false)
    case .unreadable:
      (title, advice, canTryAgain) = (.failureUnreadable, .failureUnreadableAdvice, false)
    case .storageFailed, nil:
      (title, advice, canTryAgain) = (.failureStorage, .failureStorageAdvice, true)
    }
  }
}
