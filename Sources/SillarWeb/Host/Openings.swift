import Synchronization

/// The windows that are being opened for a first page.
final class Openings: Sendable {
  /// The time that opening a window may take.
  static let patience = Duration.seconds(15)

  private struct State {
    /// The time at which each opening began, by its number.
    var begun: [Int: Duration] = [:]
    var lastNumber = 0
    /// The latest start among the windows that have opened.
    var lastOpened: Duration?
  }

  private let state = Mutex(State())

  /// Counts a window as being opened until `work` returns.
  func track<Result>(
    _ now: @Sendable () -> Duration, _ work: () async -> Result
  ) async -> Result {
    let begin = now()
    let number = state.withLock { state in
      state.lastNumber += 1
      state.begun[state.lastNumber] = begin
      return state.lastNumber
    }
    let result = await work()
    state.withLock { state in
      state.begun[number] = nil
      state.lastOpened = max(begin, state.lastOpened ?? begin)
    }
    return result
  }

  /// True when one opening has taken too long and no window that began later has opened.
  func areStuck(at now: Duration) -> Bool {
    state.withLock { state in
      state.begun.values.contains { begin in
        now - begin >= Self.patience && begin > state.lastOpened ?? begin - .nanoseconds(1)
      }
    }
  }
}
