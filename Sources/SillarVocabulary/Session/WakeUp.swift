import Synchronization

/// Resumes waiting tasks when something in a window may have changed.
///
/// ```swift
/// func watch(_ wakeUp: WakeUp) async {
///   var seen = 0
///   while !Task.isCancelled { seen = await wakeUp.wait(after: seen) }
/// }
/// ```
///
/// Each waiter remembers the last signal that it has seen. So no signal is lost between two waits, and any number of
/// signals in between resume it once.
public final class WakeUp: Sendable {
  private struct State {
    var nextWaiter = 0
    var waiters: [Int: Waiter] = [:]
  }

  private struct Waiter {
    let continuation: CheckedContinuation<Void, Never>
    let isDrawing: Bool
  }

  private let state = Mutex(State())
  /// These two are not in the state: a signal while the waiters are held locks nothing. It counts first and looks second,
  /// and the release does the reverse, so that one of the two sees the other.
  private let lastSignal = Atomic(0)
  private let isHeld = Atomic(false)

  public init() {}

  /// The number of the last signal.
  public var signals: Int { lastSignal.load(ordering: .sequentiallyConsistent) }

  /// Counts a signal, and wakes the tasks that wait for it.
  public func signal() {
    lastSignal.add(1, ordering: .sequentiallyConsistent)
    guard !isHeld.load(ordering: .sequentiallyConsistent) else { return }
    let waiters = state.withLock { state in
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.continuation.resume() }
  }

  /// Resumes no waiter until ``release(since:drawn:)``. Returns the number of the last signal before.
  package func hold() -> Int {
    isHeld.store(true, ordering: .sequentiallyConsistent)
    return signals
  }

  /// Resumes the waiters that the held signals concern. A waiter that waits to draw is resumed only for signals after
  /// `drawn`.
  ///
  /// - Parameters:
  ///   - held: The result of ``hold()``.
  ///   - drawn: The last signal whose cause has been drawn.
  package func release(since held: Int, drawn: Int) {
    let due = state.withLock { state in
      isHeld.store(false, ordering: .sequentiallyConsistent)
      let signals = signals
      let due = state.waiters.filter { signals > ($1.isDrawing ? drawn : held) }
      for id in due.keys { state.waiters[id] = nil }
      return due
    }
    for waiter in due.values { waiter.continuation.resume() }
  }

  /// Returns the number of the last signal as soon as it is higher than the one given, or when the task is
  /// cancelled.
  ///
  /// - Parameter isDrawing: True if the task waits to draw, so that it need not be resumed for what has been drawn.
  public func wait(after seen: Int, isDrawing: Bool = false) async -> Int {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await RestingTasks.rest {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isDue = state.withLock { state in
            guard signals <= seen, !Task.isCancelled else { return true }
            state.waiters[id] = Waiter(continuation: continuation, isDrawing: isDrawing)
            return false
          }
          if isDue { continuation.resume() }
        }
      } onCancel: {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume()
      }
    }
    return signals
  }
}
