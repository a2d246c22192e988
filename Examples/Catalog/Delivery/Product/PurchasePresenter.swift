import CatalogModel
import Observation
import Sillar

struct PurchaseState: Equatable, Sendable {
  /// Nil until it is known.
  let product: Product?
  /// How many are chosen.
  let quantity: Int
  /// How many are in the basket already.
  let inBasket: Int
  let problem: PurchaseProblem?

  /// How many more can be taken.
  var left: Int {
    max(0, min(product?.stock ?? 0, Basket.mostOfOne) - inBasket)
  }
}

enum PurchaseProblem: Equatable, Sendable {
  case basket(BasketError)
  case failure(Failure)
}

enum PurchaseEvent: Sendable {
  case decreased
  case increased
  case added
  case basketRequested
}

/// Puts a product into the basket.
@Observable final class PurchasePresenter: Presenter {
  private let product: Driver<Product?>
  private let id: Product.ID
  private let watchBasket: any WatchBasket
  private let editBasket: any EditBasket
  private let coordinator: any HeaderCoordinator
  private var wanted = 1
  private var inBasket = 0
  private var problem: PurchaseProblem?

  var state: PurchaseState {
    let product = product.value
    let most = max(1, min(product?.stock ?? 1, Basket.mostOfOne) - inBasket)
    return PurchaseState(
      product: product, quantity: min(wanted, most), inBasket: inBasket, problem: problem)
  }

  init(
    product: Driver<Product?>, id: Product.ID, watchBasket: any WatchBasket,
    editBasket: any EditBasket, coordinator: any HeaderCoordinator
  ) {
    self.product = product
    self.id = id
    self.watchBasket = watchBasket
    self.editBasket = editBasket
    self.coordinator = coordinator
  }

  func run() async {
    for await basket in watchBasket.execute() { inBasket = basket[id]?.quantity ?? 0 }
  }

  func handle(_ event: PurchaseEvent) async {
    switch event {
    case .decreased: wanted = max(1, state.quantity - 1)
    case .increased: wanted = min(state.quantity + 1, max(1, state.left))
    case .added: await add()
    case .basketRequested: coordinator.basketRequested()
    }
  }

  private func add() async {
    guard let product = state.product else { return }
    problem = nil
    do {
      let basket = try await editBasket.execute(.add(product, state.quantity))
      inBasket = basket[id]?.quantity ?? 0
      wanted = 1
    } catch let error as BasketError {
      problem = .basket(error)
    } catch {
      problem = Failure(error).map { .failure($0) }
    }
  }
}
