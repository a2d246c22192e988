import Scripted
import SillarData
import SillarTesting
import TestServers
import Testing

struct ServiceReconnectionTests {
  private let clock = TestClock()

  private func reconnection(_ connectivity: Connectivity) -> ServiceReconnection {
    ServiceReconnection(connectivity: connectivity, clock: clock, chance: { 1 })
  }

  private func connectivity() -> Connectivity {
    Connectivity(clock: ScriptedClock { _ in try await hang() }, probe: { false })
  }

  @Test func `while the service answers but fails, waits grow up to half a minute`() async throws {
    let reconnection = reconnection(connectivity())
    for (failures, wait) in [(1, 2), (2, 4), (3, 8), (4, 16), (5, 30), (50, 30)] {
      let waiting = Task { await reconnection.wait(afterFailures: failures) }
      try await clock.untilAsleep()
      #expect(clock.timeToNextWaking == .seconds(wait))
      await clock.advance(by: .seconds(wait))
      await waiting.value
    }
  }

  @Test func `as soon as the service is there again the wait is over`() async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    let waiting = Task { await reconnection(connectivity).wait(afterFailures: 7) }
    try await clock.untilAsleep()
    connectivity.report(.answered)
    await waiting.value
    #expect(clock.now.offset == .zero)
  }

  @Test func `without the service the wait ends after half a minute`() async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    let waiting = Task { await reconnection(connectivity).wait(afterFailures: 1) }
    try await clock.untilAsleep()
    await clock.advance(by: .seconds(30))
    await waiting.value
    #expect(!connectivity.isOnline)
  }

  @Test func `who is cancelled waits no longer`() async {
    let waiting = Task { await reconnection(connectivity()).wait(afterFailures: 5) }
    waiting.cancel()
    await waiting.value
    #expect(clock.now.offset == .zero)
  }
}
