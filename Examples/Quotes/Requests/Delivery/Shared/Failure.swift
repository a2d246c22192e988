import RequestsModel
import Sillar
import SillarModel

/// What a screen says when something went wrong.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: RequestsString
  let advice: RequestsString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  private(set) var retryAfter: Wait?

  /// Nothing for a cancellation: the user went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    if error is CancellationError { return nil }
    if let refusal = error as? ApplyRefusal {
      canTryAgain = false
      (title, advice) = Self.words(refusal)
      return
    }
    let error = error as? RequestsError
    canTryAgain = error?.canTryAgain ?? true
    if case .serviceFailed(let failure)? = error { retryAfter = failure.retryAfter }
    (title, advice) =
      switch error {
      case .offline: (.failureOffline, .failureOfflineAdvice)
      case .timedOut: (.failureTimedOut, .failureAgainAdvice)
      case .serviceFailed, nil: (.failureService, .failureAgainAdvice)
      case .refused: (.failureRefused, .failureRefusedAdvice)
      case .signedOut: (.failureSignedOut, .failureSignedOutAdvice)
      case .storageFailed: (.failureStorage, .failureStorageAdvice)
      }
  }

  private static func words(_ refusal: ApplyRefusal) -> (RequestsString, RequestsString) {
    switch refusal {
    case .notAProfessional: (.applyNotAllowed, .applyNotAllowedAdvice)
    case .notOpen: (.applyNotOpen, .applyNotOpenAdvice)
    case .alreadyApplied: (.applyAlready, .applyAlreadyAdvice)
    case .noFreePlace: (.applyFull, .applyFullAdvice)
    }
  }
}
