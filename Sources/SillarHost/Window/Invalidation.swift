import Sillar
import SillarVocabulary
import Synchronization

/// Records that something a screen read when it was last drawn has changed.
final class Invalidation: Sendable {
  private let isInvalid = Atomic<Bool>(true)
  private let wakeUp: WakeUp
  private let confinement: Confinement

  init(wakeUp: WakeUp, confinement: Confinement) {
    self.wakeUp = wakeUp
    self.confinement = confinement
  }

  func mark() {
    confinement.check()
    if !isInvalid.exchange(true, ordering: .acquiringAndReleasing) { wakeUp.signal() }
  }

  var isMarked: Bool { isInvalid.load(ordering: .acquiring) }

  /// Returns true if it was marked, and clears the mark.
  func take() -> Bool { isInvalid.exchange(false, ordering: .acquiringAndReleasing) }
}
