import CatalogModel
import MoneyDelivery
import Observation
import Sillar
import SillarModel

struct ShopState: Equatable, Sendable {
  /// The text in the search field.
  let text: String
  /// Nil for all.
  let category: ProductCategory.ID?
  let categories: [ProductCategory]
  let products: Paged<Page<Product>>
  /// The query that the products answer, or will answer.
  let query: ProductQuery
}

enum ShopEvent: Equatable, Sendable {
  case search(SearchEvent)
  case list(PageEvent)
  case categoryChosen(ProductCategory.ID?)
  case selected(Product)
}

/// The products by category and by search text, page by page.
@Observable final class ShopPresenter: Presenter {
  private let categories: Loader<[ProductCategory]>
  private let search: Search<ProductQuery, Page<Product>>
  private let coordinator: CatalogCoordinator
  private let pageSize: Int
  private var text: String
  private var category: ProductCategory.ID?

  var state: ShopState {
    ShopState(
      text: text, category: category, categories: categories.state.value ?? [],
      products: search.state, query: search.query ?? query)
  }

  var route: ShopRoute { ShopRoute(category: category, text: query.text) }

  private var query: ProductQuery {
    ProductQuery(text: text, category: category, pageSize: pageSize)
  }

  init(
    _ route: ShopRoute, _ context: ModuleContext, products: any ProductsSource,
    coordinator: CatalogCoordinator
  ) {
    (text, category) = (route.text, route.category)
    pageSize = context.configuration[CatalogPageSize.self]
    categories = Loader(context) { products.categories() }
    search = Search(context) { query, list in
      products.page(of: query, after: list.next).mapValues { list.adding($0) }
    }
    self.coordinator = coordinator
  }

  func run() async {
    await search.submit(query)
    await search.run()
  }

  func runWhileVisible() async { await categories.run() }

  func handle(_ event: ShopEvent) async {
    switch event {
    case .search(.typed(let text)):
      self.text = text
      // An emptied field shows the list again at once.
      if query.isSearch { await search.type(query) } else { await search.submit(query) }
    case .search(.submitted): await search.submit(query)
    case .categoryChosen(let category):
      self.category = category
      await search.submit(query)
    case .list(let event): await search.handle(event)
    case .selected(let product): coordinator.show(product.id, product)
    }
  }
}

struct ShopView: View {
  let showsStock: Bool

  func body(_ state: ShopState) -> [Node<ShopEvent>] {
    Row {
      Text(Words.shopTitle, .title)
      ChildScreen("header")
    }.style(.spread)
    SearchField(
      Words.search, state.text, placeholder: Words.searchExample, event: ShopEvent.search
    ).style(.search)
    if !state.categories.isEmpty {
      Row {
        SegmentedControl(
          Words.category,
          [Choice(Words.all, nil)] + state.categories.map { Choice($0.name, $0.id) },
          selection: state.category, send: { .categoryChosen($0) }
        ).style(.scrolling)
      }.style(.pinned)
    }
    products(state)
  }

  private func products(_ state: ShopState) -> Node<ShopEvent> {
    let query = state.query
    let text = query.text.count > 60 ? query.text.prefix(60) + "…" : query.text
    let category = state.categories.first { $0.id == query.category }?.name.localized
    let isEmpty = state.products.list.value.map { $0.items.isEmpty && !$0.hasMore } ?? false
    return Column {
      PagedList(
        state.products, with: showsStock, columns: 160,
        heading: query.isSearch
          ? Words.results.with(["text": text]) : category ?? Words.allProducts.localized,
        empty: query.isSearch
          ? Words.notFoundTitle.with(["text": text]) : Words.nothingTitle.localized,
        advice: query.isSearch ? Words.notFoundMessage : .nothingMessage, event: ShopEvent.list,
        row: card)
      if isEmpty, query.category != nil {
        let title: Words = query.isSearch ? .searchEverywhere : .allProducts
        Button(title, .primary, send: .categoryChosen(nil))
      }
    }.style(.products)
  }

  @NodeBuilder<ShopEvent>
  private func card(_ product: Product, _ showsStock: Bool) -> [Node<ShopEvent>] {
    Card(send: .selected(product)) {
      ProductImage(picture: product.picture)
      Text(product.name, .heading)
      Text(product.price).style(.prominent)
      if product.availability != .plenty {
        Row { StockBadge(availability: product.availability, showsStock: showsStock) }
      }
    }.linked(to: ProductRoute(id: product.id))
  }
}
