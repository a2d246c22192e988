import Sillar

/// Stands where the contents would be when there are none because of a failure.
struct FailureState<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation
  let retry: Event

  var node: Node<Event> {
    EmptyState(words.text(failure.title), words.text(failure.advice)) {
      if failure.canTryAgain { Button(words.text(AccountString.tryAgain), .primary, send: retry) }
    }.node
  }
}

/// Stands beside contents that are there all the same.
struct FailureAlert<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation
  let retry: Event

  var node: Node<Event> {
    Alert(words.text(failure.title), words.text(failure.advice), .error) {
      if failure.canTryAgain { Button(words.text(AccountString.tryAgain), send: retry) }
    }.node
  }
}
