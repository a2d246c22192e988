import SillarModel

/// Repeats attempts that failed, as soon as another one may succeed.
struct Retrying {
  let reconnection: any Reconnection
  /// Signaled whenever an attempt has ended.
  let ended = WakeUp()

  init(_ context: ModuleContext) { reconnection = context.reconnection }

  /// Calls `attempt` whenever `isNeeded` is true after an attempt, until the task is cancelled.
  func run(isNeeded: () -> Bool, attempt: () async -> Void) async {
    var failures = 0
    while !Task.isCancelled {
      let seen = ended.signals
      if isNeeded() {
        failures += 1
        await reconnection.wait(afterFailures: failures)
        if !Task.isCancelled, isNeeded() { await attempt() }
      } else {
        failures = 0
        _ = await ended.wait(after: seen)
      }
    }
  }
}
