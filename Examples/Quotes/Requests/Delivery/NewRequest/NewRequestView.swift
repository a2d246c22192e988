import RequestsModel
import Sillar
import Work

struct NewRequestView: View {
  let words: Localization
  /// Where a photo is to be had; nil where the app shows none.
  let picture: @Sendable (PhotoID) -> PictureSource?

  func body(_ state: NewRequestState) -> [Node<NewRequestEvent>] {
    Text(words.text(RequestsString.newTitle), .title)
    if let draft = state.draft {
      indicator(draft.step)
      if state.isContinued, draft.step != .summary {
        Text(words.text(RequestsString.newContinued), .caption).style(.muted)
      }
      Text(words.text(draft.step.text), .heading).id(draft.step)
      step(draft, state)
      if let failure = state.keepingFailure {
        FailureAlert(failure: failure, words: words, retry: .keepingRetried)
      }
      if let failure = state.failure {
        FailureAlert(failure: failure, words: words, retry: .confirmed)
      }
      buttons(draft, state)
      if state.asksToDiscard { question } else if !draft.isEmpty { discardButton }
    } else {
      Progress(words.text(RequestsString.newLoading))
    }
  }

  private func indicator(_ step: RequestStep) -> Node<NewRequestEvent> {
    Progress(
      words.text(
        RequestsString.newStep,
        [
          "number": words.number(step.number),
          "all": words.number(RequestStep.allCases.count),
        ]),
      fraction: Double(step.number) / Double(RequestStep.allCases.count)
    ).id("steps")
  }

  @NodeBuilder<NewRequestEvent> private func step(
    _ draft: RequestDraft, _ state: NewRequestState
  ) -> [Node<NewRequestEvent>] {
    let fields = NewRequestFields(
      draft: draft, isChecked: state.checked.contains(draft.step),
      offersPhotos: state.offersPhotos, picture: picture, words: words)
    switch draft.step {
    case .kind: fields.kind
    case .description: fields.description
    case .place: fields.place
    case .photos: fields.photos
    case .timing: fields.timing
    case .summary: NewRequestSummary(draft: draft, words: words).nodes
    }
  }

  private func buttons(
    _ draft: RequestDraft, _ state: NewRequestState
  ) -> Node<NewRequestEvent> {
    Row {
      if draft.step == .summary {
        Button(words.text(RequestsString.newConfirm), .primary, send: .confirmed)
      } else {
        Button(words.text(RequestsString.newContinue), .primary, send: .continued)
      }
      if draft.step.previous != nil {
        Button(words.text(RequestsString.newBack), send: .wentBack)
      }
    }.disabled(state.isSending).id("buttons \(draft.step)")
  }

  private var discardButton: Node<NewRequestEvent> {
    Row { Button(words.text(RequestsString.newDiscard), send: .discardRequested) }
      .id("discard")
  }

  private var question: Node<NewRequestEvent> {
    Alert(
      words.text(RequestsString.discardTitle), words.text(RequestsString.discardAdvice), .warning
    ) {
      Button(words.text(RequestsString.discardKeep), .primary, send: .discardCancelled)
      Button(words.text(RequestsString.discardConfirm), .destructive, send: .discardConfirmed)
    }.id("discard?")
  }
}
