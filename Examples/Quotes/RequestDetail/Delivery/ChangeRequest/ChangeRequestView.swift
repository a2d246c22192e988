import RequestDetailModel
import Sillar
import Work
import WorkDelivery

struct ChangeRequestView: View {
  let words: Localization

  func body(_ state: ChangeRequestState) -> [Node<ChangeRequestEvent>] {
    Text(words.text(RequestDetailString.changeTitle), .title)
    Picker(
      words.text(RequestDetailString.fieldKind),
      WorkKind.allCases.map { Choice(words.text($0.localized), $0) }, selection: state.form.kind,
      send: { .kindChosen($0) })
    field(.title, state.form.title, state) { .titleChanged($0) }
    TextArea(
      words.text(RequestDetailString.fieldDescription), text: state.form.description,
      error: error(.description, state), send: { .descriptionChanged($0) }
    ).id(DraftForm.Field.description)
    field(.city, state.form.city, state) { .cityChanged($0) }
    field(.postcode, state.form.postcode, state, .number) { .postcodeChanged($0) }
    Picker(
      words.text(RequestDetailString.fieldTiming),
      WorkTiming.allCases.map { Choice(words.text($0.localized), $0) }, selection: state.form.timing,
      send: { .timingChosen($0) })
    if let failure = state.failure {
      FailureAlert(failure: failure, words: words, retry: .confirmed)
    }
    Row {
      Button(words.text(RequestDetailString.changeConfirm), .primary, send: .confirmed)
      Button(words.text(RequestDetailString.changeLeave), send: .left)
    }.disabled(state.isSending)
  }

  private func field(
    _ field: DraftForm.Field, _ text: String, _ state: ChangeRequestState,
    _ kind: FieldKind = .plain, _ send: @escaping (String) -> ChangeRequestEvent
  ) -> Node<ChangeRequestEvent> {
    TextField(
      words.text(field.label), text: text, kind: kind, error: error(field, state),
      submit: .confirmed, send: send
    ).id(field)
  }

  private func error(_ field: DraftForm.Field, _ state: ChangeRequestState) -> String? {
    state.flaw(field).map { flaw in
      words.text(flaw.localized)
    }
  }
}
