import AccountModel
import Money
import MoneyDelivery
import Observation
import Sillar
import SillarModel

struct SendMoneyState: Equatable, Sendable {
  let form: MoneyFormState
  /// Nil while it is not known.
  let balance: Money?
  let isCovered: Bool
  /// A transfer to finish or discard before anything else is sent.
  let unfinished: TransferDraft?
  let sending: Sending
  let discarding: Sending
}

enum SendMoneyEvent: Sendable {
  case form(MoneyFormEvent)
  case continued, unfinishedContinued, unfinishedDiscarded
}

/// Makes a transfer, for the app to have it paid.
@Observable final class SendMoneyPresenter: Presenter {
  private struct Known: Equatable, Sendable {
    let balance: Money
    var unfinished: TransferDraft?
  }

  private let form: MoneyFormModel
  private let known: Loader<Known>
  private let sending = Submission()
  private let discarding = Submission()
  private let coordinator: AccountCoordinator
  private let service: TransferService

  var state: SendMoneyState {
    let balance = known.state.value?.balance
    return SendMoneyState(
      form: form.state, balance: balance,
      isCovered: form.amount.flatMap { try? balance?.covers($0) } ?? true,
      unfinished: known.state.value?.unfinished, sending: sending.state,
      discarding: discarding.state)
  }

  init(_ context: ModuleContext, _ coordinator: AccountCoordinator, _ actions: AccountActions) {
    form = MoneyFormModel(context, actions.source)
    known = Loader(context) {
      Readings { give in
        let unfinished = try await actions.transferService.unfinished()
        for try await account in actions.source.account() {
          give(account.map { Known(balance: $0.balance, unfinished: unfinished) })
        }
      }
    }
    self.coordinator = coordinator
    service = actions.transferService
  }

  func run() async { await form.run() }
  func runWhileVisible() async { await known.run() }

  func handle(_ event: SendMoneyEvent) async {
    switch event {
    case .form(let event): await form.handle(event)
    case .continued: if let content = form.check() { await make(content) }
    case .unfinishedContinued:
      if let unfinished = state.unfinished { await make(unfinished.content) }
    case .unfinishedDiscarded:
      guard let unfinished = state.unfinished, !sending.state.isBusy else { return }
      sending.dismissProblem()
      let done: Void? = await discarding.run { try await service.cancel(unfinished) }
      if done != nil { known.change { $0.unfinished = nil } }
    }
  }

  private func make(_ content: Remittance) async {
    guard !discarding.state.isBusy else { return }
    discarding.dismissProblem()
    let transfer = await sending.run { try await service.make(content) }
    if let transfer { coordinator.made(transfer) }
  }
}

struct SendMoneyView: View {
  func body(_ state: SendMoneyState) -> [Node<SendMoneyEvent>] {
    Text(Words.sendTitle, .title)
    if let unfinished = state.unfinished {
      card(unfinished.content, state)
      ProblemAlert(state.sending.problem, retry: .unfinishedContinued)
      ProblemAlert(state.discarding.problem, retry: .unfinishedDiscarded)
      if state.sending.isBusy { Progress(Words.sendWorking) }
      if state.discarding.isBusy { Progress(Words.sendDiscarding) }
    } else {
      MoneyFields<SendMoneyEvent>(
        state: state.form, question: .formSearch, submit: .continued, send: { .form($0) })
      if state.form.person != nil {
        if let balance = state.balance {
          let words: Words = state.isCovered ? .sendBalance : .sendMoreThanBalance
          Text(words.with(["amount": balance]), .caption)
        }
        SubmitButton(Words.sendContinue, state.sending, busy: Words.sendWorking, send: .continued)
      }
    }
  }

  private func card(_ content: Remittance, _ state: SendMoneyState) -> Node<SendMoneyEvent> {
    Card {
      Text(Words.sendUnfinished, .heading)
      Row { PersonLine(person: content.person) }
      Text(content.amount).style(.amount)
      if !content.note.text.isEmpty { Text(content.note.text) }
      Text(Words.sendUnfinishedAdvice, .caption)
      Row {
        Button(Words.sendGoOn, .primary, send: .unfinishedContinued)
        Button(Words.sendDiscard, send: .unfinishedDiscarded)
      }.disabled(state.sending.isBusy || state.discarding.isBusy)
    }.id("unfinished")
  }
}
