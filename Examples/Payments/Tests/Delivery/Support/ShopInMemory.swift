import Observation
import PaymentsDelivery
import PaymentsModel
import Sillar
import SillarTesting
import Synchronization

/// An app that sells one thing.
final class ShopCoordinator: Coordinator {
  private let world: World
  private let navigator: Navigator
  private let payments: PaymentsCoordinator

  init(world: World, navigator: Navigator, words: Localisation) {
    self.world = world
    self.navigator = navigator
    payments = PaymentsCoordinator(
      navigator: navigator, actions: world.actions, words: words, options: world.options,
      clock: world.clock, now: world.clock.wallClock,
      onLinkFinish: { outcome in world.outcomes.withLock { $0.append(outcome) } })
  }

  func start() {
    navigator.replaceAll(with: [
      Screen("shop", path: "/", view: ShopView(), presenter: ShopPresenter(coordinator: self))
    ])
  }

  func open(_ path: String) -> Bool {
    if path == "/" {
      start()
      return true
    }
    if navigator.stack.isEmpty { start() }
    return payments.open(path)
  }

  func back() -> BackAnswer { payments.isShowing ? payments.back() : .pop }

  func checkedOut() {
    payments.pay("ord_1") { [world] outcome in world.outcomes.withLock { $0.append(outcome) } }
  }
}

struct ShopState: Equatable, Sendable {}

enum ShopEvent: Sendable { case checkedOut }

@Observable final class ShopPresenter: Presenter {
  let state = ShopState()
  private let coordinator: ShopCoordinator

  init(coordinator: ShopCoordinator) { self.coordinator = coordinator }

  func handle(_ event: ShopEvent) async { coordinator.checkedOut() }
}

struct ShopView: View {
  func body(_ state: ShopState) -> [Node<ShopEvent>] {
    Text("Shop", .title)
    Button("Check out", .primary, send: .checkedOut)
  }
}
