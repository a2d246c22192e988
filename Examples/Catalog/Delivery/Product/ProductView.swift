import CatalogModel
import MoneyDelivery
import Sillar

struct ProductView: View {
  let words: Localization
  let options: CatalogOptions

  func body(_ state: ProductState) -> [Node<ProductEvent>] {
    ChildScreen(HeaderBuilder.name)
    if let detail = state.detail.value {
      Grid(minimumWidth: 320) {
        if let picture = detail.product.picture { ProductImage(picture: picture) }
        Column {
          introduction(detail.product, state.detail.staleness)
          ChildScreen("purchase")
        }
      }.style(.product)
      description(detail)
    } else {
      Text(words.text(CatalogString.product), .title)
      if let failure = state.detail.failure {
        if failure.canTryAgain {
          FailureState(failure: failure, words: words, retry: .retried)
        } else {
          EmptyState(words.text(failure.title), words.text(failure.advice)) {
            Button(
              words.text(CatalogString.allProducts), .primary, send: .allProductsRequested)
          }
        }
      } else {
        Progress(words.text(CatalogString.loadingProduct))
      }
    }
  }

  @NodeBuilder<ProductEvent> private func introduction(
    _ product: Product, _ staleness: Staleness?
  ) -> [Node<ProductEvent>] {
    Text(product.name, .title)
    if !product.summary.isEmpty { Text(product.summary).style(.muted) }
    Row {
      Text(words.money(product.price), .heading)
      StockBadge(
        availability: product.availability, showsStock: options.showsStock, words: words)
    }.style(.spread)
    if let staleness { Text(staleness.text(words), .caption) }
  }

  @NodeBuilder<ProductEvent> private func description(
    _ detail: ProductDetail
  ) -> [Node<ProductEvent>] {
    if !detail.paragraphs.isEmpty {
      Section(words.text(CatalogString.description)) {
        for paragraph in detail.paragraphs { Text(paragraph) }
      }
    }
    if !detail.facts.isEmpty {
      Section(words.text(CatalogString.facts)) {
        for fact in detail.facts { LabeledContent(fact.name, fact.value) }
      }
    }
  }
}
