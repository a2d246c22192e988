import PaymentsDelivery
import PaymentsModel
import Scripted
import Sillar
import SillarTesting
import Synchronization

/// An app that sells one thing.
final class ShopCoordinator: Coordinator {
  private struct ShopRoute: Route {
    static let path = Path("/") { ShopRoute() }
  }

  private let world: World
  private let context: ModuleContext
  private lazy var payments = PaymentsCoordinator(
    context, slots: world.slots, actions: world.actions,
    onLinkFinish: { [weak self] outcome in
      self?.note(outcome)
      self?.start()
    })

  init(world: World, _ context: ModuleContext) {
    self.world = world
    self.context = context
  }

  func start() { context.navigator.replaceAll(with: [shop()]) }

  static let destinations: [Destination<ShopCoordinator>] = [
    Destination(ShopRoute.self) { $0.shop() }
  ]

  var children: [any Coordinator] { [payments] }

  func back() -> BackAnswer { payments.back() }
  func leave() -> BackAnswer { payments.leave() }

  private func shop() -> Screen {
    let shop = ScriptedPresenter("Shop", onEvent: { _, _ in self.checkOut() })
    return Screen("shop", path: "/", shop) { title in
      Text(title, .title)
      Button("Check out", .primary, send: .tap("check out"))
    }
  }

  private func checkOut() { payments.pay("ord_1") { [world] in world.note($0) } }
  private func note(_ outcome: PaymentOutcome) { world.note(outcome) }
}

extension World {
  fileprivate func note(_ outcome: PaymentOutcome) { outcomes.withLock { $0.append(outcome) } }
}
