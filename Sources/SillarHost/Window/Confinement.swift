import Sillar
import SillarVocabulary
import Synchronization

/// Stops a debug build when state that is confined to a window is changed from outside the window.
///
/// The compiler prevents such changes, with two exceptions, which are data races: see ``Presenter``.
final class Confinement: Sendable {
  #if DEBUG
    private struct Owner { weak var window: Window? }

    private let owner = Mutex(Owner())

    func confine(to window: Window) { owner.withLock { $0.window = window } }

    func check() { owner.withLock { $0.window }?.assertIsolated() }
  #else
    // A weak reference would make each use of the window slower.
    func confine(to window: Window) {}
    func check() {}
  #endif
}
