import Synchronization

/// Separates the first of several failures in a row from the rest, so that a log has one line for all of them.
package final class Bursts: Sendable {
  /// The number of places that are remembered. When it is reached, all are forgotten.
  private static let capacity = 500

  private let failures = Mutex<[String: Int]>([:])

  package init() {}

  /// Records a failure. Returns true if it is the first since a success.
  package func failed(_ place: String) -> Bool {
    failures.withLock { failures in
      if failures.count >= Self.capacity { failures = [:] }
      failures[place, default: 0] += 1
      return failures[place] == 1
    }
  }

  /// Ends a burst. Returns the number of its failures; 0 when there was none.
  package func succeeded(_ place: String) -> Int {
    failures.withLock { $0.isEmpty ? 0 : $0.removeValue(forKey: place) ?? 0 }
  }
}
