import CatalogModel
import Observation
import Sillar

struct PurchaseState: Equatable, Sendable {
  /// Nil until the product is known.
  let purchase: Purchase?
  let adding: Sending
}

enum PurchaseEvent: Sendable { case decreased, increased, added, basketWanted }

/// Puts a product into the basket.
@Observable final class PurchasePresenter: Presenter {
  private let purchase: (_ quantity: Int) -> Purchase?
  private let baskets: any BasketRepository
  private let coordinator: CatalogCoordinator
  private let adding = Submission()
  private var wanted = 1
  var state: PurchaseState { PurchaseState(purchase: purchase(wanted), adding: adding.state) }

  init(
    baskets: any BasketRepository, coordinator: CatalogCoordinator,
    purchase: @escaping (_ quantity: Int) -> Purchase?
  ) {
    self.baskets = baskets
    self.coordinator = coordinator
    self.purchase = purchase
  }

  func handle(_ event: PurchaseEvent) async {
    guard let purchase = purchase(wanted) else { return }
    switch event {
    case .decreased: wanted = purchase.quantity - 1
    case .increased: wanted = purchase.quantity + 1
    case .basketWanted: coordinator.showBasket()
    case .added:
      let (product, quantity) = (purchase.product, purchase.quantity)
      let added = await adding.run { try await baskets.update { try $0.add(product, quantity) } }
      if added != nil { wanted = 1 }
    }
  }
}

struct PurchaseView: View {
  func body(_ state: PurchaseState) -> [Node<PurchaseEvent>] {
    if let purchase = state.purchase {
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
      ProblemAlert(state.adding.problem)
      if purchase.inBasket > 0 {
        Row {
          Badge(Words.inBasket.with(count: purchase.inBasket), .positive)
          Button(Words.toBasket, send: .basketWanted)
        }.style(.spread)
      }
    }
  }
}
