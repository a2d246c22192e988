import MoneyDelivery
import Observation
import PaymentsModel
import Sillar

enum MethodEvent: Sendable {
  case chosen(MethodChoice)
  case retried, left
}

/// Shows how an item can be paid, or leads on to its attempt or payment.
@Observable final class MethodPresenter: Presenter {
  private let situation: Loader<PayableSituation>
  private let flow: PaymentFlow

  var state: Loaded<PayableSituation> { situation.state }

  init(_ payable: Payable.ID, _ flow: PaymentFlow) {
    self.flow = flow
    situation = Loader(flow.context) {
      let has = flow.context.configuration
      let situation = try await flow.actions.openPayable.execute(
        payable, offersKept: has[PaymentsKeepsCards.self],
        offersPlans: has[PaymentsInstalments.self], own: flow.slots.methods.map(\.name))
      try Task.checkCancellation()
      if case .underWay(let attempt) = situation { flow.settle(attempt, isNew: false) }
      if case .paid(let payment) = situation { flow.showReceipt(payment) }
      return situation
    }
  }

  /// Reads each time it appears: the item may have been paid meanwhile.
  func runWhileVisible() async { await situation.run() }

  func handle(_ event: MethodEvent) async {
    switch event {
    case .chosen(let choice): choose(choice)
    case .retried: await situation.retry()
    case .left: flow.finish()
    }
  }

  private func choose(_ choice: MethodChoice) {
    // The second of two taps comes when another screen is at the top.
    guard flow.isAtFirst, case .open(let payable, _, let plans) = situation.state.value else {
      return
    }
    if let method = choice.chosen {
      flow.confirm(method, for: payable, plans)
    } else {
      flow.typeCard(for: payable, plans)
    }
  }
}

struct MethodView: View {
  let slots: PaymentsSlots

  func body(_ state: Loaded<PayableSituation>) -> [Node<MethodEvent>] {
    Text(Words.methodTitle, .title).style(.payment)
    Loading(state, Words.methodLoading, retry: .retried) { situation in
      switch situation {
      case .underWay, .paid: [Node<MethodEvent>]()
      case .closed(let payable):
        PayableCard(payable: payable, slots: slots)
        let closed = PaymentsError.payableClosed(payable.id).problem
        EmptyState(closed.title, closed.advice) {
          Button(Words.goBack, .primary, send: .left)
        }
      case .open(let payable, let choices, let plans):
        PayableCard(payable: payable, slots: slots)
        List(choices, label: Words.methods) { row($0, plans) }
        Button(Words.cancel, send: .left)
      }
    }
    if state.value == nil { Button(Words.goBack, send: .left) }
  }

  private func row(_ choice: MethodChoice, _ plans: [InstalmentPlan]) -> Node<MethodEvent> {
    Row(send: .chosen(choice)) {
      Column {
        switch choice {
        case .balance(let balance):
          Text(Words.balance)
          Text(Words.balanceAvailable.with(["amount": balance.available]), .caption)
        case .card(let card, _):
          Text(card.brand.title(lastFour: card.lastFour))
          Text(Words.cardExpires.with(["month": "\(card.expiry)"]), .caption)
        case .newCard:
          Text(Words.newCard)
          Text(Words.newCardCaption, .caption)
        case .own(let name):
          if let method = slots.method(name) {
            Text(method.title)
            Text(method.caption, .caption)
          }
        }
      }.style(.compact)
      switch choice {
      case .balance(let balance):
        if !balance.isSufficient { Badge(Words.balanceTooLow, .warning) }
      case .card(_, hasExpired: true): Badge(Words.cardExpired, .warning)
      case .card, .newCard:
        if let most = plans.map(\.count).max() { Badge(Words.upToInstalments.with(count: most)) }
      case .own: [Node<Never>]()
      }
    }
    .style(.spread)
    .disabled(!choice.canBeChosen)
  }
}
