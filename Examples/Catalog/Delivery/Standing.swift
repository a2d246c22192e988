import CatalogModel
import MoneyDelivery
import Sillar

/// The state of an order, and the actions that are still possible.
struct StandingView: View {
  func body(_ state: OrderState) -> [Node<OrderEvent>] {
    if let order = state.order.value, let standing = state.standing {
      switch standing {
      case .awaitingPayment:
        waiting(order, state.note)
        ProblemAlert(state.cancelling.problem)
        waysOn(state)
      case .paid where state.note == .paid: Alert(Words.paidTitle, Words.paidMessage, .success)
      case .paid: Text(Words.paidHint).style(.muted)
      case .confirmed: Text(Words.confirmedHint).style(.muted)
      case .cancelled: Text(Words.cancelledHint).style(.muted)
      case .expired: Text(Words.expiredHint).style(.muted)
      case .refunded: Text(Words.refundedHint).style(.muted)
      }
    }
  }

  @NodeBuilder<OrderEvent>
  private func waiting(_ order: Order, _ note: OrderNote?) -> [Node<OrderEvent>] {
    let until = Words.payBefore.with(["date": LocalizedText.dateAndTime(order.payBefore)])
    switch note {
    case .otherTotal(let expected):
      let message = Words.otherTotalMessage.with(["expected": expected, "total": order.total])
      Alert(
        Words.otherTotalTitle, LocalizedText.joined([message, until], separator: " "), .warning)
    case .unpaid: Alert(Words.unpaidTitle, until, .information)
    case .unsettled: Alert(Words.unsettledTitle, Words.unsettledMessage, .warning)
    case .paid, nil: Text(until)
    }
  }

  @NodeBuilder<OrderEvent> private func waysOn(_ state: OrderState) -> [Node<OrderEvent>] {
    if state.cancelling.isBusy {
      Progress(Words.cancelling)
    } else if state.asksToCancel {
      Alert(Words.cancelQuestion, Words.cancelMessage, .warning) {
        Button(Words.keepOrder, send: .cancelDropped)
        Button(Words.cancelForGood, .destructive, send: .cancelled)
      }
    } else if state.note == .unsettled {
      Button(Words.seePayment, .primary, send: .paid).openingScreen()
    } else {
      Row {
        Button(Words.payNow, .primary, send: .paid).openingScreen()
        Button(Words.cancelOrder, .destructive, send: .cancelAsked)
      }
    }
  }
}
