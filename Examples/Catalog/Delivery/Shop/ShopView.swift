import CatalogModel
import Sillar

struct ShopView: View {
  let words: Localization
  let options: CatalogOptions

  func body(_ state: ShopState) -> [Node<ShopEvent>] {
    Row {
      Text(words.text(CatalogString.shopTitle), .title)
      ChildScreen(HeaderBuilder.name)
    }.style(.spread)
    TextField(
      words.text(CatalogString.search), text: state.query,
      placeholder: words.text(CatalogString.searchExample), kind: .search,
      submit: .querySubmitted, send: { .queryChanged($0) }
    ).style(.search)
    if let categories = state.categories.value, !categories.isEmpty {
      Row { choices(categories, state.category) }.style(.pinned)
    }
    StatusHeading(
      title: title(of: state.listing.request ?? state.request, state),
      staleness: state.listing.list.staleness, words: words)
    if let list = state.listing.list.value {
      if state.listing.isOutdated { Progress(words.text(CatalogString.searching)) }
      products(list, state)
    } else if let failure = state.listing.list.failure {
      FailureState(failure: failure, words: words, retry: .retried)
    } else {
      Progress(words.text(state.request.isSearch ? CatalogString.searching : .loadingProducts))
    }
  }

  private func choices(
    _ categories: [ProductCategory], _ selection: ProductCategory.ID?
  ) -> Node<ShopEvent> {
    let all = [Choice(words.text(CatalogString.all), ProductCategory.ID?.none)]
    return SegmentedControl(
      words.text(CatalogString.category), all + categories.map { Choice($0.name, $0.id) },
      selection: selection, send: { .categoryChosen($0) }
    ).style(.scrolling)
  }

  @NodeBuilder<ShopEvent> private func products(
    _ list: PagedProducts, _ state: ShopState
  ) -> [Node<ShopEvent>] {
    let request = state.listing.request ?? state.request
    if !list.products.isEmpty {
      let canReadOn =
        list.hasMore && state.listing.nextPage.failure == nil && !state.listing.isOutdated
      ProductGrid(
        products: list.products, label: title(of: request, state), words: words,
        showsStock: options.showsStock, onEndReached: canReadOn ? .endReached : nil,
        select: { .productSelected($0) })
    } else if request.isSearch {
      EmptyState(
        words.text(CatalogString.notFoundTitle, ["text": request.shortText]),
        words.text(CatalogString.notFoundMessage)
      ) {
        if request.category != nil {
          Button(
            words.text(CatalogString.searchEverywhere), .primary, send: .categoryChosen(nil))
        }
      }
    } else {
      EmptyState(
        words.text(CatalogString.nothingTitle), words.text(CatalogString.nothingMessage)
      ) {
        if request.category != nil {
          Button(words.text(CatalogString.allProducts), .primary, send: .categoryChosen(nil))
        }
      }
    }
    if state.listing.nextPage != NextPage() {
      NextPageFooter(nextPage: state.listing.nextPage, words: words, retry: .nextPageRetried)
    }
  }

  private func title(of request: ProductQuery, _ state: ShopState) -> String {
    if request.isSearch {
      return words.text(CatalogString.results, ["text": request.shortText])
    }
    let category = state.categories.value?.first { $0.id == request.category }
    return category?.name ?? words.text(CatalogString.allProducts)
  }
}

extension ProductQuery {
  /// For a heading: what is longer ends with an ellipsis.
  fileprivate var shortText: String { text.count > 60 ? text.prefix(60) + "…" : text }
}
