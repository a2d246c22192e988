import Synchronization

/// Whether something that a screen read when it was last drawn has changed since.
final class Invalidation: Sendable {
  private let isInvalid = Atomic<Bool>(true)
  private let wakeUp: WakeUp

  init(wakeUp: WakeUp) { self.wakeUp = wakeUp }

  func mark() {
    if !isInvalid.exchange(true, ordering: .acquiringAndReleasing) { wakeUp.signal() }
  }

  /// Says whether it was marked, and clears the mark.
  func take() -> Bool { isInvalid.exchange(false, ordering: .acquiringAndReleasing) }
}
