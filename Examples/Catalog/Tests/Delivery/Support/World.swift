import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Scripted
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
  /// The orders that were to be paid, and the payments whose receipts were requested.
  let (payments, receipts) = (Log(), Log())
  /// The outcome of each payment, reported at once; nil for none.
  let outcome = Mutex<CheckoutOutcome?>(nil)
  let language: String
  let configuration: [any ConfigurationProvider]

  init(language: String = "en", configuration: [any ConfigurationProvider] = []) {
    self.language = language
    self.configuration = configuration
    shop = MemoryShop(now: clock.wallClock)
  }

  var actions: CatalogActions {
    CatalogActions(products: shop, baskets: baskets, orders: shop.orders())
  }

  /// Adds a product to the basket, as another window does.
  func take(_ product: Product, _ quantity: Int = 1) async throws {
    _ = try await baskets.update { try $0.add(product, quantity) }
  }

  func makeCoordinator(_ context: ModuleContext) -> any Coordinator {
    CatalogCoordinator(
      context.retrying(reconnection), actions: actions,
      pay: { [self] id, finish in
        payments.add(id.rawValue)
        guard let outcome = outcome.withLock({ $0 }) else { return }
        if outcome == .paid { shop.set(id, .paid) }
        finish(outcome)
        // A second outcome is an error of the app, and must not count.
        finish(.cancelled)
      },
      showReceipt: { [receipts] in receipts.add($0) })
  }

  func endPayments(_ outcome: CheckoutOutcome?) { self.outcome.withLock { $0 = outcome } }
}
