import CatalogModel
import Sillar

struct OrdersBuilder {
  static let path = "/orders"

  let parts: CatalogParts

  func build(coordinator: any OrdersCoordinator & HeaderCoordinator) -> Screen {
    Screen(
      "orders", path: Self.path, view: OrdersView(words: parts.words),
      presenter: OrdersPresenter(
        getOrders: parts.actions.getOrders, recovery: parts.recovery, coordinator: coordinator),
      children: [
        HeaderBuilder.name: HeaderBuilder(parts: parts).build(
          on: .orders, coordinator: coordinator)
      ])
  }
}
