import Observation
import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

/// The form for a change of a request, or for an answer to an offer.
struct FormState<Subject: Equatable & Sendable, Form: Equatable & Sendable>: Equatable, Sendable {
  /// The request or the offer, as it was when the form was opened.
  let subject: Loaded<Subject>
  let form: Form
  /// True after the first attempt to send the form: from then on, its flaws are shown while the user types.
  let isChecked: Bool
  let sending: Sending
}

enum FormEvent<Form: Sendable>: Equatable, Sendable {
  case edited(Edit<Form>)
  case confirmed, left, retried
}

/// Holds a form, sends it once, and removes its screen.
@Observable
final class FormPresenter<Subject: Equatable & Sendable, Form: Equatable & Sendable>: Presenter {
  private let subject: Loader<Subject>
  private let start: (Subject) -> Form
  private let empty: Form
  /// Nil until the user has changed something.
  private var edited: Form?
  private var isChecked = false
  private let sending = Submission()
  private let close: () -> Void
  private let send: (Form, Subject) async throws -> Bool

  private var form: Form { edited ?? subject.state.value.map(start) ?? empty }

  var state: FormState<Subject, Form> {
    FormState(subject: subject.state, form: form, isChecked: isChecked, sending: sending.state)
  }

  /// - Parameters:
  ///   - start: Makes the form before anything is changed in it.
  ///   - empty: The form until the subject is known.
  ///   - send: Returns false while the form has flaws.
  init(
    _ subject: Loader<Subject>, _ start: @escaping (Subject) -> Form, else empty: Form,
    close: @escaping () -> Void, send: @escaping (Form, Subject) async throws -> Bool
  ) {
    self.subject = subject
    self.start = start
    self.empty = empty
    self.close = close
    self.send = send
  }

  func run() async { if subject.state.value == nil { await subject.run() } }

  func handle(_ event: FormEvent<Form>) async {
    switch event {
    case .edited(let edit):
      var form = form
      edit.apply(to: &form)
      edited = form
    case .left: close()
    case .retried: await subject.retry()
    case .confirmed:
      guard let subject = subject.state.value else { return }
      isChecked = true
      let isSent = await sending.run { try await send(form, subject) }
      if isSent == true { close() }
    }
  }
}

struct ChangeRequestView: View {
  func body(
    _ state: FormState<OwnRequest, RequestForm>
  ) -> [Node<FormEvent<RequestForm>>] {
    let fields = RequestFields(
      form: state.form, flaws: state.isChecked ? state.form.flaws() : [:],
      submit: FormEvent.confirmed, edited: FormEvent.edited)
    Text(Words.changeTitle, .title)
    Loading(state.subject, showsAge: false, retry: .retried) { _ in
      Picker(
        RequestForm.Field.kind, \.kind, of: state.form, among: fields.kinds,
        send: FormEvent.edited)
      fields.description
      fields.place
      Picker(
        RequestForm.Field.timing, \.timing, of: state.form, among: fields.timings,
        send: FormEvent.edited)
    }
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.save, .primary, send: .confirmed)
      Button(Words.dontSave, send: .left)
    }.disabled(state.sending.isBusy)
  }
}

struct CancelRequestView: View {
  func body(
    _ state: FormState<OwnRequest, CancellationForm>
  ) -> [Node<FormEvent<CancellationForm>>] {
    let form = state.form
    Text(Words.cancelTitle, .title)
    Loading(state.subject, showsAge: false, retry: .retried) { own in
      Text(Words.cancelAdvice.with(["title": own.request.contents.title]))
    }
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

struct RatingView: View {
  let title: @Sendable (OwnRequest) -> LocalizedText

  func body(_ state: FormState<OwnRequest, RatingForm>) -> [Node<FormEvent<RatingForm>>] {
    let form = state.form
    Loading(state.subject, showsAge: false, retry: .retried) { Text(title($0), .title) }
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
