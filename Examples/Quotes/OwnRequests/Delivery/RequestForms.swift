import Observation
import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

/// The form for a change of a request, or for an answer to an offer.
struct FormState<Form: Codable & Equatable & Sendable>: Equatable, Sendable {
  var form: Form
  /// True after the first attempt to send the form: from then on, its flaws are shown while the user types.
  var isChecked = false
  var sending = Sending()
}

enum FormEvent<Form: Codable & Sendable>: Sendable {
  case edited(Edit<Form>)
  case confirmed, left
}

/// Holds a form, sends it once, and removes its screen.
@Observable final class FormPresenter<Form: Codable & Equatable & Sendable>: Presenter {
  private var current: FormState<Form>
  private let sending = Submission()
  private let close: () -> Void
  private let send: (Form) async throws -> Bool

  var state: FormState<Form> {
    var state = current
    state.sending = sending.state
    return state
  }

  /// - Parameter send: Returns false while the form has flaws.
  init(_ form: Form, close: @escaping () -> Void, send: @escaping (Form) async throws -> Bool) {
    current = FormState(form: form)
    self.close = close
    self.send = send
  }

  func handle(_ event: FormEvent<Form>) async {
    switch event {
    case .edited(let edit): edit.apply(to: &current.form)
    case .left: close()
    case .confirmed:
      current.isChecked = true
      let isSent = await sending.run { try await send(current.form) }
      if isSent == true { close() }
    }
  }
}

struct ChangeRequestView: View {
  func body(_ state: FormState<RequestForm>) -> [Node<FormEvent<RequestForm>>] {
    let fields = RequestFields(
      form: state.form, flaws: state.isChecked ? state.form.flaws() : [:],
      submit: FormEvent.confirmed, edited: FormEvent.edited)
    Text(Words.changeTitle, .title)
    Picker(
      RequestForm.Field.kind, \.kind, of: state.form, among: fields.kinds, send: FormEvent.edited)
    fields.description
    fields.place
    Picker(
      RequestForm.Field.timing, \.timing, of: state.form, among: fields.timings,
      send: FormEvent.edited)
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.save, .primary, send: .confirmed)
      Button(Words.dontSave, send: .left)
    }.disabled(state.sending.isBusy)
  }
}

struct CancelRequestView: View {
  let title: String

  func body(_ state: FormState<CancellationForm>) -> [Node<FormEvent<CancellationForm>>] {
    let form = state.form
    Text(Words.cancelTitle, .title)
    Text(Words.cancelAdvice.with(["title": title]))
    if state.isChecked, form.reason == nil { Alert(Words.reasonMissing, "", .error).id("missing") }
    SegmentedControl(
      Words.reason, \.reason, of: form,
      among: Cancellation.Reason.allCases.map { Choice($0, Optional($0)) }, send: FormEvent.edited
    ).style(.choices)
    TextArea(
      Words.cancelNote, \.note, of: form,
      error: form.isNoteTooLong ? RequestFlaw.tooLong.with(count: Cancellation.longestNote) : nil,
      send: FormEvent.edited)
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.keepRequest, .primary, send: .left)
      Button(Words.cancelIt, .destructive, send: .confirmed)
        .disabled(state.sending.isBusy || form.isNoteTooLong)
    }
  }
}

struct RateWorkView: View {
  let name: String

  func body(_ state: FormState<RatingForm>) -> [Node<FormEvent<RatingForm>>] {
    let form = state.form
    Text(Words.rateTitle.with(["name": name]), .title)
    if state.isChecked, form.stars == 0 { Alert(Words.starsMissing, "", .error).id("missing") }
    Rating(Words.stars, \.stars, of: form, send: FormEvent.edited)
    TextArea(
      Words.ratingText, \.text, of: form, placeholder: Words.ratingTextExample,
      error: form.isTextTooLong ? RequestFlaw.tooLong.with(count: WorkRating.longestText) : nil,
      send: FormEvent.edited)
    Text(Words.rateAdvice, .caption)
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.sendRating, .primary, send: .confirmed)
        .disabled(state.sending.isBusy || form.isTextTooLong)
      Button(Words.later, send: .left)
    }
  }
}
