import SillarModel
import SillarVocabulary

/// Repeats attempts that failed, as soon as another one may succeed.
struct Retrying {
  let reconnection: any Reconnection
  /// Signaled whenever an attempt has an answer or has ended.
  let ended = WakeUp()
  /// Signaled whenever an attempt is asked for.
  let asked = WakeUp()

  init(_ context: ModuleContext) { reconnection = context.reconnection }

  /// Calls `attempt` when it is asked for, and when `isNeeded` is true after an attempt, until the task is cancelled.
  func run(
    isAsked: () -> Bool = { false }, isNeeded: () -> Bool, attempt: () async -> Void
  ) async {
    var failures = 0
    while !Task.isCancelled {
      let (ends, asks) = (ended.signals, asked.signals)
      if isAsked() {
        await attempt()
      } else if isNeeded() {
        failures += 1
        await wait(afterFailures: failures, asks: asks)
        if !Task.isCancelled, !isAsked(), isNeeded() { await attempt() }
      } else {
        failures = 0
        _ = await ended.wait(after: ends)
      }
    }
  }

  private func wait(afterFailures failures: Int, asks: Int) async {
    await withTaskGroup { group in
      group.addTask { [reconnection] in await reconnection.wait(afterFailures: failures) }
      group.addTask { [asked] in _ = await asked.wait(after: asks) }
      await group.next()
      group.cancelAll()
    }
  }
}
