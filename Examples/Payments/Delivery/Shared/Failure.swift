import PaymentsModel
import Sillar
import SillarModel

/// What a screen says when something went wrong, by the names of its words.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: PaymentsString
  let advice: PaymentsString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  private(set) var retryAfter: Wait?

  init(_ title: PaymentsString, _ advice: PaymentsString, canTryAgain: Bool = false) {
    self.title = title
    self.advice = advice
    self.canTryAgain = canTryAgain
  }

  /// Nothing for a cancellation: the customer went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    if error is CancellationError { return nil }
    switch error as? PaymentsError {
    case .offline, .timedOut:
      self.init(.offlineTitle, .offlineAdvice, canTryAgain: true)
    case .storageFailed: self.init(.storageTitle, .storageAdvice, canTryAgain: true)
    case .unknownPayable: self.init(.unknownTitle, .unknownAdvice)
    case .unknownPayment: self.init(.unknownReceiptTitle, .unknownReceiptAdvice)
    case .payableClosed: self.init(.closedTitle, .closedAdvice)
    case .neverArrived: self.init(.neverArrivedTitle, .neverArrivedAdvice)
    case .cardRefused: self.init(.cardRefusedTitle, .cardRefusedAdvice)
    case .refused, .alreadyPaid: self.init(.refusedTitle, .refusedAdvice)
    case .serverFailed(let failure):
      self.init(.failedTitle, .failedAdvice, canTryAgain: true)
      retryAfter = failure.retryAfter
    case nil: self.init(.failedTitle, .failedAdvice, canTryAgain: true)
    }
  }
}
