import Synchronization

/// Tells whoever waits that something in a window may have changed.
///
/// Each waiter remembers the last signal that it has seen, so none is lost between two waits, and any number
/// of signals in between wake it once.
package final class WakeUp: Sendable {
  private struct State {
    var signals = 0
    var nextWaiter = 0
    var waiters: [Int: Waiter] = [:]
    var isHeld = false
  }

  private struct Waiter {
    let continuation: CheckedContinuation<Void, Never>
    let isDrawing: Bool
  }

  private let state = Mutex(State())

  package init() {}

  /// The number of the last signal.
  package var signals: Int { state.withLock { $0.signals } }

  package func signal() {
    let waiters = state.withLock { state -> [Int: Waiter] in
      state.signals += 1
      if state.isHeld || state.waiters.isEmpty { return [:] }
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.continuation.resume() }
  }

  /// Wakes nobody until ``release(since:drawn:)``. Returns the number of the last signal before.
  func hold() -> Int {
    state.withLock { state in
      state.isHeld = true
      return state.signals
    }
  }

  /// Wakes who would have been woken meanwhile, except those who wait to draw if that has been done.
  ///
  /// - Parameters:
  ///   - held: What ``hold()`` returned.
  ///   - drawn: The last signal whose cause has been drawn.
  func release(since held: Int, drawn: Int) {
    let due = state.withLock { state in
      state.isHeld = false
      let due = state.waiters.filter { state.signals > ($1.isDrawing ? drawn : held) }
      for id in due.keys { state.waiters[id] = nil }
      return due
    }
    for waiter in due.values { waiter.continuation.resume() }
  }

  /// Returns the number of the last signal as soon as it is higher than the one given, or when the task is
  /// cancelled.
  ///
  /// - Parameter isDrawing: Whether the task waits to draw, so that it need not be woken for what has been drawn.
  package func wait(after seen: Int, isDrawing: Bool = false) async -> Int {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          guard state.signals <= seen, !Task.isCancelled else { return true }
          state.waiters[id] = Waiter(continuation: continuation, isDrawing: isDrawing)
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume()
    }
    return signals
  }
}
