import AccountModel
import Observation
import Sillar

struct AskMoneyState: Equatable, Sendable {
  let form: MoneyFormState
  let sending: Sending
}

enum AskMoneyEvent: Sendable {
  case form(MoneyFormEvent)
  case confirmed
}

/// Asks a person for money.
@Observable final class AskMoneyPresenter: Presenter {
  private let form: MoneyFormModel
  private let sending = Submission()
  private let coordinator: AccountCoordinator
  private let requests: any RequestsRepository
  var state: AskMoneyState { AskMoneyState(form: form.state, sending: sending.state) }

  init(_ context: ModuleContext, _ coordinator: AccountCoordinator, _ actions: AccountActions) {
    form = MoneyFormModel(context, actions.source)
    self.coordinator = coordinator
    requests = actions.requests
  }

  func run() async { await form.run() }

  func handle(_ event: AskMoneyEvent) async {
    switch event {
    case .form(let event): await form.handle(event)
    case .confirmed:
      guard let content = form.check() else { return }
      let asked = await sending.run { try await requests.ask(content) }
      if let asked { coordinator.asked(asked) }
    }
  }
}

struct AskMoneyView: View {
  func body(_ state: AskMoneyState) -> [Node<AskMoneyEvent>] {
    Text(Words.askTitle, .title)
    MoneyFields<AskMoneyEvent>(
      state: state.form, question: .formSearchAsk, submit: .confirmed, send: { .form($0) })
    if state.form.person != nil {
      SubmitButton(Words.askConfirm, state.sending, busy: Words.askWorking, send: .confirmed)
    }
  }
}
