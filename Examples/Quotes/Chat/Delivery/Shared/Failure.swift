import ChatModel
import Sillar
import SillarModel

/// What a screen says when something went wrong.
struct Failure: ShownFailure, Equatable, Sendable {
  let title: ChatString
  let advice: ChatString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool
  private(set) var retryAfter: Wait?

  init(_ error: ChatError) {
    canTryAgain = error.maySolveItself
    if case .serviceFailed(let failure) = error { retryAfter = failure.retryAfter }
    (title, advice) =
      switch error {
      case .offline: (.failureOffline, .failureOfflineAdvice)
      case .serviceFailed: (.failureService, .failureServiceAdvice)
      case .signedOut: (.failureSignedOut, .failureSignedOutAdvice)
      case .unknownChat: (.failureUnknown, .failureUnknownAdvice)
      case .storageFailed: (.failureStorage, .failureStorageAdvice)
      }
  }

  /// Nil for a cancellation: the user went elsewhere and need not hear of it.
  init?(of error: any Error) {
    if error is CancellationError { return nil }
    self.init(error as? ChatError ?? .serviceFailed("\(error)"))
  }
}
