import Kit
import PaymentsDelivery
import PaymentsModel
import Sillar

/// A coordinator without a window.
struct PaymentsCoordinatorFixture {
  let navigator = Navigator()

  func open(_ path: String) -> Bool {
    guard let world = try? World(), let words = try? world.words else { return true }
    let coordinator = PaymentsCoordinator(
      navigator: navigator, actions: world.actions, words: words)
    return coordinator.open(path)
  }
}
