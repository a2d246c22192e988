import CatalogModel
import MoneyDelivery
import Observation
import Sillar

enum ProductEvent: Sendable { case retried, shopWanted }

/// All about one product. Buying it is a screen of its own within it.
@Observable final class ProductPresenter: Presenter {
  private let detail: Loader<ProductDetail>
  private let coordinator: CatalogCoordinator
  var state: Loaded<ProductDetail> { detail.state }

  init(_ detail: Loader<ProductDetail>, coordinator: CatalogCoordinator) {
    self.detail = detail
    self.coordinator = coordinator
  }

  /// Reads each time it appears: something may have been bought meanwhile.
  func runWhileVisible() async { await detail.run() }

  func handle(_ event: ProductEvent) async {
    switch event {
    case .retried: await detail.retry()
    case .shopWanted: coordinator.showShop()
    }
  }
}

struct ProductView: View {
  let showsStock: Bool

  func body(_ state: Loaded<ProductDetail>) -> [Node<ProductEvent>] {
    ChildScreen("header")
    if state.value == nil { Text(Words.product, .title) }
    if state.isGone {
      EmptyState(Words.unknownProductTitle, Words.unknownProductAdvice) {
        Button(Words.allProducts, .primary, send: .shopWanted)
      }
    } else {
      Loading(state, showsAge: false, retry: .retried) { detail in
        let product = detail.product
        Grid(minimumWidth: 320) {
          ProductImage(picture: product.picture)
          Column {
            Text(product.name, .title)
            if !product.summary.isEmpty { Text(product.summary).style(.muted) }
            Row {
              Text(product.price, .heading)
              StockBadge(availability: product.availability, showsStock: showsStock)
            }.style(.spread)
            SavedAge(state)
            ChildScreen("purchase")
          }
        }.style(.product)
        if !detail.paragraphs.isEmpty {
          Section(Words.description) { for paragraph in detail.paragraphs { Text(paragraph) } }
        }
        if !detail.facts.isEmpty {
          Section(Words.facts) {
            for fact in detail.facts { LabeledContent(fact.name, fact.value) }
          }
        }
      }
    }
  }
}
