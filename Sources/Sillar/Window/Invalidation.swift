import Synchronization

/// Whether something that a screen read when it was last drawn has changed since.
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

  /// Says whether it was marked, and clears the mark.
  func take() -> Bool { isInvalid.exchange(false, ordering: .acquiringAndReleasing) }
}
