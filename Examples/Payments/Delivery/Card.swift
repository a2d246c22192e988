import Observation
import PaymentsModel
import Sillar

struct CardState: Equatable, Sendable {
  let offersKeeping: Bool
  var form = CardForm()
  /// The form that was checked last, and its problems.
  var checked = CardForm()
  var problems: [CardField: CardFieldProblem] = [:]
  var registration = Sending()
}

enum CardEvent: Equatable, Sendable {
  case edited(Edit<CardForm>)
  case submitted
}

/// Registers a new card. Only this presenter has the number; it empties the form once the backend has the card.
@Observable final class CardPresenter: Presenter {
  private var card: CardState
  private let registration = Submission()
  /// The idempotency key of the form, the same for each attempt to send it.
  @ObservationIgnored private var key = IdempotencyKey()
  private let flow: PaymentFlow
  private let onKnown: (PaymentCard) -> Void

  var state: CardState {
    var state = card
    state.registration = registration.state
    return state
  }

  /// The form without its secrets.
  struct Memory: Codable, Sendable {
    let expiry, holder: String
    let keeps: Bool
  }

  var memory: Memory? {
    Memory(expiry: card.form.expiry, holder: card.form.holder, keeps: card.form.keeps)
  }

  func restore(_ memory: Memory) {
    card.form.expiry = memory.expiry
    card.form.holder = memory.holder
    card.form.keeps = memory.keeps
  }

  init(_ flow: PaymentFlow, onKnown: @escaping (PaymentCard) -> Void) {
    card = CardState(offersKeeping: flow.context.configuration[PaymentsKeepsCards.self])
    self.flow = flow
    self.onKnown = onKnown
  }

  func handle(_ event: CardEvent) async {
    guard !registration.state.isBusy else { return }
    switch event {
    case .edited(let edit):
      let before = card.form
      edit.apply(to: &card.form)
      if card.form != before { key = IdempotencyKey() }
    case .submitted:
      registration.dismissProblem()
      card.checked = card.form
      card.problems = [:]
      switch card.form.check(at: flow.context.now()) {
      case .wrong(let problems): card.problems = problems
      case .good(let new):
        let known = await registration.run { try await flow.actions.cards.register(new, key: key) }
        guard let known else { return }
        card.form = CardForm()
        onKnown(known)
      }
    }
  }
}

struct CardView: View {
  func body(_ state: CardState) -> [Node<CardEvent>] {
    Text(Words.cardTitle, .title).style(.payment)
    Section {
      field(
        Words.cardNumber, .number, \.number.revealed, state, "1234 5678 9012 3456", .cardNumber)
      field(Words.cardExpiry, .expiry, \.expiry, state, "04/28", .cardExpiry)
      field(Words.cardCode, .securityCode, \.securityCode.revealed, state, "", .securityCode)
      field(Words.cardHolder, .holder, \.holder, state, "", .cardHolder)
      if state.offersKeeping {
        Toggle(Words.cardKeep, \.keeps, of: state.form, send: CardEvent.edited)
      }
    }.style(.card).disabled(state.registration.isBusy)
    Text(Words.cardPrivacy, .caption)
    SubmitButton(
      Words.cardContinue, state.registration, busy: Words.cardRegistering, send: .submitted)
  }

  /// A field, with its problem until its text is changed.
  private func field(
    _ label: Words, _ field: CardField, _ text: any WritableKeyPath<CardForm, String> & Sendable,
    _ state: CardState, _ placeholder: String, _ kind: FieldKind
  ) -> TextField<CardEvent> {
    let isUnchanged = state.form[keyPath: text] == state.checked[keyPath: text]
    let problem = isUnchanged ? state.problems[field] : nil
    return TextField(
      label, text, of: state.form, placeholder: placeholder, kind: kind,
      error: problem.flatMap { Words(field, $0) }, submit: .submitted, send: CardEvent.edited)
  }
}
