import Synchronization

/// Tells whoever waits that something in a window may have changed.
///
/// Each waiter remembers the last signal that it has seen, so none is lost between two waits, and any number
/// of signals in between wake it once.
package final class WakeUp: Sendable {
  private struct State {
    var signals = 0
    var nextWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// The number of the last signal.
  package var signals: Int { state.withLock { $0.signals } }

  package func signal() {
    let waiters = state.withLock { state in
      state.signals += 1
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Returns the number of the last signal as soon as it is higher than the one given, or when the task is
  /// cancelled.
  package func wait(after seen: Int) async -> Int {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          guard state.signals <= seen, !Task.isCancelled else { return true }
          state.waiters[id] = continuation
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
    return signals
  }
}
