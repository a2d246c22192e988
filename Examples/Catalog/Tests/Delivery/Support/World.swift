import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Sillar
import SillarModel
import SillarTesting
import Synchronization

/// The shop with everything around it in memory.
final class World: ModuleWorld {
  static let module = CatalogModule.module

  let clock = TestClock()
  let shop: MemoryShop
  let baskets = MemoryBasket()
  let reconnection = ScriptedReconnection()
  let payments = ScriptedPayments()
  let language: String
  let options: CatalogOptions

  init(language: String = "en", options: CatalogOptions = CatalogOptions()) {
    self.language = language
    self.options = options
    shop = MemoryShop(now: clock.wallClock)
  }

  var actions: CatalogActions {
    CatalogActions(products: shop, baskets: baskets, checkouts: baskets, orders: shop.orders())
  }

  /// Puts something into the basket, as another window does.
  func take(_ product: Product, _ quantity: Int = 1) async throws {
    _ = try await baskets.update { try $0.add(product, quantity) }
  }

  func makeCoordinator(_ navigator: Navigator, _ words: Localisation) -> any Coordinator {
    CatalogCoordinator(
      navigator: navigator, actions: actions, words: words, options: options,
      reconnection: reconnection, clock: clock, now: clock.wallClock,
      pay: { [payments, shop] id, finish in
        guard let outcome = payments.begin(id) else { return }
        if outcome == .paid { shop.set(id, .paid) }
        finish(outcome)
        // Nobody should, but what comes later does not count.
        finish(.cancelled)
      },
      showReceipt: { [payments] in payments.showReceipt($0) })
  }
}

/// Payments that end as the test says, at once; or never, where it says nothing.
final class ScriptedPayments: Sendable {
  private struct State {
    var outcome: CheckoutOutcome?
    var orders: [Order.ID] = []
    var receipts: [String] = []
  }

  private let state = Mutex(State())

  /// What was to be paid, in order.
  var orders: [Order.ID] { state.withLock { $0.orders } }

  /// The payments whose receipts were asked for.
  var receipts: [String] { state.withLock { $0.receipts } }

  func showReceipt(_ payment: String) { state.withLock { $0.receipts.append(payment) } }

  func end(_ outcome: CheckoutOutcome?) { state.withLock { $0.outcome = outcome } }

  func begin(_ order: Order.ID) -> CheckoutOutcome? {
    state.withLock { state in
      state.orders.append(order)
      return state.outcome
    }
  }
}
