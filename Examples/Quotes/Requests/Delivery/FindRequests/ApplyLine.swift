import RequestsModel
import Sillar
import Work

/// What a professional can do about an open request, or why they cannot.
struct ApplyLine {
  let request: RequestSummary
  let isBusy: Bool
  let failure: Failure?
  let words: Localization

  @NodeBuilder<FindRequestsEvent> var nodes: [Node<FindRequestsEvent>] {
    if let refusal = request.applicationRefused {
      Alert(
        words.text(refusal == .noFreePlace ? RequestsString.applyFull : .applyRefused),
        words.text(RequestsString.applyRefusedAdvice), .warning
      ) {
        Button(words.text(RequestsString.parkedShow), send: .unsentRequested)
      }
    } else if request.applicants > 0 {
      Badge(words.text(RequestsString.applyDone), .positive)
    } else if request.state == .open {
      if request.freePlaces == 0 {
        Text(words.text(RequestsString.applyFull), .caption)
      } else {
        Row {
          Button(words.text(RequestsString.apply), .primary, send: .applied(request))
            .disabled(isBusy)
        }
      }
    }
    if let failure {
      FailureAlert(failure: failure, words: words, retry: .applied(request))
    }
  }
}
