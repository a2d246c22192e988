import CatalogModel
import Foundation
import MoneyDelivery
import Observation
import Sillar
import SillarModel

struct OrdersState: Equatable, Sendable {
  let orders: Paged<Page<Order>>
  /// The current time, to show that an order has expired since it was read.
  let now: Date
}

enum OrdersEvent: Equatable, Sendable {
  case list(PageEvent)
  case selected(Order)
  case shopWanted
}

/// The customer's orders, the newest first.
@Observable final class OrdersPresenter: Presenter {
  private let orders: Pager<Page<Order>>
  private let time: ExpiryTime
  private let coordinator: CatalogCoordinator
  var state: OrdersState { OrdersState(orders: orders.state, now: time.now) }

  init(
    _ context: ModuleContext, orders: any OrdersRepository, coordinator: CatalogCoordinator
  ) {
    self.orders = Pager(context) { list in
      orders.page(after: list.next).mapValues { list.adding($0) }
    }
    time = ExpiryTime(context)
    self.coordinator = coordinator
  }

  func run() async {
    await orders.load()
    await time.run { orders.state.list.value?.items ?? [] }
  }

  func runWhileVisible() async {
    // An order may have been paid or canceled meanwhile.
    if orders.state.list.value != nil { await orders.load() }
    await orders.run()
  }

  func handle(_ event: OrdersEvent) async {
    switch event {
    case .list(let event): await orders.handle(event)
    case .selected(let order): coordinator.show(order)
    case .shopWanted: coordinator.showShop()
    }
  }
}

struct OrdersView: View {
  func body(_ state: OrdersState) -> [Node<OrdersEvent>] {
    Row {
      Text(Words.ordersTitle, .title)
      ChildScreen("header")
    }.style(.spread)
    Column {
      PagedList(
        state.orders, with: state.now, label: Words.ordersTitle, empty: Words.noOrdersTitle,
        advice: Words.noOrdersMessage, event: OrdersEvent.list
      ) { order, now in row(order, order.state(at: now)) }
      if state.orders.list.value?.items.isEmpty == true {
        Button(Words.lookAround, .primary, send: .shopWanted).openingScreen()
      }
    }.style(.orders)
  }

  private func row(_ order: Order, _ state: Order.State) -> Node<OrdersEvent> {
    Row(send: .selected(order)) {
      Column {
        Text(LocalizedText.date(order.placed), .heading)
        Text(order.lines.map(\.name).joined(separator: ", ")).style(.brief)
        Text(Words.items.with(count: order.count), .caption)
      }.style(.compact)
      Column {
        Text(order.total).style(.prominent)
        StateBadge(state: state)
      }.style(.compact)
    }.linked(to: OrderRoute(id: order.id)).style(.spread)
  }
}
