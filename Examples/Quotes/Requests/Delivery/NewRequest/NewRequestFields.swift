import RequestsModel
import Sillar
import Work
import WorkDelivery

/// What is asked for in each step.
struct NewRequestFields {
  let draft: RequestDraft
  /// Whether what is wrong is said.
  let isChecked: Bool
  let offersPhotos: Bool
  /// Where a photo is to be had; nil where the app shows none.
  let picture: @Sendable (PhotoID) -> PictureSource?
  let words: Localization

  @NodeBuilder<NewRequestEvent> var kind: [Node<NewRequestEvent>] {
    flawAlert(.kind)
    SegmentedControl(
      words.text(RequestsString.fieldKind),
      WorkKind.allCases.map { Choice(words.text($0.localized), $0) }, selection: draft.form.kind,
      send: { .kindChosen($0) }
    ).style(.choices).id("kind")
  }

  @NodeBuilder<NewRequestEvent> var description: [Node<NewRequestEvent>] {
    TextField(
      words.text(RequestsString.fieldTitle), text: draft.form.title,
      placeholder: words.text(RequestsString.fieldTitleExample), error: flaw(.title),
      submit: .continued, send: { .titleChanged($0) }
    ).id("title")
    TextArea(
      words.text(RequestsString.fieldDescription), text: draft.form.description,
      placeholder: words.text(RequestsString.fieldDescriptionExample), error: flaw(.description),
      send: { .descriptionChanged($0) }
    ).id("description")
  }

  @NodeBuilder<NewRequestEvent> var place: [Node<NewRequestEvent>] {
    TextField(
      words.text(RequestsString.fieldCity), text: draft.form.city,
      placeholder: words.text(RequestsString.fieldCityExample), error: flaw(.city),
      submit: .continued, send: { .cityChanged($0) }
    ).id("city")
    TextField(
      words.text(RequestsString.fieldPostcode), text: draft.form.postcode,
      placeholder: words.text(RequestsString.fieldPostcodeExample), kind: .number,
      error: flaw(.postcode), submit: .continued, send: { .postcodeChanged($0) }
    ).id("postcode")
    Text(words.text(RequestsString.fieldPlaceAdvice), .caption)
  }

  @NodeBuilder<NewRequestEvent> var photos: [Node<NewRequestEvent>] {
    Text(
      draft.photos.isEmpty
        ? words.text(RequestsString.photosNone)
        : words.text(RequestsString.photosCount, count: draft.photos.count))
    Text(
      words.text(RequestsString.photosAdvice, count: RequestContents.mostPhotos), .caption)
    if offersPhotos {
      Row {
        Button(words.text(RequestsString.photosPick), send: .photosRequested)
          .disabled(draft.photos.count >= RequestContents.mostPhotos)
      }
    }
    if !draft.photos.isEmpty {
      Grid(minimumWidth: 96) {
        for (index, photo) in draft.photos.enumerated() {
          Column { card(photo, number: words.number(index + 1)) }.style(.compact)
            .id(photo.rawValue)
        }
      }.id("photos")
    }
  }

  @NodeBuilder<NewRequestEvent> private func card(
    _ photo: PhotoID, number: String
  ) -> [Node<NewRequestEvent>] {
    let name = words.text(RequestsString.photosNumber, ["number": number])
    if let picture = picture(photo) {
      Picture(picture, description: name).style(.square)
    } else {
      Text(name)
    }
    Button(words.text(RequestsString.photosRemove), send: .photoRemoved(photo))
      .spoken(words.text(RequestsString.photosRemoveNumber, ["number": number]))
  }

  @NodeBuilder<NewRequestEvent> var timing: [Node<NewRequestEvent>] {
    flawAlert(.timing)
    SegmentedControl(
      words.text(RequestsString.fieldTiming),
      WorkTiming.allCases.map { Choice(words.text($0.localized), $0) }, selection: draft.form.timing,
      send: { .timingChosen($0) }
    ).style(.choices).id("timing")
  }

  /// What is wrong with a choice: it has no place of its own for that.
  @NodeBuilder<NewRequestEvent> private func flawAlert(
    _ field: DraftForm.Field
  ) -> [Node<NewRequestEvent>] {
    if let flaw = flaw(field) { Alert(flaw, "", .error).id("flaw") }
  }

  private func flaw(_ field: DraftForm.Field) -> String? {
    guard isChecked, let flaw = draft.form.flaw(of: field) else { return nil }
    return words.text(flaw.localized)
  }
}
