import CatalogModel
import Foundation
import MoneyDelivery
import Sillar

struct OrdersView: View {
  let words: Localization

  func body(_ state: OrdersState) -> [Node<OrdersEvent>] {
    Row {
      Text(words.text(CatalogString.ordersTitle), .title)
      ChildScreen(HeaderBuilder.name)
    }.style(.spread)
    if let staleness = state.orders.staleness { Text(staleness.text(words), .caption) }
    if let orders = state.orders.value {
      if orders.orders.isEmpty {
        EmptyState(
          words.text(CatalogString.noOrdersTitle), words.text(CatalogString.noOrdersMessage)
        ) {
          Button(words.text(CatalogString.lookAround), .primary, send: .shopRequested)
        }
      } else {
        list(orders, state)
      }
    } else if let failure = state.orders.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(CatalogString.loadingOrders))
    }
  }

  @NodeBuilder<OrdersEvent> private func list(
    _ orders: PagedOrders, _ state: OrdersState
  ) -> [Node<OrdersEvent>] {
    List(
      orders.orders, label: words.text(CatalogString.ordersTitle),
      onEndReached: orders.next != nil && state.nextPage.failure == nil ? .endReached : nil
    ) { order in row(order, state.now) }
    .style(.orders)
    if state.nextPage != NextPage() {
      NextPageFooter(nextPage: state.nextPage, words: words, retry: .nextPageRetried)
    }
  }

  private func row(_ order: Order, _ now: Date) -> Node<OrdersEvent> {
    let state = order.state(at: now)
    return Row(send: .orderSelected(order.id)) {
      Column {
        Text(words.date(order.placed), .heading)
        Text(order.lines.map(\.name).joined(separator: ", ")).style(.brief)
        Text(words.text(CatalogString.items, count: order.count), .caption)
      }.style(.compact)
      Column {
        Text(words.money(order.total)).style(.prominent)
        Badge(words.text(state.title), state.badge)
      }.style(.compact)
    }.style(.spread)
  }
}
