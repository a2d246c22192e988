import SignInModel
import Synchronization
import Work

/// Unsent work in memory, of one person.
final class MemoryUnsentWork: UnsentWork {
  private struct State {
    var count: UnsentCount
    /// Of what waits, so much cannot be discarded.
    var stuck = 0
    var lastListener = 0
    var listeners: [Int: AsyncStream<UnsentCount>.Continuation] = [:]
  }

  private let state: Mutex<State>

  init(_ count: UnsentCount = .none, stuck: Int = 0) {
    state = Mutex(State(count: count, stuck: stuck))
  }

  var count: UnsentCount { state.withLock { $0.count } }

  func set(_ count: UnsentCount) {
    state.withLock { state in
      state.count = count
      for listener in state.listeners.values { listener.yield(count) }
    }
  }

  func count(of person: PersonID) async throws -> UnsentCount { count }

  func counts(of person: PersonID) -> AsyncStream<UnsentCount> {
    AsyncStream { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        continuation.yield(state.count)
        return state.lastListener
      }
      continuation.onTermination = { [weak self] _ in
        _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) }
      }
    }
  }

  func discard(of person: PersonID) async throws {
    set(UnsentCount(waiting: state.withLock { $0.stuck }, parked: 0))
  }
}
