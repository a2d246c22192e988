import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

struct NewRequestView: View {
  func body(_ state: NewRequestState) -> [Node<NewRequestEvent>] {
    Text(Words.newRequest, .title)
    if let draft = state.draft {
      Progress(
        Words.stepOf.with([
          "number": LocalizedText.number(draft.step.number),
          "all": LocalizedText.number(RequestStep.allCases.count),
        ]), fraction: Double(draft.step.number) / Double(RequestStep.allCases.count)
      ).id("steps")
      if state.isContinued, draft.step != .summary {
        Text(Words.continued, .caption).style(.muted)
      }
      Text(draft.step, .heading).id(draft.step)
      fields(draft, state)
      ProblemAlert(state.storing, retry: .storingRetried)
      ProblemAlert(state.sending.problem, retry: .confirmed)
      Row {
        if draft.step == .summary {
          Button(Words.askForOffers, .primary, send: .confirmed)
        } else {
          Button(Words.proceed, .primary, send: .continued)
        }
        if draft.step.previous != nil { Button(Words.previous, send: .wentBack) }
      }.disabled(state.isEnding).id("buttons \(draft.step)")
      if state.asksToDiscard {
        Alert(Words.discardTitle, Words.discardAdvice, .warning) {
          Button(Words.keepDraft, .primary, send: .discardCanceled)
          Button(Words.discardIt, .destructive, send: .discardConfirmed)
        }.id("discard?")
      } else if !draft.isEmpty {
        Row { Button(Words.discard, send: .discardRequested) }.id("discard")
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
    case .kind:
      flaw(state.flaws[.kind])
      SegmentedControl(
        RequestForm.Field.kind, \.kind, of: draft.form, among: fields.kinds, send: fields.edited
      ).style(.choices).id("kind")
    case .description: fields.description
    case .place:
      fields.place
      Text(Words.placeAdvice, .caption)
    case .photos: photos(draft, state.pictures)
    case .timing:
      flaw(state.flaws[.timing])
      SegmentedControl(
        RequestForm.Field.timing, \.timing, of: draft.form, among: fields.timings,
        send: fields.edited
      ).style(.choices).id("timing")
    case .summary: summary(draft)
    }
  }

  /// A choice has no place of its own for its flaw.
  @NodeBuilder<NewRequestEvent> private func flaw(_ flaw: RequestFlaw?) -> [Node<NewRequestEvent>] {
    if let flaw { Alert(flaw, "", .error).id("flaw") }
  }

  @NodeBuilder<NewRequestEvent> private func photos(
    _ draft: RequestDraft, _ pictures: [PictureSource]?
  ) -> [Node<NewRequestEvent>] {
    Text(draft.photoCount)
    Text(Words.photosAdvice.with(count: RequestContents.mostPhotos), .caption)
    if let pictures {
      Row {
        Button(Words.addPhotos, send: .photosRequested)
          .disabled(draft.photos.count >= RequestContents.mostPhotos)
      }
      if !pictures.isEmpty {
        Grid(minimumWidth: 96) {
          for (index, picture) in pictures.enumerated() {
            let number = ["number": LocalizedText.number(index + 1)]
            Column {
              Picture(picture, description: Words.photo.with(number)).style(.square)
              Button(Words.remove, send: .photoRemoved(at: index))
                .spoken(Words.removePhoto.with(number))
            }.style(.compact).id(draft.photos[index].rawValue)
          }
        }.id("photos")
      }
    }
  }

  // MARK: Summary

  @NodeBuilder<NewRequestEvent> private func summary(
    _ draft: RequestDraft
  ) -> [Node<NewRequestEvent>] {
    let form = draft.form
    Text(Words.summaryAdvice, .caption)
    Card {
      part(.kind, form.kind.map(\.localized) ?? "", draft)
      Divider()
      part(.description, form.title.localized, draft, form.description)
      Divider()
      let place = [form.postcode, form.city].filter { !$0.isEmpty }.joined(separator: " ")
      part(.place, place.localized, draft)
      Divider()
      part(.photos, draft.photoCount, draft)
      Divider()
      part(.timing, form.timing.map(\.localized) ?? "", draft)
    }.id("summary")
  }

  private func part(
    _ step: RequestStep, _ text: LocalizedText, _ draft: RequestDraft, _ more: String = ""
  ) -> Node<NewRequestEvent> {
    Row {
      Column {
        Text(step, .caption)
        if draft.form.flaws(in: step.fields).isEmpty {
          Text(text)
          if !more.isEmpty { Text(more, .caption) }
        } else {
          Text(Words.incomplete).style(.negative)
        }
      }.style(.compact)
      Button(Words.change, send: .stepChosen(step))
        .spoken(Words.changeStep.with(["step": step]))
    }.style(.spread).id(step)
  }
}

extension RequestDraft {
  fileprivate var photoCount: LocalizedText {
    photos.isEmpty ? Words.noPhotos.localized : Words.photos.with(count: photos.count)
  }
}
