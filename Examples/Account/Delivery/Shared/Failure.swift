import AccountModel
import Sillar
import SillarModel

/// What a screen says when something went wrong.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: AccountString
  let advice: AccountString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  private(set) var retryAfter: Wait?

  /// Nothing for a cancellation: the customer went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    if error is CancellationError { return nil }
    let error = error as? AccountError
    canTryAgain = error?.canTryAgain ?? true
    if case .serviceFailed(let failure)? = error { retryAfter = failure.retryAfter }
    (title, advice) =
      switch error {
      case .offline: (.failureOffline, .failureOfflineAdvice)
      case .timedOut: (.failureTimedOut, .failureAgainAdvice)
      case .serviceFailed, nil: (.failureService, .failureAgainAdvice)
      case .refused: (.failureRefused, .failureRefusedAdvice)
      case .unknownPerson: (.failureUnknownPerson, .failureUnknownPersonAdvice)
      case .unknownRequest, .unknownTransfer: (.failureGone, .failureGoneAdvice)
      case .notOpen: (.failureNotOpen, .failureNotOpenAdvice)
      case .storageFailed: (.failureStorage, .failureStorageAdvice)
      }
  }
}
