import CatalogModel
import Foundation
import MoneyDelivery
import Observation
import Sillar

struct OrdersState: Equatable, Sendable {
  let orders: Paged<PagedItems<Order>>
  /// The time at which orders were last looked at, for those that have expired since.
  let now: Date
}

enum OrdersEvent: Sendable {
  case list(PageEvent)
  case selected(Order.ID)
  case shopWanted
}

/// The customer's orders, the newest first.
@Observable final class OrdersPresenter: Presenter {
  private let orders: Pager<PagedItems<Order>>
  private let context: ModuleContext
  private let coordinator: CatalogCoordinator
  private var now: Date

  var state: OrdersState { OrdersState(orders: orders.state, now: now) }

  init(
    _ context: ModuleContext, orders: any OrdersRepository, coordinator: CatalogCoordinator
  ) {
    self.context = context
    self.coordinator = coordinator
    self.orders = Pager(context) { orders.list(after: $0) }
    now = context.now()
  }

  func run() async {
    await orders.load()
    while let end = orders.state.list.value?.items.filter({ $0.isPayable(at: now) })
      .map(\.payBefore).min()
    {
      let rest = end.timeIntervalSince(context.now())
      guard (try? await context.clock.sleep(for: .seconds(max(0, rest)))) != nil else { return }
      now = max(end, context.now())
    }
  }

  func runWhileVisible() async {
    // One may have been paid or cancelled meanwhile.
    if orders.state.list.value != nil { await orders.load() }
    await orders.run()
  }

  func handle(_ event: OrdersEvent) async {
    switch event {
    case .list(let event): await orders.handle(event)
    case .selected(let id): coordinator.show(id)
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
        Button(Words.lookAround, .primary, send: .shopWanted)
      }
    }.style(.orders)
  }

  private func row(_ order: Order, _ state: Order.State) -> Node<OrdersEvent> {
    Row(send: .selected(order.id)) {
      Column {
        Text(LocalizedText.date(order.placed), .heading)
        Text(order.lines.map(\.name).joined(separator: ", ")).style(.brief)
        Text(Words.items.with(count: order.count), .caption)
      }.style(.compact)
      Column {
        Text(order.total).style(.prominent)
        Badge(state.title, state.badge)
      }.style(.compact)
    }.style(.spread)
  }
}
