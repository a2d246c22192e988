import PaymentsDelivery
import PaymentsModel
import Scripted
import Sillar
import SillarTesting
import Synchronization

/// An app that sells one thing.
final class ShopCoordinator: Coordinator {
  private let world: World
  private let navigator: Navigator
  private let payments: PaymentsCoordinator

  init(world: World, navigator: Navigator, words: Localization) {
    self.world = world
    self.navigator = navigator
    payments = PaymentsCoordinator(
      navigator: navigator, actions: world.actions, words: words, options: world.options,
      clock: world.clock, now: world.clock.wallClock,
      onLinkFinish: { outcome in world.outcomes.withLock { $0.append(outcome) } })
  }

  func start() {
    let shop = ScriptedPresenter("Shop", onEvent: { _, _ in self.checkedOut() })
    navigator.replaceAll(with: [
      Screen("shop", path: "/", shop) { title in
        Text(title, .title)
        Button("Check out", .primary, send: .tap("check out"))
      }
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

  private func checkedOut() {
    payments.pay("ord_1") { [world] outcome in world.outcomes.withLock { $0.append(outcome) } }
  }
}
