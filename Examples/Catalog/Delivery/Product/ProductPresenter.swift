import CatalogModel
import Observation
import Sillar

struct ProductState: Equatable, Sendable {
  let detail: Loadable<ProductDetail>
}

enum ProductEvent: Sendable {
  case retried
  case allProductsRequested
}

/// All about one product. Buying it is a screen of its own within it.
@Observable final class ProductPresenter: Presenter {
  private let detail: Loader<ProductDetail>
  private let recovery: Recovery
  private let coordinator: any HeaderCoordinator
  @ObservationIgnored private var wasCovered = false

  var state: ProductState { ProductState(detail: detail.content) }

  init(
    detail: Loader<ProductDetail>, recovery: Recovery, coordinator: any HeaderCoordinator
  ) {
    self.detail = detail
    self.recovery = recovery
    self.coordinator = coordinator
  }

  func run() async {
    await detail.load()
    await recovery.watchAge { detail.age(at: $0) }
  }

  func runWhileVisible() async {
    // Something may have been bought meanwhile.
    if wasCovered { await detail.load() }
    wasCovered = true
    await detail.recover()
  }

  func handle(_ event: ProductEvent) async {
    switch event {
    case .retried: await detail.retry()
    case .allProductsRequested: coordinator.shopRequested()
    }
  }
}
