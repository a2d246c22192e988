import Synchronization

/// Counts the bytes that wait for a client, and suspends or refuses those who send too much.
final class WebSocketOutbound: Sendable {
  enum Admission: Equatable {
    /// Send it; then wait for the client if `mustWait`.
    case admitted(mustWait: Bool)
    /// Send nothing any more: what is here is how the connection now ends.
    case overflow(WebSocketClosure, waiting: Int)
    case closed(WebSocketClosure)
  }

  private struct State {
    var waitingBytes = 0
    var closure: WebSocketClosure?
    var nextWaiter: UInt = 0
    var waiters: [UInt: CheckedContinuation<Void, Never>] = [:]
  }

  private let pauseThreshold: Int
  private let limit: Int
  private let state = Mutex(State())

  init(pauseThreshold: Int, limit: Int) {
    self.pauseThreshold = pauseThreshold
    self.limit = limit
  }

  /// How the connection ended, once it is closing.
  var closure: WebSocketClosure? {
    state.withLock { $0.closure }
  }

  /// Asks to send `bytes`; they count as waiting until ``wrote(_:)`` is called with them.
  func admit(_ bytes: Int) -> Admission {
    state.withLock { state in
      if let closure = state.closure { return .closed(closure) }
      let total = state.waitingBytes + bytes
      if state.waitingBytes > 0, total > limit {
        // No later message may slip through where this one was left out.
        let closure = WebSocketClosure(
          code: .tryAgainLater, reason: "the client reads too slowly", origin: .server)
        state.closure = closure
        return .overflow(closure, waiting: state.waitingBytes)
      }
      state.waitingBytes = total
      return .admitted(mustWait: total > pauseThreshold)
    }
  }

  /// Says that `bytes` have gone to the client's socket, or never will.
  func wrote(_ bytes: Int) {
    resume { state in
      state.waitingBytes -= bytes
      return state.waitingBytes <= pauseThreshold / 2
    }
  }

  /// Refuses everything from now on. The first closure is the one that counts.
  func close(_ closure: WebSocketClosure) {
    resume { state in
      if state.closure == nil { state.closure = closure }
      return true
    }
  }

  /// Suspends until the client has caught up, the connection closes or the task is cancelled.
  func waitUntilDrained() async {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          // Cancellation sets its flag before it runs the handler below, so one of the two sees it.
          if state.closure != nil || state.waitingBytes <= pauseThreshold / 2 || Task.isCancelled {
            return true
          }
          state.waiters[id] = continuation
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }

  /// Changes the state; resumes all who wait if the change says so.
  private func resume(after change: (inout State) -> Bool) {
    let resumed = state.withLock { state in
      guard change(&state), !state.waiters.isEmpty else {
        return [UInt: CheckedContinuation<Void, Never>]()
      }
      let waiters = state.waiters
      state.waiters = [:]
      return waiters
    }
    for waiter in resumed.values { waiter.resume() }
  }
}
