import Synchronization

/// A part of an ``AppWork`` that may never run, because no `Flavor` has the work. Nothing fails then, and what waits for the part waits for
/// ever: so a diagnostic tells it.
package final class AwaitedRun: Sendable {
  private struct State {
    /// True once it has begun, or the mistake has been told.
    var isSettled = false
    /// The time of the first need.
    var first: Duration?
  }

  private let state = Mutex(State())
  private let sentence: String

  /// - Parameters:
  ///   - what: What waits, as the beginning of a sentence, such as "A command waits".
  ///   - runner: The part, such as "the outbox".
  package init(_ what: String, for runner: String) {
    sentence =
      "\(what), and nobody runs \(runner): give its AppWork to the Flavor of the app, or call AppWork.run()."
  }

  /// Notes that it runs, or need not run.
  package func begin() { state.withLock { $0.isSettled = true } }

  /// Notes that something waits.
  ///
  /// - Parameters:
  ///   - time: The time on a clock.
  ///   - patience: The time after the first need for which the app may still be starting.
  /// - Returns: Once, what to tell the programmer, if it has not begun by then.
  package func mistake(
    at time: @autoclosure () -> Duration = .zero, patience: Duration = .zero
  ) -> String? {
    state.withLock { state in
      guard !state.isSettled else { return nil }
      let now = time()
      let first = state.first ?? now
      state.first = first
      state.isSettled = now - first >= patience
      return state.isSettled ? sentence : nil
    }
  }
}
