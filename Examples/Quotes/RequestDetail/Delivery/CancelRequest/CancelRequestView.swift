import RequestDetailModel
import Sillar
import Work

struct CancelRequestView: View {
  let words: Localization

  func body(_ state: CancelRequestState) -> [Node<CancelRequestEvent>] {
    Text(words.text(RequestDetailString.cancelTitle), .title)
    Text(words.text(RequestDetailString.cancelAdvice, ["title": state.request.contents.title]))
    if state.isReasonMissing {
      Alert(words.text(RequestDetailString.cancelReasonMissing), "", .error).id("missing")
    }
    SegmentedControl(
      words.text(RequestDetailString.cancelReason),
      Cancellation.Reason.allCases.map { Choice(words.text($0.text), $0) },
      selection: state.reason, send: { .reasonChosen($0) }
    ).style(.choices)
    TextArea(
      words.text(RequestDetailString.cancelNote), text: state.note,
      error: state.isNoteTooLong
        ? words.text(RequestDetailString.textTooLong, count: Cancellation.longestNote) : nil,
      send: { .noteChanged($0) })
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .confirmed)
    }
    Row {
      Button(words.text(RequestDetailString.cancelKeep), .primary, send: .kept)
      Button(words.text(RequestDetailString.cancelConfirm), .destructive, send: .confirmed)
        .disabled(state.isSending || state.isNoteTooLong)
    }
  }
}
