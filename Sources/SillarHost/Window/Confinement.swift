import Sillar
import SillarVocabulary
import Synchronization

/// Stops a debug build when state that is confined to a window is changed from outside the window.
///
/// The compiler prevents such changes, with two exceptions, which are data races: see ``Presenter``.
final class Confinement: Sendable {
  private struct Owner { weak var window: Window? }

  private let owner = Mutex(Owner())

  func confine(to window: Window) { owner.withLock { $0.window = window } }

  func check() {
    #if DEBUG
      owner.withLock { $0.window }?.assertIsolated()
    #endif
  }
}
