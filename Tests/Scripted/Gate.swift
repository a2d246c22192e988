import Synchronization

/// A gate at which tasks wait until the test opens it, or they are cancelled.
public final class Gate: Sendable {
  private struct State {
    var isOpen: Bool
    /// The number of tasks that may pass the closed gate.
    var passes = 0
    var lastID = 0
    var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>

  public init(isOpen: Bool = false) { state = Mutex(State(isOpen: isOpen)) }

  public func close() { state.withLock { $0.isOpen = false } }

  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.continuation.resume() }
  }

  /// Lets one task pass: the one that has waited longest, or the next one.
  public func letOnePass() {
    let first = state.withLock { state in
      if state.waiting.isEmpty { state.passes += 1 }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    first?.continuation.resume()
  }

  /// Returns when the gate is open, or, by default, when the task is cancelled.
  public func pass(heedsCancellation: Bool = true) async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isOpen || (heedsCancellation && Task.isCancelled) { return true }
          if state.passes > 0 {
            state.passes -= 1
            return true
          }
          state.waiting.append((id, continuation))
          return false
        }
        if isFree { continuation.resume() }
      }
    } onCancel: {
      guard heedsCancellation else { return }
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume()
    }
  }
}
