import CatalogModel
import Sillar
import SillarModel

/// What a screen says when something went wrong.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: CatalogString
  let advice: CatalogString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  private(set) var retryAfter: Wait?
  /// Whether it is worth trying again without being asked to.
  let maySolveItself: Bool

  /// Nothing for a cancellation: the user went elsewhere and need not hear of it.
  init?(_ error: any Error) {
    switch error {
    case is CancellationError: return nil
    case let error as CatalogError: self.init(error)
    default: self.init(CatalogError.serviceFailed("\(error)"))
    }
  }

  init(_ error: CatalogError) {
    (title, advice) =
      switch error {
      case .offline: (.offlineTitle, .offlineAdvice)
      case .timedOut: (.timedOutTitle, .timedOutAdvice)
      case .serviceFailed: (.serviceTitle, .serviceAdvice)
      case .customerRefused: (.refusedTitle, .refusedAdvice)
      case .unknownProduct: (.unknownProductTitle, .unknownProductAdvice)
      case .unknownOrder: (.unknownOrderTitle, .unknownOrderAdvice)
      case .outOfStock: (.outOfStockTitle, .outOfStockAdvice)
      case .orderRefused: (.orderRefusedTitle, .orderRefusedAdvice)
      case .orderNotCancellable: (.notCancellableTitle, .notCancellableAdvice)
      case .emptyBasket: (.basketEmptyTitle, .basketEmptyMessage)
      case .storageFailed: (.storageTitle, .storageAdvice)
      }
    canTryAgain = error.canTryAgain
    if case .serviceFailed(let failure) = error { retryAfter = failure.retryAfter }
    maySolveItself = error.maySolveItself
  }
}
