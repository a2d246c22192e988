import SillarData
import SillarTesting
import Testing

struct ReconnectionTests {
  private let clock = TestClock()

  private func connectivity() -> Connectivity {
    Connectivity(
      backoff: Backoff(first: .seconds(60), maximum: .seconds(60)), clock: clock, chance: { 1 },
      probe: { false })
  }

  @Test func `while the service answers but fails, waits grow up to half a minute`() async throws {
    let connectivity = connectivity()
    for (failures, wait) in [(1, 2), (2, 4), (3, 8), (4, 16), (5, 30), (50, 30)] {
      let waiting = Task { await connectivity.wait(afterFailures: failures) }
      try await clock.untilAsleep()
      #expect(clock.timeToNextWaking == .seconds(wait))
      await clock.advance(by: .seconds(wait))
      await waiting.value
    }
  }

  @Test func `as soon as the service is there again the wait is over`() async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    let waiting = Task { await connectivity.wait(afterFailures: 7) }
    // The probe, and who waits.
    try await clock.untilAsleep(2)
    connectivity.report(.answered)
    await waiting.value
    #expect(clock.now.offset == .zero)
  }

  @Test func `without the service the wait ends after half a minute`() async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    let waiting = Task { await connectivity.wait(afterFailures: 1) }
    try await clock.untilAsleep(2)
    await clock.advance(by: .seconds(30))
    await waiting.value
    #expect(!connectivity.isOnline)
  }

  @Test func `who is cancelled waits no longer`() async {
    let waiting = Task { await connectivity().wait(afterFailures: 5) }
    waiting.cancel()
    await waiting.value
    #expect(clock.now.offset == .zero)
  }
}
