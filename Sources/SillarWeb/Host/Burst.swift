import Synchronization

/// Limits the log lines for a frequent event to one a minute.
final class Burst: Sendable {
  private struct State {
    var lastLine: Duration?
    var unsaid = 0
  }

  private static let interval = Duration.seconds(60)
  private let state = Mutex(State())

  /// Counts one event.
  ///
  /// - Returns: The number of events since the last line, if another line is due.
  func count(at now: Duration) -> Int? {
    state.withLock { state in
      state.unsaid += 1
      if let last = state.lastLine, now - last < Self.interval { return nil }
      defer { state = State(lastLine: now) }
      return state.unsaid
    }
  }
}
