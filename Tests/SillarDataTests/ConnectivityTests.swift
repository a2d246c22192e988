import Foundation
import Hummingbird
import Scripted
import SillarData
import SillarTesting
import Synchronization
import TestServers
import Testing

final class ConnectivityTests: Sendable {
  private let clock = TestClock()
  private let isUp = Mutex(false)
  private let probes = Log()

  private func connectivity() -> Connectivity {
    Connectivity(
      backoff: Backoff(first: .seconds(1), maximum: .seconds(30)), clock: clock, chance: { 1 },
      probe: { self.probe() })
  }

  private func probe() -> Bool {
    probes.add("\(clock.now.offset / .seconds(1))")
    return isUp.withLock { $0 }
  }

  @Test func `it is online until something fails, and then offline`() {
    let connectivity = connectivity()
    #expect(connectivity.isOnline)
    connectivity.report(.answered)
    #expect(connectivity.isOnline)
    connectivity.report(.unreachable)
    #expect(!connectivity.isOnline)
    connectivity.report(.answered)
    #expect(connectivity.isOnline)
  }

  @Test func `while offline it asks less and less often, up to every half minute`() async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    for wait in [1, 2, 4, 8, 16, 30, 30] {
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(wait))
    }
    #expect(probes.lines == ["1.0", "3.0", "7.0", "15.0", "31.0", "61.0", "91.0"])
    #expect(!connectivity.isOnline)
  }

  @Test func `it is online again when a probe is answered, and asks no more`() async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    try await clock.untilAsleep()
    await clock.advance(by: .seconds(1))
    #expect(!connectivity.isOnline)
    isUp.withLock { $0 = true }
    try await clock.untilAsleep()
    await clock.advance(by: .seconds(2))
    await connectivity.waitUntilOnline()
    #expect(connectivity.isOnline)
    await clock.advance(by: .seconds(600))
    #expect(probes.lines.count == 2)
  }

  @Test func `who listens hears how it is now, and of each change`() async throws {
    let connectivity = connectivity()
    var changes = connectivity.changes.makeAsyncIterator()
    #expect(await changes.next() == true)
    connectivity.report(.unreachable)
    #expect(await changes.next() == false)
    connectivity.report(.unreachable)
    connectivity.report(.answered)
    #expect(await changes.next() == true)
  }

  @Test func `a service that answers probes but nothing else is asked less and less often`()
    async throws
  {
    let connectivity = connectivity()
    isUp.withLock { $0 = true }
    for wait in [1, 2, 4] {
      connectivity.report(.unreachable)
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(wait))
      await connectivity.waitUntilOnline()
    }
    #expect(probes.lines == ["1.0", "3.0", "7.0"])
    connectivity.report(.answered)
    connectivity.report(.unreachable)
    try await clock.untilAsleep()
    #expect(clock.timeToNextWaking == .seconds(1))
  }

  @Test func `waiting for the connection ends with the task`() async {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    let waiting = Task { await connectivity.waitUntilOnline() }
    waiting.cancel()
    await waiting.value
    #expect(!connectivity.isOnline)
  }

  @Test func `it ends its probes when nobody has it any more`() async throws {
    weak var gone: Connectivity?
    do {
      let connectivity = connectivity()
      gone = connectivity
      connectivity.report(.unreachable)
      try await clock.untilAsleep()
    }
    #expect(gone == nil)
    await clock.advance(by: .seconds(60))
    #expect(probes.lines.isEmpty)
  }

  @Test(arguments: [HTTPResponse.Status.ok, .internalServerError, .notFound])
  func `a client tells it that somebody answers, whatever the answer is`(
    _ status: HTTPResponse.Status
  ) async throws {
    let connectivity = connectivity()
    connectivity.report(.unreachable)
    try await withServer { _ in
      json("{}", status: status)
    } _: { url in
      let client = APIClient(
        configuration: .init(baseURL: url, retries: .none), connectivity: connectivity)
      _ = try? await client.send(.data("thing"))
      #expect(connectivity.isOnline)
      #expect(await client.isReachable(at: "thing"))
    }
  }

  @Test func `a client tells it that nobody does`() async throws {
    let connectivity = connectivity()
    let client = APIClient(
      configuration: .init(baseURL: try await refusingURL(), retries: .none),
      connectivity: connectivity)
    await #expect(throws: APIError.self) { _ = try await client.send(.data("thing")) }
    #expect(!connectivity.isOnline)
    #expect(await !client.isReachable())
  }
}
