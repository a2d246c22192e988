import RequestDetailModel
import Sillar
import Work
import WorkDelivery

/// Two versions of a request, of which one is to hold.
struct ConflictCard: ViewPart {
  let conflict: ChangeConflict
  let isBusy: Bool
  let words: Localization

  var body: [Node<RequestDetailEvent>] {
    Alert(
      words.text(RequestDetailString.conflictTitle), words.text(RequestDetailString.conflictAdvice),
      .warning
    ) {
      version(
        RequestDetailString.conflictMine, conflict.mine,
        Button(words.text(RequestDetailString.conflictKeepMine), send: .settled(conflict, .mine))
          .disabled(isBusy))
      if let theirs = conflict.theirs {
        version(
          RequestDetailString.conflictTheirs, theirs,
          Button(
            words.text(RequestDetailString.conflictTakeTheirs), send: .settled(conflict, .theirs)
          ).disabled(isBusy))
      } else {
        Text(words.text(RequestDetailString.conflictUnknown), .caption)
      }
    }.id("conflict")
  }

  private func version(
    _ title: RequestDetailString, _ contents: RequestContents, _ button: Node<RequestDetailEvent>
  ) -> Node<RequestDetailEvent> {
    Card {
      Text(words.text(title), .heading)
      for field in DraftForm.Field.allCases where differs(field) {
        Column {
          Text(words.text(field.label), .caption)
          Text(text(field, of: contents))
        }.style(.compact).id(field)
      }
      Row { button }
    }.id(title)
  }

  private func differs(_ field: DraftForm.Field) -> Bool {
    guard let theirs = conflict.theirs else { return field == .title || field == .description }
    return text(field, of: conflict.mine) != text(field, of: theirs)
  }

  private func text(_ field: DraftForm.Field, of contents: RequestContents) -> String {
    switch field {
    case .kind: words.text(contents.kind.localized)
    case .title: contents.title
    case .description: contents.description
    case .city: contents.place.city
    case .postcode: contents.place.postcode
    case .timing: words.text(contents.timing.localized)
    }
  }
}

extension DraftForm.Field {
  var label: RequestDetailString {
    switch self {
    case .kind: .fieldKind
    case .title: .fieldTitle
    case .description: .fieldDescription
    case .city: .fieldCity
    case .postcode: .fieldPostcode
    case .timing: .fieldTiming
    }
  }
}
