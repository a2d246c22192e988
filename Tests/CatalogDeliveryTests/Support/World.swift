import CatalogDelivery
import CatalogModel
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Synchronization

/// The shop with everything around it in memory.
final class World: Sendable {
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

  /// Opens the app, does what the test does, and closes it.
  func watch(at path: String = "/", _ test: (TestHost) async throws -> Void) async throws {
    try await TestHost.open(
      ShopInMemory(world: self), at: path,
      visitor: Visitor(id: "test", languages: [language]), clock: clock
    ) { try await test($0) }
  }

  /// The window's words, to look for them.
  var words: Localisation {
    get throws { try Localisation(language: language, modules: [CatalogModule.module]) }
  }

  var actions: CatalogActions {
    CatalogActions(products: shop, baskets: baskets, checkouts: baskets, orders: shop)
  }

  /// Puts something into the basket, as another window does.
  func take(_ product: Product, _ quantity: Int = 1) async throws {
    _ = try await baskets.update { try $0.add(product, quantity) }
  }
}

struct ShopInMemory: App {
  let world: World
  let flavour: Flavour

  init(world: World) throws {
    self.world = world
    flavour = try Flavour(
      name: "Market", languages: ["en", "es"], modules: [CatalogModule.module],
      configuration: Configuration(flavour: "Market", providers: []))
  }

  func makeCoordinator(for visitor: Visitor, navigator: Navigator) -> any Coordinator {
    CatalogCoordinator(
      navigator: navigator, actions: world.actions, words: flavour.localisation(for: visitor),
      options: world.options, reconnection: world.reconnection, clock: world.clock,
      now: world.clock.wallClock,
      pay: { [payments = world.payments, shop = world.shop] id, finish in
        guard let outcome = payments.begin(id) else { return }
        if outcome == .paid { shop.set(id, .paid) }
        finish(outcome)
        // Nobody should, but what comes later does not count.
        finish(.cancelled)
      },
      showReceipt: { [payments = world.payments] in payments.showReceipt($0) })
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

/// The shop can be reached again when the test says so.
final class ScriptedReconnection: Reconnection {
  private let gate = Gate()

  func happen() { gate.letOnePass() }

  func wait(afterFailures failures: Int) async { await gate.pass() }
}
