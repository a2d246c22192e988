import CatalogModel
import MoneyDelivery
import Observation
import Sillar
import SillarModel

struct ProductState: Equatable, Sendable {
  let product: Loaded<Product>
  /// Nil until the product is known.
  let purchase: Purchase?
  let adding: Sending
}

enum ProductEvent: Equatable, Sendable {
  case retried, shopWanted, decreased, increased, added, basketWanted
}

/// The details of one product, and the quantity to add to the basket.
@Observable final class ProductPresenter: Presenter {
  private let product: Loader<Product>
  private let basket: Driver<Basket>
  private let baskets: any BasketRepository
  private let coordinator: CatalogCoordinator
  private let adding = Submission()
  private var wanted = 1

  var state: ProductState {
    ProductState(product: product.state, purchase: purchase, adding: adding.state)
  }

  private var purchase: Purchase? {
    product.state.value.map { Purchase($0, quantity: wanted, in: basket.value) }
  }

  init(
    _ id: Product.ID, _ known: Product?, _ context: ModuleContext, actions: CatalogActions,
    basket: Driver<Basket>, coordinator: CatalogCoordinator
  ) {
    product = Loader(context, preview: known) { actions.products.product(id) }
    self.basket = basket
    baskets = actions.baskets
    self.coordinator = coordinator
  }

  /// The quantity.
  var memory: Int? { wanted }
  func restore(_ quantity: Int) { wanted = quantity }

  /// Reads the product each time it appears: the stock may have changed meanwhile.
  func runWhileVisible() async { await product.run() }

  func handle(_ event: ProductEvent) async {
    switch event {
    case .retried: await product.retry()
    case .shopWanted: coordinator.showShop()
    case .basketWanted: coordinator.showBasket()
    case .decreased: wanted = (purchase?.quantity ?? 1) - 1
    case .increased: wanted = (purchase?.quantity ?? 1) + 1
    case .added:
      guard let purchase else { return }
      let (product, quantity) = (purchase.product, purchase.quantity)
      let added = await adding.run { try await baskets.update { try $0.add(product, quantity) } }
      if added != nil { wanted = 1 }
    }
  }
}

struct ProductView: View {
  let showsStock: Bool

  func body(_ state: ProductState) -> [Node<ProductEvent>] {
    ChildScreen("header")
    if state.product.value == nil { Text(Words.product, .title) }
    if state.product.value == nil, state.product.problem == .notFound {
      EmptyState(Words.unknownProductTitle, Words.unknownProductAdvice) {
        Button(Words.allProducts, .primary, send: .shopWanted).openingScreen()
      }
    } else {
      Loading(state.product, showsAge: false, retry: .retried) { product in
        Grid(minimumWidth: 320) {
          ProductImage(picture: product.picture)
          Column {
            Text(product.name, .title)
            if !product.summary.isEmpty { Text(product.summary).style(.muted) }
            Row {
              Text(product.price, .heading)
              StockBadge(availability: product.availability, showsStock: showsStock)
            }.style(.spread)
            state.product.savedAge()
            if let purchase = state.purchase { Column { buying(purchase, state.adding.problem) } }
            Link(sharing: ProductRoute(id: product.id))
          }
        }.style(.product)
        if !product.paragraphs.isEmpty {
          Section(Words.description) { for paragraph in product.paragraphs { Text(paragraph) } }
        }
        if !product.facts.isEmpty {
          Section(Words.facts) {
            for fact in product.facts { LabeledContent(fact.name, fact.value) }
          }
        }
      }
    }
  }

  @NodeBuilder<ProductEvent>
  private func buying(_ purchase: Purchase, _ problem: Problem?) -> [Node<ProductEvent>] {
    if purchase.left > 0 {
      Row {
        Text(Words.quantity).style(.muted)
        QuantityStepper(
          product: purchase.product.name, quantity: purchase.quantity, most: purchase.left,
          decrease: .decreased, increase: .increased)
      }.style(.spread)
      Button(Words.addToBasket, .primary, send: .added).style(.prominent)
    } else {
      Text(purchase.product.stock > 0 ? Words.haveAll : .soldOutAdvice).style(.muted)
    }
    ProblemAlert(problem)
    if purchase.inBasket > 0 {
      Row {
        Badge(Words.inBasket.with(count: purchase.inBasket), .positive)
        Button(Words.toBasket, send: .basketWanted).linked(to: BasketRoute())
      }.style(.spread)
    }
  }
}
