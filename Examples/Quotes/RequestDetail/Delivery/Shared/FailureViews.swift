import RequestDetailModel
import Sillar

/// Stands where the contents would be when there are none because of a failure.
struct FailureState<Event: Sendable>: Element {
  let failure: Failure
  let words: Localisation
  let retry: Event

  var node: Node<Event> {
    EmptyState(words.text(failure.title), words.text(failure.advice)) {
      if failure.canTryAgain {
        Button(words.text(RequestDetailString.tryAgain), .primary, send: retry)
      }
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
      if failure.canTryAgain { Button(words.text(RequestDetailString.tryAgain), send: retry) }
    }.node
  }
}

/// A line that says how old is what is shown.
struct StalenessLine<Event: Sendable>: Element {
  let staleness: Staleness
  let words: Localisation

  var node: Node<Event> { Text(text, .caption).style(.muted) }

  private var text: String {
    guard staleness.isSettled else { return words.text(RequestDetailString.ageUpdating) }
    let key: RequestDetailString =
      switch staleness.problem {
      case nil: .ageSaved
      case .offline: .ageOffline
      case .some: .ageFailed
      }
    return words.text(key, ["age": staleness.age.text(words)])
  }
}
