import CatalogModel
import Sillar

struct ShopBuilder {
  let parts: CatalogParts

  /// - Parameters:
  ///   - category: What is chosen at first; nil for all.
  ///   - query: What is looked for at first.
  func build(
    category: ProductCategory.ID? = nil, query: String = "",
    coordinator: any ShopCoordinator & HeaderCoordinator
  ) -> Screen {
    let presenter = ShopPresenter(
      state: ShopState(query: query, category: category, pageSize: parts.options.pageSize),
      browse: parts.actions.browse, getCategories: parts.actions.getCategories,
      recovery: parts.recovery, coordinator: coordinator)
    return Screen(
      "shop", path: Driver { ShopPath.path(of: presenter.state) },
      view: ShopView(words: parts.words, options: parts.options), presenter: presenter,
      children: [
        HeaderBuilder.name: HeaderBuilder(parts: parts).build(on: .shop, coordinator: coordinator)
      ])
  }
}
