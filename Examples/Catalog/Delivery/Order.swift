import CatalogModel
import Observation
import Sillar

struct OrderState: Equatable, Sendable {
  let order: Loaded<Order>
  let standing: Order.State?
}

enum OrderEvent: Sendable {
  case retried, ordersWanted
  case receiptWanted(String)
}

/// One order. How it stands and what is in it are screens of their own within it.
@Observable final class OrderPresenter: Presenter {
  private let order: Loader<Order>
  private let standing: Driver<Order.State?>
  private let coordinator: CatalogCoordinator
  var state: OrderState { OrderState(order: order.state, standing: standing.value) }

  init(
    _ order: Loader<Order>, _ standing: Driver<Order.State?>, coordinator: CatalogCoordinator
  ) {
    self.order = order
    self.standing = standing
    self.coordinator = coordinator
  }

  /// Reads each time it appears: it may have been paid meanwhile.
  func runWhileVisible() async { await order.run() }

  func handle(_ event: OrderEvent) async {
    switch event {
    case .retried: await order.retry()
    case .ordersWanted: coordinator.showOrders()
    case .receiptWanted(let payment): coordinator.showReceipt(payment)
    }
  }
}

struct OrderView: View {
  func body(_ state: OrderState) -> [Node<OrderEvent>] {
    ChildScreen("header")
    if state.order.value == nil { Text(Words.order, .title) }
    if state.order.isGone {
      EmptyState(Words.unknownOrderTitle, Words.unknownOrderAdvice) {
        Button(Words.allOrders, .primary, send: .ordersWanted)
      }
    } else {
      Loading(state.order, showsAge: false, retry: .retried) { order in
        Row {
          Text(Words.orderTitle.with(["number": order.id.number]), .title)
          if let standing = state.standing { Badge(standing.title, standing.badge) }
        }.style(.spread)
        Row {
          Text(Words.placed.with(["date": LocalizedText.dateAndTime(order.placed)]), .caption)
          SavedAge(state.order)
        }.style(.spread)
        ChildScreen("standing")
        if let payment = order.payment { Button(Words.receipt, send: .receiptWanted(payment)) }
        ChildScreen("lines")
      }
    }
  }
}
