import Sillar

struct DiscardUnsentView: View {
  let words: Localization
  let wording: UnsentWording

  func body(_ state: DiscardUnsentState) -> [Node<DiscardUnsentEvent>] {
    Text(words.text(UnsentString.discardTitle), .title)
    Text(words.text(UnsentString.discardAdvice, ["change": wording.describe(state.entry)]))
    if state.company > 0 {
      Text(words.text(UnsentString.discardAlso, count: state.company)).id("company")
    }
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .discarded)
    }
    if state.isWorking { Progress(words.text(UnsentString.working)) }
    Row {
      Button(words.text(UnsentString.discardKeep), .primary, send: .kept)
      Button(words.text(UnsentString.discardConfirm), .destructive, send: .discarded)
        .disabled(state.isWorking || state.failure?.canTryAgain == false)
    }
  }
}
