import Sillar
import SillarVocabulary
import Synchronization

/// Records that something a screen read when it was last drawn has changed.
final class Invalidation: Sendable {
  private let isInvalid = Atomic<Bool>(true)
  private let wakeUp: WakeUp
  private let confinement: Confinement
  private let screen: String
  private let presenter: AnyObject.Type

  init(of screen: Screen, wakeUp: WakeUp, confinement: Confinement) {
    self.wakeUp = wakeUp
    self.confinement = confinement
    self.screen = screen.name
    presenter = type(of: screen.model.presenter)
  }

  func mark() {
    confinement.check("The presenter \(presenter) of the screen \"\(screen)\"")
    if !isInvalid.exchange(true, ordering: .acquiringAndReleasing) { wakeUp.signal() }
  }

  var isMarked: Bool { isInvalid.load(ordering: .acquiring) }

  /// Returns true if it was marked, and clears the mark.
  func take() -> Bool { isInvalid.exchange(false, ordering: .acquiringAndReleasing) }
}
