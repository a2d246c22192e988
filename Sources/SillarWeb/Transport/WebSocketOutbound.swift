import Synchronization

/// Counts the bytes that wait for a client, and suspends or refuses senders that exceed the limits.
final class WebSocketOutbound: Sendable {
  enum Admission: Equatable {
    /// The bytes may be sent. The sender must then wait for the client if `mustWait`.
    case admitted(mustWait: Bool)
    /// Nothing more may be sent: the connection now ends with this closure.
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

  /// The end of the connection, available once it is closing.
  var closure: WebSocketClosure? {
    state.withLock { $0.closure }
  }

  /// Asks to send `bytes`; they count as waiting until ``wrote(_:)`` is called with them.
  func admit(_ bytes: Int) -> Admission {
    state.withLock { state in
      if let closure = state.closure { return .closed(closure) }
      let total = state.waitingBytes + bytes
      if state.waitingBytes > 0, total > limit {
        // No later message may be sent after this one was refused.
        let closure = WebSocketClosure(
          code: .tryAgainLater, reason: "the client reads too slowly", origin: .server)
        state.closure = closure
        return .overflow(closure, waiting: state.waitingBytes)
      }
      state.waitingBytes = total
      return .admitted(mustWait: total > pauseThreshold)
    }
  }

  /// Notes that `bytes` have been written to the client's socket, or never will be.
  func wrote(_ bytes: Int) {
    resume { state in
      state.waitingBytes -= bytes
      return state.waitingBytes <= pauseThreshold / 2
    }
  }

  /// Refuses everything from now on. Only the first closure counts.
  func close(_ closure: WebSocketClosure) {
    resume { state in
      if state.closure == nil { state.closure = closure }
      return true
    }
  }

  /// Suspends until the client has caught up, the connection closes or the task is canceled.
  func waitUntilDrained() async {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state in
          // Cancellation sets its flag before it runs the handler below, so one of the two checks sees it.
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

  /// Changes the state, and resumes all waiting tasks if the change returns true.
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
