import Synchronization

/// Limits the log lines for a frequent event to some a minute.
final class Burst: Sendable {
  private struct State {
    /// The time of the first line of this minute.
    var begin: Duration?
    var lines = 0
    var unsaid = 0
  }

  private static let interval = Duration.seconds(60)
  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter lines: The most lines of a minute.
  init(lines: Int = 1) { limit = lines }

  /// Counts one event.
  ///
  /// - Returns: The number of events since the last line, if another line is due.
  func count(at now: Duration) -> Int? {
    state.withLock { state in
      state.unsaid += 1
      if let begin = state.begin, now - begin < Self.interval {
        guard state.lines < limit else { return nil }
      } else {
        state.begin = now
        state.lines = 0
      }
      state.lines += 1
      defer { state.unsaid = 0 }
      return state.unsaid
    }
  }
}
