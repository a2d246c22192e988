import Sillar
import SillarHost

extension WakeUp {
  /// Returns the number of the last signal as soon as it is higher than `seen`; nil when the time is up before.
  func wait(after seen: Int, within time: Duration) async -> Int? {
    await first(of: [{ await self.wait(after: seen) }], within: time)
  }
}

/// Waits for the first of several operations, with a time limit in real time.
///
/// - Returns: The result of the first operation; nil when the time was up before.
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
