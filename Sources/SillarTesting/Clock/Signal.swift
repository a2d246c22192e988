import Synchronization

/// A count that only grows, and that can be waited for.
///
/// A waiter says what it has seen, so no increase is lost between two waits.
final class Signal: Sendable {
  private struct State {
    var count = 0
    var nextWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.count } }

  func increase() {
    let waiters = state.withLock { state in
      state.count += 1
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Returns the count as soon as it is higher than `seen`, or when the task is cancelled.
  func wait(after seen: Int) async -> Int {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          guard state.count <= seen, !Task.isCancelled else { return true }
          state.waiters[id] = continuation
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
    return count
  }

  /// Returns the count as soon as it is higher than `seen`; nil when it is not in time.
  func wait(after seen: Int, within time: Duration) async -> Int? {
    let wait: @Sendable () async -> Int = { await self.wait(after: seen) }
    return await first(of: [wait], within: time)
  }
}

/// Waits for the first of several things, at most for a time of the real clock.
///
/// - Returns: What the first thing gave; nil when the time was up before.
func first<Value: Sendable>(
  of things: [@Sendable () async -> Value], within time: Duration
) async -> Value? {
  await withTaskGroup(of: Value?.self) { group in
    for thing in things { group.addTask { await thing() } }
    group.addTask {
      try? await ContinuousClock().sleep(for: time)
      return nil
    }
    let first = await group.next() ?? nil
    group.cancelAll()
    return first
  }
}
