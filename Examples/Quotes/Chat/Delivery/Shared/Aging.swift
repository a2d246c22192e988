import Foundation

/// Tells screens, every few seconds, what time it is, so that ages on them stay true.
struct Aging {
  private static let interval = Duration.seconds(10)

  let clock: any Clock<Duration>
  let now: () -> Date

  /// Until the task is cancelled.
  func run(_ update: (Date) -> Void) async {
    while (try? await clock.sleep(for: Self.interval)) != nil { update(now()) }
  }
}
