import Sillar

struct BasketBuilder {
  static let path = "/basket"

  let parts: CatalogParts

  func build(coordinator: any BasketCoordinator & HeaderCoordinator) -> Screen {
    Screen(
      "basket", path: Self.path, view: BasketView(words: parts.words),
      presenter: BasketPresenter(
        actions: parts.actions, recovery: parts.recovery, coordinator: coordinator),
      children: [
        HeaderBuilder.name: HeaderBuilder(parts: parts).build(
          on: .basket, coordinator: coordinator)
      ])
  }
}
