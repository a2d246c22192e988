import CatalogModel
import Sillar

struct ProductBuilder {
  let parts: CatalogParts

  func build(_ id: Product.ID, coordinator: any HeaderCoordinator) -> Screen {
    let detail = Loader(recovery: parts.recovery) { [actions = parts.actions] in
      actions.getProduct.execute(id)
    }
    let purchase = PurchasePresenter(
      product: Driver { detail.content.value?.product }, id: id,
      watchBasket: parts.actions.watchBasket, editBasket: parts.actions.editBasket,
      coordinator: coordinator)
    return Screen(
      "product", path: ProductPath.path(of: id),
      view: ProductView(words: parts.words, options: parts.options),
      presenter: ProductPresenter(
        detail: detail, recovery: parts.recovery, coordinator: coordinator),
      children: [
        HeaderBuilder.name: HeaderBuilder(parts: parts).build(
          on: .product, coordinator: coordinator),
        "purchase": Screen(
          "purchase", view: PurchaseView(words: parts.words), presenter: purchase),
      ])
  }
}
