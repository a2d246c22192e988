import QuotesModel
import Sillar
import SillarModel

/// What a screen says when something went wrong.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: QuotesString
  let advice: QuotesString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  private(set) var retryAfter: Wait?

  /// Nothing for a cancellation: the user went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    if error is CancellationError { return nil }
    if let reason = error as? QuoteNotOpen {
      (title, advice, canTryAgain) = (.failureNotOpen, reason.advice, false)
      return
    }
    let error = error as? QuotesError
    canTryAgain = error?.canTryAgain ?? true
    if case .serviceFailed(let failure)? = error { retryAfter = failure.retryAfter }
    (title, advice) =
      switch error {
      case .offline: (.failureOffline, .failureOfflineAdvice)
      case .timedOut: (.failureTimedOut, .failureAgainAdvice)
      case .serviceFailed, nil: (.failureService, .failureAgainAdvice)
      case .refused: (.failureRefused, .failureRefusedAdvice)
      case .unknownQuote: (.failureUnknown, .failureUnknownAdvice)
      case .signedOut: (.failureSignedOut, .failureSignedOutAdvice)
      case .storageFailed: (.failureStorage, .failureStorageAdvice)
      }
  }
}

extension QuoteNotOpen {
  fileprivate var advice: QuotesString {
    switch self {
    case .notYours: .whyNotYours
    case .state(.expired): .refusalExpired
    case .state(.withdrawn): .whyWithdrawn
    case .state: .refusalNotOpen
    }
  }
}
