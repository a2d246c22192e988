import MoneyDelivery
public import PaymentsModel
import Sillar

public enum MethodEvent: Equatable, Sendable {
  case chosen(MethodChoice)
  case retried, left
}

/// The ways in which an item can be paid.
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
        if let method = choice.method {
          MethodLines(method: method, slots: slots) { balance in
            Words.balanceAvailable.with(["amount": balance.available])
          }
        } else {
          Text(Words.newCard)
          Text(Words.newCardCaption, .caption)
        }
      }.style(.compact)
      switch (choice.method, choice.canBeChosen) {
      case (.balance, false): Badge(Words.balanceTooLow, .warning)
      case (.card, false): Badge(Words.cardExpired, .warning)
      case (.card, _), (nil, _):
        if let most = plans.map(\.count).max() { Badge(Words.upToInstalments.with(count: most)) }
      default: [Node<Never>]()
      }
    }
    .openingScreen()
    .style(.spread)
    .disabled(!choice.canBeChosen)
  }
}
