import Sillar

/// What went wrong, and what can be done about it.
struct FailureAlert<Event: Sendable>: Element {
  let failure: Failure
  let words: Localization
  var retry: Event?

  var node: Node<Event> {
    Alert(words.text(failure.title), failure.adviceText(words), .error) {
      if failure.canTryAgain, let retry {
        Button(words.text(PaymentsString.tryAgain), .primary, send: retry)
      }
    }.node
  }
}
