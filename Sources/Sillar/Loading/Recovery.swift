public import Foundation
public import SillarModel

/// Keeps a screen up to date automatically.
///
/// ```swift
/// func makeRecovery(_ reconnection: any Reconnection) -> Recovery {
///   Recovery(reconnection: reconnection, clock: ContinuousClock(), now: { .now })
/// }
/// ```
public struct Recovery {
  /// The interval at which a screen checks whether its value is live: an event may have fallen back to saved data.
  private static let lookingInterval = Duration.seconds(2)
  /// The interval at which a displayed age is checked.
  private static let agingInterval = Duration.seconds(10)

  public let reconnection: any Reconnection
  public let clock: any Clock<Duration>
  public let now: () -> Date

  public init(
    reconnection: any Reconnection, clock: any Clock<Duration>, now: @escaping () -> Date
  ) {
    self.reconnection = reconnection
    self.clock = clock
    self.now = now
  }

  /// Refreshes when a refresh is needed and the service may be reachable, until the task is cancelled.
  public func run(isNeeded: () -> Bool, refresh: () async -> Void) async {
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

  /// Calls `update` with the current date every ten seconds, until the task is cancelled.
  public func watchAge(_ update: (Date) -> Void) async {
    while (try? await clock.sleep(for: Self.agingInterval)) != nil { update(now()) }
  }
}
