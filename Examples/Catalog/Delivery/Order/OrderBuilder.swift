import CatalogModel
import Sillar

struct OrderBuilder {
  let parts: CatalogParts

  func build(
    _ id: Order.ID, note: OrderNote? = nil, coordinator: any OrderCoordinator & HeaderCoordinator
  ) -> Screen {
    Screen(
      "order", path: OrderPath.path(of: id), view: OrderView(words: parts.words),
      presenter: OrderPresenter(
        id: id, note: note, actions: parts.actions, recovery: parts.recovery,
        coordinator: coordinator),
      children: [
        HeaderBuilder.name: HeaderBuilder(parts: parts).build(
          on: .order, coordinator: coordinator)
      ])
  }
}
