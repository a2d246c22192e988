import Synchronization

/// Tells the first of several failures in a row from those that follow, so that a log has one line for all of them.
final class Bursts: Sendable {
  /// So many places are remembered. One more, and all are forgotten.
  private static let capacity = 500

  private let failures = Mutex<[String: Int]>([:])

  /// Notes a failure, and says whether it is the first since a success.
  func failed(_ place: String) -> Bool {
    failures.withLock { failures in
      if failures.count >= Self.capacity { failures = [:] }
      failures[place, default: 0] += 1
      return failures[place] == 1
    }
  }

  /// Ends a burst. Gives the number of its failures; 0 where there was none.
  func succeeded(_ place: String) -> Int {
    failures.withLock { $0.isEmpty ? 0 : $0.removeValue(forKey: place) ?? 0 }
  }
}
