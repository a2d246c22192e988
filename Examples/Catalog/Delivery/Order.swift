import CatalogModel
import MoneyDelivery
import Sillar
import SillarModel

/// One order. Its state is a child screen.
struct OrderView: View {
  func body(_ state: OrderState) -> [Node<OrderEvent>] {
    ChildScreen("header")
    if state.order.value == nil { Text(Words.order, .title) }
    if state.order.value == nil, state.order.problem == .notFound {
      EmptyState(Words.unknownOrderTitle, Words.unknownOrderAdvice) {
        Button(Words.allOrders, .primary, send: .ordersWanted).openingScreen()
      }
    } else {
      Loading(state.order, showsAge: false, retry: .retried) { order in
        Row {
          Text(Words.orderTitle.with(["number": order.id.number]), .title)
          if let standing = state.standing { StateBadge(state: standing) }
        }.style(.spread)
        Row {
          Text(Words.placed.with(["date": LocalizedText.dateAndTime(order.placed)]), .caption)
          state.order.savedAge()
        }.style(.spread)
        ChildScreen("standing")
        if let payment = order.payment {
          Button(Words.receipt, send: .receiptWanted(payment)).openingScreen()
        }
        lines(order)
      }
    }
  }

  private func lines(_ order: Order) -> Node<OrderEvent> {
    Section(Words.orderLines) {
      List(order.lines, label: Words.orderLines) { line in
        Row(send: .selected(line.id)) {
          ProductImage(picture: line.picture)
          Column {
            Text(line.name, .heading)
            let quantity = LocalizedText.number(line.quantity)
            Text(
              Words.quantityTimesPrice.with(["quantity": quantity, "price": line.price]), .caption)
          }.style(.compact)
          Text(line.total).style(.prominent)
        }.linked(to: ProductRoute(id: line.id))
      }
      Row {
        Text(Words.total, .heading)
        Text(order.total, .heading)
      }.style(.spread)
    }.style(.orders)
  }
}
