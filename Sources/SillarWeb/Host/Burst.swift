import Synchronization

/// Keeps what happens often out of the log, but for one line a minute.
final class Burst: Sendable {
  private struct State {
    var lastLine: Duration?
    var unsaid = 0
  }

  private static let interval = Duration.seconds(60)
  private let state = Mutex(State())

  /// Counts one more.
  ///
  /// - Returns: How many there were since the last line, if another is due.
  func count(at now: Duration) -> Int? {
    state.withLock { state in
      state.unsaid += 1
      if let last = state.lastLine, now - last < Self.interval { return nil }
      defer { state = State(lastLine: now) }
      return state.unsaid
    }
  }
}
