import ChatModel
import Sillar

/// What a screen says when something went wrong.
struct Failure: Equatable, Sendable {
  let title: ChatString
  let advice: ChatString
  /// Whether the same thing may work a moment later.
  let canTryAgain: Bool

  init(_ error: ChatError) {
    canTryAgain = error.maySolveItself
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

/// Stands where the contents would be when there are none because of a failure.
struct FailureState<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation
  let retry: Event

  var node: Node<Event> {
    EmptyState(words.text(failure.title), words.text(failure.advice)) {
      if failure.canTryAgain { Button(words.text(ChatString.tryAgain), .primary, send: retry) }
    }.node
  }
}

/// Stands beside contents that are there all the same.
struct FailureAlert<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation

  var node: Node<Event> {
    Alert(words.text(failure.title), words.text(failure.advice), .error).node
  }
}
