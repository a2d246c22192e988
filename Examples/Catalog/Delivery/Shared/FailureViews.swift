import Sillar

/// Stands where the contents would be when there are none because of a failure.
struct FailureState<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation
  let retry: Event

  var node: Node<Event> {
    EmptyState(words.text(failure.title), words.text(failure.advice)) {
      if failure.canTryAgain {
        Button(words.text(CatalogString.tryAgain), .primary, send: retry)
      }
    }.node
  }
}

/// Stands beside contents that are there all the same.
struct FailureAlert<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation
  /// Nil where the screen itself offers to try again.
  var retry: Event?

  var node: Node<Event> {
    Alert(words.text(failure.title), words.text(failure.advice), .error) {
      if let retry, failure.canTryAgain {
        Button(words.text(CatalogString.tryAgain), send: retry)
      }
    }.node
  }
}
