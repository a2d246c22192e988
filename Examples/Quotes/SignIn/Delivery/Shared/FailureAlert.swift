import Sillar

/// Says what went wrong, and what to do about it.
struct FailureAlert<Event: Sendable>: ViewPart {
  let failure: Failure
  let words: Localization

  var body: [Node<Event>] {
    switch failure {
    case .plain(let title, let advice):
      Alert(words.text(title), words.text(advice), .error)
    case .slowedDown(let wait):
      Alert(words.text(SignInString.failureSlow), text(wait), .warning)
    }
  }

  private func text(_ wait: Duration?) -> String {
    guard let wait else { return words.text(SignInString.failureSlowUnknown) }
    let seconds = Int(wait.components.seconds)
    if seconds <= 0 { return words.text(SignInString.failureSlowOver) }
    if seconds < 60 { return words.text(SignInString.failureSlowSeconds, count: seconds) }
    return words.text(SignInString.failureSlowMinutes, count: (seconds + 59) / 60)
  }
}
