import Sillar

/// Stands where the contents would be when there are none because of a failure.
struct FailureState<Event: Sendable>: Element {
  let failure: Failure
  let retry: Event

  var node: Node<Event> {
    EmptyState(failure.title, failure.advice) {
      if failure.canTryAgain { Button("Try again", .primary, send: retry) }
    }.node
  }
}

/// Stands beside contents that are there all the same.
struct FailureAlert<Event: Sendable>: Element {
  let failure: Failure
  let retry: Event

  var node: Node<Event> {
    Alert(failure.title, failure.advice, .error) {
      if failure.canTryAgain { Button("Try again", send: retry) }
    }.node
  }
}
