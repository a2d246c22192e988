import Observation
import PaymentsModel
import Sillar

struct CardState: Equatable, Sendable {
  let form: CardForm
  /// The form that was checked last, and its problems.
  let checked: CardForm
  let problems: [CardField: CardFieldProblem]
  let offersKeeping: Bool
  let registration: Sending
}

enum CardEvent: Sendable {
  case edited(Edit<CardForm>)
  case submitted
}

/// Takes a new card. Only this presenter has the number, until the backend knows the card: then the form is emptied.
@Observable final class CardPresenter: Presenter {
  private var form = CardForm()
  private var checked = CardForm()
  private var problems: [CardField: CardFieldProblem] = [:]
  private let registration = Submission()
  /// The key of the form, however often it is sent.
  @ObservationIgnored private var key = IdempotencyKey()
  private let payable: Payable
  private let plans: [InstalmentPlan]
  private let flow: PaymentFlow

  var state: CardState {
    CardState(
      form: form, checked: checked, problems: problems,
      offersKeeping: flow.context.configuration[PaymentsKeepsCards.self],
      registration: registration.state)
  }

  init(_ payable: Payable, _ plans: [InstalmentPlan], _ flow: PaymentFlow) {
    self.payable = payable
    self.plans = plans
    self.flow = flow
  }

  func handle(_ event: CardEvent) async {
    guard !registration.state.isBusy else { return }
    switch event {
    case .edited(let edit):
      let before = form
      edit.apply(to: &form)
      if form != before { key = IdempotencyKey() }
    case .submitted:
      registration.dismissProblem()
      checked = form
      switch form.check(at: flow.context.now()) {
      case .wrong(let found): problems = found
      case .good(let card):
        problems = [:]
        await register(card)
      }
    }
  }

  private func register(_ card: NewCard) async {
    let known = await registration.run { try await flow.actions.cards.register(card, key: key) }
    guard let known else { return }
    form = CardForm()
    checked = form
    flow.confirm(.card(known), for: payable, plans)
  }
}

struct CardView: View {
  func body(_ state: CardState) -> [Node<CardEvent>] {
    Text(Words.cardTitle, .title)
    Section {
      field(
        Words.cardNumber, .number, \.number.revealed, state, "1234 5678 9012 3456", .cardNumber)
      field(Words.cardExpiry, .expiry, \.expiry, state, "04/28", .cardExpiry)
      field(Words.cardCode, .securityCode, \.securityCode.revealed, state, "", .securityCode)
      field(Words.cardHolder, .holder, \.holder, state, "", .plain)
      if state.offersKeeping {
        Toggle(Words.cardKeep, \.keeps, of: state.form, send: CardEvent.edited)
      }
    }.disabled(state.registration.isBusy)
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
    return TextField(
      label, text, of: state.form, placeholder: placeholder, kind: kind,
      error: isUnchanged ? state.problems[field]?.words(for: field) : nil, submit: .submitted,
      send: CardEvent.edited)
  }
}

extension CardFieldProblem {
  fileprivate func words(for field: CardField) -> Words {
    switch (field, self) {
    case (.number, .missing): .numberMissing
    case (.number, .unreadable): .numberUnreadable
    case (.number, .tooShort): .numberTooShort
    case (.number, .tooLong): .numberTooLong
    case (.number, _): .numberMistyped
    case (.expiry, .missing): .expiryMissing
    case (.expiry, .expired): .expiryPast
    case (.expiry, _): .expiryUnreadable
    case (.securityCode, .missing): .codeMissing
    case (.securityCode, .tooShort), (.securityCode, .tooLong): .codeWrongLength
    case (.securityCode, _): .codeUnreadable
    case (.holder, .missing), (.holder, .tooShort): .holderMissing
    case (.holder, .tooLong): .holderTooLong
    case (.holder, _): .holderUnreadable
    }
  }
}
