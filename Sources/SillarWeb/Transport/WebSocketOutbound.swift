import SillarHost
import Synchronization

/// Counts the bytes that wait for a client, and suspends or refuses senders that exceed the limits.
final class WebSocketOutbound: Sendable {
  private struct State {
    var waitingBytes = 0
    var closure: WebSocketClosure?
  }

  private let pauseThreshold: Int
  private let limit: Int
  private let state = Mutex(State())
  /// Resumes the tasks that wait until the client has caught up.
  private let wakeUp = WakeUp()

  init(pauseThreshold: Int, limit: Int) {
    self.pauseThreshold = pauseThreshold
    self.limit = limit
  }

  /// The end of the connection, available once it is closing.
  var closure: WebSocketClosure? { state.withLock { $0.closure } }

  /// Asks to send `bytes`; they count as waiting until ``wrote(_:)`` is called with them.
  ///
  /// - Returns: True when the sender must then wait for the client.
  func admit(_ bytes: Int) throws(WebSocketSendError) -> Bool {
    try state.withLock { state throws(WebSocketSendError) in
      if let closure = state.closure { throw .closed(closure) }
      let total = state.waitingBytes + bytes
      guard state.waitingBytes == 0 || total <= limit else {
        // No later message may be sent after this one was refused.
        state.closure = WebSocketClosure(
          code: .tryAgainLater, reason: "the client reads too slowly", origin: .server)
        throw .tooSlow(waiting: state.waitingBytes, limit: limit)
      }
      state.waitingBytes = total
      return total > pauseThreshold
    }
  }

  /// Notes that `bytes` have been written to the client's socket, or never will be.
  func wrote(_ bytes: Int) {
    let hasCaughtUp = state.withLock { state in
      let wasBehind = isBehind(state)
      state.waitingBytes -= bytes
      return wasBehind && !isBehind(state)
    }
    if hasCaughtUp { wakeUp.signal() }
  }

  /// Refuses everything from now on. Only the first closure counts.
  func close(_ closure: WebSocketClosure) {
    state.withLock { $0.closure = $0.closure ?? closure }
    wakeUp.signal()
  }

  /// Suspends until the client has caught up, the connection closes or the task is canceled.
  func waitUntilDrained() async {
    var seen = wakeUp.signals
    while !Task.isCancelled, state.withLock({ $0.closure == nil && isBehind($0) }) {
      seen = await wakeUp.wait(after: seen)
    }
  }

  private func isBehind(_ state: State) -> Bool { state.waitingBytes > pauseThreshold / 2 }
}
