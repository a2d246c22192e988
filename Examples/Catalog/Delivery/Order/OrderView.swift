import CatalogModel
import Foundation
import MoneyDelivery
import Sillar

struct OrderView: View {
  let words: Localization

  func body(_ state: OrderState) -> [Node<OrderEvent>] {
    ChildScreen(HeaderBuilder.name)
    if let order = state.order.value {
      let standing = state.standing(of: order)
      Row {
        Text(words.text(CatalogString.orderTitle, ["number": order.id.number]), .title)
        Badge(words.text(standing.title), standing.badge)
      }.style(.spread)
      Row {
        Text(
          words.text(CatalogString.placed, ["date": words.dateAndTime(order.placed)]), .caption)
        if let staleness = state.order.staleness { Text(staleness.text(words), .caption) }
      }.style(.spread)
      OrderNotice(order: order, state: state, words: words)
      if standing == .awaitingPayment { actions(state) }
      if order.payment != nil {
        Button(words.text(CatalogString.receipt), send: .receiptRequested)
      }
      lines(order)
    } else {
      Text(words.text(CatalogString.order), .title)
      if let failure = state.order.failure {
        if failure.canTryAgain {
          FailureState(failure: failure, words: words, retry: .retried)
        } else {
          EmptyState(words.text(failure.title), words.text(failure.advice)) {
            Button(words.text(CatalogString.allOrders), .primary, send: .allOrdersRequested)
          }
        }
      } else {
        Progress(words.text(CatalogString.loadingOrder))
      }
    }
  }

  @NodeBuilder<OrderEvent> private func actions(_ state: OrderState) -> [Node<OrderEvent>] {
    if let failure = state.failure { FailureAlert(failure: failure, words: words) }
    if state.isCancelling {
      Progress(words.text(CatalogString.cancelling))
    } else if state.asksToCancel {
      Alert(
        words.text(CatalogString.cancelQuestion), words.text(CatalogString.cancelMessage),
        .warning
      ) {
        Button(words.text(CatalogString.keepOrder), send: .cancelDropped)
        Button(words.text(CatalogString.cancelForGood), .destructive, send: .cancelled)
      }
    } else if state.note == .unsettled {
      Button(words.text(CatalogString.seePayment), .primary, send: .paid)
    } else {
      Row {
        Button(words.text(CatalogString.payNow), .primary, send: .paid)
        Button(words.text(CatalogString.cancelOrder), .destructive, send: .cancelAsked)
      }
    }
  }

  private func lines(_ order: Order) -> Node<OrderEvent> {
    Section(words.text(CatalogString.orderLines)) {
      List(order.lines, label: words.text(CatalogString.orderLines)) { line in
        Row(send: .productSelected(line.id)) {
          if let picture = line.picture { ProductImage(picture: picture) }
          Column {
            Text(line.name, .heading)
            Text(
              words.text(
                CatalogString.quantityTimesPrice,
                ["quantity": words.number(line.quantity), "price": words.money(line.price)]),
              .caption)
          }.style(.compact)
          Text(words.money(line.total)).style(.prominent)
        }
      }
      Row {
        Text(words.text(CatalogString.total), .heading)
        Text(words.money(order.total), .heading)
      }.style(.spread)
    }.style(.orders)
  }
}
