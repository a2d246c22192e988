import Synchronization

/// The real clock, which a test sets forward.
final class LeapingClock: Clock {
  typealias Instant = ContinuousClock.Instant

  private let leapt = Mutex(Swift.Duration.zero)
  let minimumResolution = Swift.Duration.milliseconds(20)

  var now: Instant { .now + leapt.withLock { $0 } }

  /// Lets this time pass at once.
  func leap(_ time: Swift.Duration) { leapt.withLock { $0 += time } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while now < deadline {
      try await Task.sleep(for: min(deadline - now, minimumResolution))
    }
  }
}
