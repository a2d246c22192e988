import Foundation
import Sillar
import SillarVocabulary
import Synchronization

/// Stops a debug build when state that is confined to a window is changed from outside the window, and says whose it is.
///
/// The compiler prevents such changes, with two exceptions, which are data races: see ``Presenter``.
final class Confinement: Sendable {
  #if DEBUG
    private struct Owner { weak var window: Window? }

    private let owner = Mutex(Owner())

    func confine(to window: Window) { owner.withLock { $0.window = window } }

    /// - Parameter changed: What changes, such as `The presenter ListPresenter of the screen "list"`.
    func check(_ changed: @autoclosure () -> String) {
      guard let window = owner.withLock({ $0.window }), !window.isCurrent else { return }
      preconditionFailure(
        "\(changed()) was changed outside of its window, which is a data race. An async closure with a capture list, such "
          + "as { [weak self] in await … }, and the body of a task group leave the window: call a method there instead."
      )
    }
  #else
    // A weak reference would make each use of the window slower.
    func confine(to window: Window) {}
    func check(_ changed: @autoclosure () -> String) {}
  #endif
}

#if DEBUG
  private final class Flag: Sendable { let isSet = Atomic(false) }

  extension Window {
    /// True in code that runs on this window. `assertIsolated` asks the same of the runtime, and ends the process without a name.
    fileprivate nonisolated var isCurrent: Bool {
      let flag = Flag()
      let thread = pthread_self()
      // An immediate task starts at once where its actor already runs, and later, on another thread, elsewhere.
      let ask: (isolated Window) -> Void = { window in
        Task.immediate {
          _ = window
          if pthread_self() == thread { flag.isSet.store(true, ordering: .relaxed) }
        }
      }
      // As `assumeIsolated` does it: what is called does nothing but start the task.
      unsafeBitCast(ask, to: ((Window) -> Void).self)(self)
      return flag.isSet.load(ordering: .relaxed)
    }
  }
#endif
