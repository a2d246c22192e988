import CatalogModel
import MoneyDelivery
import Observation
import Sillar

enum OrderLinesEvent: Sendable { case selected(Product.ID) }

/// The goods of an order, and their total.
@Observable final class OrderLinesPresenter: Presenter {
  private let order: Driver<Order?>
  private let coordinator: CatalogCoordinator
  var state: Order? { order.value }

  init(_ order: Driver<Order?>, coordinator: CatalogCoordinator) {
    self.order = order
    self.coordinator = coordinator
  }

  func handle(_ event: OrderLinesEvent) async {
    if case .selected(let id) = event { coordinator.show(id) }
  }
}

struct OrderLinesView: View {
  func body(_ order: Order?) -> [Node<OrderLinesEvent>] {
    if let order {
      Section(Words.orderLines) {
        List(order.lines, label: Words.orderLines) { line in row(line) }
        Row {
          Text(Words.total, .heading)
          Text(order.total, .heading)
        }.style(.spread)
      }.style(.orders)
    }
  }

  private func row(_ line: Order.Line) -> Row<OrderLinesEvent> {
    Row(send: .selected(line.id)) {
      ProductImage(picture: line.picture)
      Column {
        Text(line.name, .heading)
        let quantity = LocalizedText.number(line.quantity)
        Text(Words.quantityTimesPrice.with(["quantity": quantity, "price": line.price]), .caption)
      }.style(.compact)
      Text(line.total).style(.prominent)
    }
  }
}
