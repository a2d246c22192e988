import AccountModel
import Money
import MoneyDelivery
import Observation
import Sillar
import SillarModel

struct SendMoneyState: Equatable, Sendable {
  /// A transfer to finish or discard before anything else is sent.
  let unfinished: TransferDraft?
  let sending: Sending
  let discarding: Sending

  var isBusy: Bool { sending.isBusy || discarding.isBusy }
}

enum SendMoneyEvent: Equatable, Sendable { case unfinishedContinued, unfinishedDiscarded }

/// Shows the unfinished transfer, or else the child screen `form`, which makes one.
@Observable final class SendMoneyPresenter: Presenter {
  private struct Known: Equatable, Sendable {
    let balance: Money
    var unfinished: TransferDraft?
  }

  private let known: Loader<Known>
  private let sending = Submission()
  private let discarding = Submission()
  private let coordinator: AccountCoordinator
  private let service: TransferService

  var balance: Money? { known.state.value?.balance }
  var state: SendMoneyState {
    SendMoneyState(
      unfinished: known.state.value?.unfinished, sending: sending.state,
      discarding: discarding.state)
  }

  init(_ context: ModuleContext, _ coordinator: AccountCoordinator, _ actions: AccountActions) {
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

  func runWhileVisible() async { await known.run() }

  func handle(_ event: SendMoneyEvent) async {
    guard let unfinished = state.unfinished, !state.isBusy else { return }
    sending.dismissProblem()
    discarding.dismissProblem()
    switch event {
    case .unfinishedContinued:
      let transfer = await sending.run { try await service.make(unfinished.content) }
      if let transfer { coordinator.made(transfer) }
    case .unfinishedDiscarded:
      let done: Void? = await discarding.run { try await service.cancel(unfinished) }
      if done != nil { known.change { $0.unfinished = nil } }
    }
  }
}

struct SendMoneyView: View {
  func body(_ state: SendMoneyState) -> [Node<SendMoneyEvent>] {
    Text(Words.sendTitle, .title)
    if let unfinished = state.unfinished {
      card(unfinished.content, state)
      ProblemAlert(state.sending.problem, retry: .unfinishedContinued)
      ProblemAlert(state.discarding.problem, retry: .unfinishedDiscarded)
      if state.isBusy { Progress(state.sending.isBusy ? Words.sendWorking : .sendDiscarding) }
    } else {
      ChildScreen("form")
    }
  }

  private func card(_ content: Remittance, _ state: SendMoneyState) -> Node<SendMoneyEvent> {
    Card {
      Text(Words.sendUnfinished, .heading)
      Row { NameLine(content.person) }
      Text(content.amount).style(.amount)
      if !content.note.text.isEmpty { Text(content.note.text) }
      Text(Words.sendUnfinishedAdvice, .caption)
      Row {
        Button(Words.sendGoOn, .primary, send: .unfinishedContinued)
        Button(Words.sendDiscard, send: .unfinishedDiscarded)
      }.disabled(state.isBusy)
    }.id("unfinished")
  }
}
