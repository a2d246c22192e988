import Observation
import OwnRequestsModel
import Sillar
import Work
import WorkDelivery

/// The form for a change of one request.
struct RequestFormState<Form: Codable & Equatable & Sendable>: Equatable, Sendable {
  let request: OwnRequest
  var form: Form
  /// True after the first attempt to send the form: from then on, its flaws are shown while the user types.
  var isChecked = false
  var sending = Sending()
}

enum RequestFormEvent<Form: Codable & Sendable>: Sendable {
  case edited(Edit<Form>)
  case confirmed, left
}

/// Holds the form for a change of one request, and makes the change.
@Observable
final class RequestFormPresenter<Form: Codable & Equatable & Sendable>: Presenter {
  private var current: RequestFormState<Form>
  private let sending = Submission()
  private let changeRequest: ChangeRequest
  private let make: (Form) -> RequestChange?
  private let close: () -> Void

  var state: RequestFormState<Form> {
    var state = current
    state.sending = sending.state
    return state
  }

  /// - Parameter make: Makes the change from the form; nil while the form has flaws.
  init(
    _ request: OwnRequest, _ form: Form, _ changeRequest: ChangeRequest,
    make: @escaping (Form) -> RequestChange?, close: @escaping () -> Void
  ) {
    current = RequestFormState(request: request, form: form)
    self.changeRequest = changeRequest
    self.make = make
    self.close = close
  }

  func handle(_ event: RequestFormEvent<Form>) async {
    switch event {
    case .edited(let edit): edit.apply(to: &current.form)
    case .left: close()
    case .confirmed:
      current.isChecked = true
      guard let change = make(current.form) else { return }
      let isDone: Void? = await sending.run {
        try await changeRequest.execute(change, of: current.request)
      }
      if isDone != nil { close() }
    }
  }
}

// MARK: Changing

struct ChangeRequestView: View {
  typealias Event = RequestFormEvent<RequestForm>

  func body(_ state: RequestFormState<RequestForm>) -> [Node<Event>] {
    let fields = RequestFields(
      form: state.form, flaws: state.isChecked ? state.form.flaws() : [:],
      submit: Event.confirmed, edited: Event.edited)
    Text(Words.changeTitle, .title)
    Picker(
      RequestForm.Field.kind, \.kind, of: state.form, among: fields.kinds, send: Event.edited)
    fields.description
    fields.place
    Picker(
      RequestForm.Field.timing, \.timing, of: state.form, among: fields.timings,
      send: Event.edited)
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.save, .primary, send: .confirmed)
      Button(Words.dontSave, send: .left)
    }.disabled(state.sending.isBusy)
  }
}

// MARK: Canceling

struct CancellationForm: Codable, Equatable, Sendable {
  var reason: Cancellation.Reason?
  var note = ""

  var isNoteTooLong: Bool { Cancellation(reason: .other, note: note) == nil }
  var cancellation: Cancellation? { reason.flatMap { Cancellation(reason: $0, note: note) } }
}

struct CancelRequestView: View {
  typealias Event = RequestFormEvent<CancellationForm>

  func body(_ state: RequestFormState<CancellationForm>) -> [Node<Event>] {
    let form = state.form
    Text(Words.cancelTitle, .title)
    Text(Words.cancelAdvice.with(["title": state.request.request.contents.title]))
    if state.isChecked, form.reason == nil {
      Alert(Words.reasonMissing, "", .error).id("missing")
    }
    SegmentedControl(
      Words.reason, \.reason, of: form,
      among: Cancellation.Reason.allCases.map { Choice($0, Optional($0)) }, send: Event.edited
    ).style(.choices)
    TextArea(
      Words.cancelNote, \.note, of: form,
      error: form.isNoteTooLong ? RequestFlaw.tooLong(Cancellation.longestNote) : nil,
      send: Event.edited)
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.keepRequest, .primary, send: .left)
      Button(Words.cancelIt, .destructive, send: .confirmed)
        .disabled(state.sending.isBusy || form.isNoteTooLong)
    }
  }
}

// MARK: Rating

struct RatingForm: Codable, Equatable, Sendable {
  /// 0 for none yet.
  var stars = 0
  var text = ""

  var isTextTooLong: Bool { WorkRating(stars: 1, text: text) == nil }
  var rating: WorkRating? { WorkRating(stars: stars, text: text) }
}

struct RateWorkView: View {
  typealias Event = RequestFormEvent<RatingForm>

  func body(_ state: RequestFormState<RatingForm>) -> [Node<Event>] {
    let form = state.form
    Text(Words.rateTitle.with(["name": state.request.worker?.person.name ?? ""]), .title)
    if state.isChecked, form.stars == 0 { Alert(Words.starsMissing, "", .error).id("missing") }
    Rating(Words.stars, \.stars, of: form, send: Event.edited)
    TextArea(
      Words.ratingText, \.text, of: form, placeholder: Words.ratingTextExample,
      error: form.isTextTooLong ? RequestFlaw.tooLong(WorkRating.longestText) : nil,
      send: Event.edited)
    Text(Words.rateAdvice, .caption)
    ProblemAlert(state.sending.problem)
    Row {
      Button(Words.sendRating, .primary, send: .confirmed)
        .disabled(state.sending.isBusy || form.isTextTooLong)
      Button(Words.later, send: .left)
    }
  }
}
