import CatalogModel
import MoneyDelivery
import Sillar

/// What there is to say about how an order stands.
struct OrderNotice: ViewPart {
  let order: Order
  let state: OrderState
  let words: Localization

  var body: [Node<OrderEvent>] {
    switch state.standing(of: order) {
    case .awaitingPayment: waiting
    case .paid:
      if state.note == .paid {
        Alert(words.text(CatalogString.paidTitle), words.text(CatalogString.paidMessage), .success)
      } else {
        text(.paidHint)
      }
    case .cancelled: text(.cancelledHint)
    case .expired: text(.expiredHint)
    case .refunded: text(.refundedHint)
    }
  }

  @NodeBuilder<OrderEvent> private var waiting: [Node<OrderEvent>] {
    let until = words.text(
      CatalogString.payBefore, ["date": words.dateAndTime(order.payBefore)])
    switch state.note {
    case .otherTotal(let expected):
      Alert(
        words.text(CatalogString.otherTotalTitle),
        words.text(
          CatalogString.otherTotalMessage,
          ["expected": words.money(expected), "total": words.money(order.total)]) + " " + until,
        .warning
      )
    case .unpaid: Alert(words.text(CatalogString.unpaidTitle), until, .information)
    case .unsettled:
      Alert(
        words.text(CatalogString.unsettledTitle), words.text(CatalogString.unsettledMessage),
        .warning
      )
    case .paid, nil: Text(until)
    }
  }

  private func text(_ key: CatalogString) -> Node<OrderEvent> {
    Text(words.text(key)).style(.muted)
  }
}
