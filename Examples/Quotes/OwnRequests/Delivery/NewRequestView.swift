import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

struct NewRequestView: View {
  func body(_ state: NewRequestState) -> [Node<NewRequestEvent>] {
    Text(Words.newRequest, .title)
    if let draft = state.kept.draft {
      let (number, all) = (draft.step.number, RequestStep.allCases.count)
      Progress(
        Words.stepOf.with(["number": "\(number)", "all": "\(all)"]),
        fraction: Double(number) / Double(all)
      ).id("steps")
      if state.kept.isContinued, draft.step != .summary {
        Text(Words.continued, .caption).style(.muted)
      }
      Text(draft.step, .heading).id(draft.step)
      fields(draft, state)
      ProblemAlert(state.kept.problem, retry: .storingRetried)
      ProblemAlert(state.kept.sending.problem, retry: .confirmed)
      Row {
        if draft.step == .summary {
          Button(Words.askForOffers, .primary, send: .confirmed)
        } else {
          Button(Words.proceed, .primary, send: .continued)
        }
        if let step = draft.step.previous { Button(Words.previous, send: .stepChosen(step)) }
      }.disabled(state.kept.isEnding).id("buttons \(draft.step)")
      if state.asksToDiscard {
        Alert(Words.discardTitle, Words.discardAdvice, .warning) {
          Button(Words.keepDraft, .primary, send: .discarding(false))
          Button(Words.discardIt, .destructive, send: .discardConfirmed)
        }.id("discard?")
      } else if !draft.isEmpty {
        Row { Button(Words.discard, send: .discarding(true)) }.id("discard")
      }
    } else {
      Progress(Words.newLoading)
    }
  }

  @NodeBuilder<NewRequestEvent> private func fields(
    _ draft: RequestDraft, _ state: NewRequestState
  ) -> [Node<NewRequestEvent>] {
    let fields = RequestFields(
      form: draft.form, flaws: state.flaws, submit: NewRequestEvent.continued,
      edited: NewRequestEvent.edited)
    switch draft.step {
    case .kind: fields.kind
    case .description: fields.description
    case .place:
      fields.place
      Text(Words.placeAdvice, .caption)
    case .photos:
      Text(draft.photoCount)
      Text(Words.photosAdvice.with(count: RequestContents.mostPhotos), .caption)
      Row {
        Button(RequestAction.addPhotos, send: .photosRequested).openingScreen()
          .disabled(draft.isFull)
      }
      if !draft.photos.isEmpty { PhotoGrid(draft.photos, remove: { .photoRemoved(at: $0) }) }
    case .timing: fields.timing
    case .summary:
      Text(Words.summaryAdvice, .caption)
      Card {
        for step in RequestStep.allCases.dropLast() {
          if step != .kind { Divider() }
          summary(step, draft)
        }
      }.id("summary")
    }
  }

  private func summary(_ step: RequestStep, _ draft: RequestDraft) -> Node<NewRequestEvent> {
    Row {
      Column {
        Text(step, .caption)
        if !draft.form.flaws(in: step.fields).isEmpty {
          Text(Words.incomplete).style(.negative)
        } else {
          Text(draft.text(of: step))
          if step == .description { Text(draft.form.description, .caption) }
        }
      }.style(.compact)
      Button(RequestAction.change, send: .stepChosen(step))
        .spoken(Words.changeStep.with(["step": step]))
    }.style(.spread).id(step)
  }
}

extension RequestDraft {
  fileprivate func text(of step: RequestStep) -> LocalizedText {
    switch step {
    case .place: .joined([form.postcode, form.city], separator: " ")
    case .photos, .summary: photoCount
    case .kind, .description, .timing: form.text(of: step.fields[0])
    }
  }

  fileprivate var photoCount: LocalizedText {
    photos.isEmpty ? Words.noPhotos.localized : Words.photos.with(count: photos.count)
  }
}
