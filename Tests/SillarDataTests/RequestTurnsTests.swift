import Foundation
import HTTPTypes
import Hummingbird
import SillarTesting
import TestServers
import Testing

@testable import SillarData

/// The requests of many visitors to one service that answers some of them late.
@Suite(.timeLimit(.minutes(2))) struct RequestTurnsTests {
  @TaskLocal private static var visitor: String?

  /// A service that never answers at `held`, and the client of a program of many visitors.
  private struct World: Sendable {
    let url: URL
    let held: Seen<String>

    func client(
      connectivity: Connectivity? = nil, clock: any Clock<Duration> = TestClock(),
      turns: RequestTurns? = nil
    ) -> APIClient {
      var client = APIClient(
        configuration: .init(
          baseURL: url, client: { RequestTurnsTests.visitor }, retries: .none),
        connectivity: connectivity, clock: clock, logger: quiet)
      if let turns { client.turns = turns }
      return client
    }
  }

  private func withWorld(_ body: (World) async throws -> Void) async throws {
    let held = Seen<String>()
    try await withServer { request in
      if request.uri.path.hasSuffix("held") {
        held.add(request.uri.path)
        try await hang()
      }
      return json("[]")
    } _: { url in
      try await body(World(url: url, held: held))
    }
  }

  private func send(_ path: String, by client: APIClient, for visitor: String) async throws {
    try await Self.$visitor.withValue(visitor) { _ = try await client.send(.data(path)) }
  }

  @Test func `a visitor is answered while the service holds a hundred requests of others`()
    async throws
  {
    try await withWorld { world in
      let client = world.client()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<100 {
          group.addTask { try await send("held", by: client, for: "203.0.113.\(number % 6)") }
        }
        await world.held.waitForMore(than: 99, within: .seconds(20))
        #expect(world.held.count == 100)
        try await send("free", by: client, for: "192.0.2.7")
        group.cancelAll()
      }
    }
  }

  @Test func `a request that is late while others are answered does not make the service offline`()
    async throws
  {
    try await withWorld { world in
      let (late, tellLate) = AsyncStream.makeStream(of: Void.self)
      let clock = ScriptedClock { duration in
        guard duration == .seconds(60) else { return try await hang() }
        for await _ in late { break }
      }
      let connectivity = Connectivity(clock: TestClock()) { false }
      let client = world.client(connectivity: connectivity, clock: clock)
      func timeOut(meanwhile: () async throws -> Void) async throws {
        let count = world.held.count
        let request = Task {
          var slow = Endpoint.data("held")
          slow.timeout = .seconds(60)
          _ = try await client.send(slow)
        }
        await world.held.waitForMore(than: count, within: .seconds(20))
        try await meanwhile()
        tellLate.yield()
        await #expect(throws: APIError.timedOut(.seconds(60))) { try await request.value }
      }
      try await timeOut { try await send("free", by: client, for: "192.0.2.7") }
      #expect(connectivity.isOnline)
      try await timeOut {}
      #expect(!connectivity.isOnline)
    }
  }

  @Test func `the time of a request counts from when it is sent`() async throws {
    try await withWorld { world in
      let sleeps = Seen<Duration>()
      let clock = ScriptedClock { duration in
        sleeps.add(duration)
        try await hang()
      }
      let turns = RequestTurns(running: 1)
      let client = world.client(clock: clock, turns: turns)
      let first = Task { try await send("held", by: client, for: "203.0.113.1") }
      await world.held.waitForMore(than: 0, within: .seconds(20))
      let second = Task { try await send("free", by: client, for: "192.0.2.7") }
      while turns.waiting == 0 { await Task.yield() }
      #expect(sleeps.count == 1)
      first.cancel()
      await #expect(throws: APIError.cancelled) { try await first.value }
      try await second.value
    }
  }

  @Test func `a visitor without requests comes before one who has some`() async throws {
    let (turns, order) = (RequestTurns(running: 2), Seen<String>())
    let (end, tellEnd) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      func add(_ visitor: String?, _ name: String) {
        group.addTask {
          try await turns.run(for: visitor) {
            order.add(name)
            if name == "held" { for await _ in end { break } }
          }
        }
      }
      for _ in 0..<2 { add("greedy", "held") }
      await order.waitForMore(than: 1, within: .seconds(20))
      for (number, visitor) in ["greedy", "greedy", "modest", nil].enumerated() {
        add(visitor, visitor ?? "program")
        while turns.waiting <= number { await Task.yield() }
      }
      tellEnd.yield()
      await order.waitForMore(than: 5, within: .seconds(20))
      tellEnd.yield()
      try await group.waitForAll()
    }
    #expect(order.all == ["held", "held", "modest", "program", "greedy", "greedy"])
  }

  @Test func `a request without room says when to try again, and is not sent`() async throws {
    try await withWorld { world in
      let connectivity = Connectivity(clock: TestClock()) { false }
      let client = world.client(
        connectivity: connectivity, turns: RequestTurns(running: 1, waiting: 0))
      let first = Task { try await send("held", by: client, for: "203.0.113.1") }
      await world.held.waitForMore(than: 0, within: .seconds(20))
      let error = await #expect(throws: APIError.crowded(retryAfter: .seconds(3))) {
        try await send("free", by: client, for: "192.0.2.7")
      }
      #expect(error?.isUnsent == true)
      #expect(connectivity.isOnline)
      first.cancel()
      _ = try? await first.value
      try await send("free", by: client, for: "192.0.2.7")
    }
  }
}
