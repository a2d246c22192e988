import AccountModel
import Foundation

/// Keeps a screen up to date by itself.
struct Recovery {
  /// How often a screen looks whether it still shows what is live: an event may have fallen back on what is
  /// saved.
  private static let lookingInterval = Duration.seconds(2)
  /// How often it looks whether an age is still true.
  private static let agingInterval = Duration.seconds(10)

  let reconnection: any Reconnection
  let clock: any Clock<Duration>
  let now: () -> Date

  /// Refreshes when that is needed and worth while, until the task is cancelled.
  func run(isNeeded: () -> Bool, refresh: () async -> Void) async {
    var failures = 0
    while !Task.isCancelled {
      if isNeeded() {
        failures += 1
        await reconnection.wait(afterFailures: failures)
        if !Task.isCancelled, isNeeded() { await refresh() }
      } else {
        failures = 0
        try? await clock.sleep(for: Self.lookingInterval)
      }
    }
  }

  /// Calls `update` with the time every few seconds, until the task is cancelled.
  func watchAge(_ update: (Date) -> Void) async {
    while (try? await clock.sleep(for: Self.agingInterval)) != nil { update(now()) }
  }
}
