import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

struct NewRequestView: View {
  func body(_ state: NewRequestState) -> [Node<NewRequestEvent>] {
    Text(Words.newRequest, .title)
    if let draft = state.kept.draft {
      Progress(
        Words.stepOf.with([
          "number": LocalizedText.number(draft.step.number),
          "all": LocalizedText.number(RequestStep.allCases.count),
        ]), fraction: Double(draft.step.number) / Double(RequestStep.allCases.count)
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
        if draft.step.previous != nil { Button(Words.previous, send: .wentBack) }
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
    case .photos: photos(draft, state.pictures)
    case .timing: fields.timing
    case .summary: summary(draft)
    }
  }

  @NodeBuilder<NewRequestEvent> private func photos(
    _ draft: RequestDraft, _ pictures: [PictureSource]?
  ) -> [Node<NewRequestEvent>] {
    Text(draft.photoCount)
    Text(Words.photosAdvice.with(count: RequestContents.mostPhotos), .caption)
    if let pictures {
      let isFull = draft.photos.count >= RequestContents.mostPhotos
      Row { Button(Words.addPhotos, send: .photosRequested).disabled(isFull) }
      if !pictures.isEmpty { PhotoGrid(pictures, remove: { .photoRemoved(at: $0) }) }
    }
  }

  // MARK: Summary

  @NodeBuilder<NewRequestEvent> private func summary(
    _ draft: RequestDraft
  ) -> [Node<NewRequestEvent>] {
    Text(Words.summaryAdvice, .caption)
    Card {
      for step in RequestStep.allCases where step != .summary {
        if step != .kind { Divider() }
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
          Button(Words.change, send: .stepChosen(step))
            .spoken(Words.changeStep.with(["step": step]))
        }.style(.spread).id(step)
      }
    }.id("summary")
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
