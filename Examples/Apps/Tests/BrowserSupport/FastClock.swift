/// A clock that runs faster than the real one by a factor, to shorten pauses in tests.
struct FastClock: Clock {
  typealias Instant = ContinuousClock.Instant

  let factor: Int
  private let real = ContinuousClock()
  private let start = ContinuousClock.now

  init(factor: Int) { self.factor = factor }

  var now: Instant { start + (real.now - start) * factor }
  var minimumResolution: Duration { real.minimumResolution * factor }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await real.sleep(until: start + (deadline - start) / factor, tolerance: tolerance)
  }
}
