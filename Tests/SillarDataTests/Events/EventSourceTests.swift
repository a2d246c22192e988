import Foundation
import HTTPTypes
import Hummingbird
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

/// A stream of events over a real socket.
@Suite(.timeLimit(.minutes(1))) final class EventSourceTests: Sendable {
  private let clock = TestClock()
  private let refusals = Seen<String>()

  private func source(
    _ url: URL, reconnection: any Reconnection = AtOnce(), connectivity: Connectivity? = nil,
    headers: @escaping EventSource.Headers = { [:] }
  ) -> EventSource {
    let client = APIClient(
      configuration: .init(baseURL: url, maximumAnswerSize: 1_000), connectivity: connectivity,
      logger: quiet)
    return EventSource(
      client: client, path: "v1/events", reconnection: reconnection, clock: clock,
      refused: { [refusals] status, headers in
        refusals.add("\(status) \(headers[.authorization] ?? "")")
      }, headers: headers)
  }

  /// The names of the next events.
  private func next(_ count: Int, of events: AsyncStream<ServerEvent>) async -> [String] {
    var names: [String] = []
    for await event in events {
      switch event {
      case .began: names.append("began")
      case .message(let message): names.append(message.data)
      }
      if names.count == count { break }
    }
    return names
  }

  @Test func `who listens hears each message once, also across connections that end or break`()
    async throws
  {
    let gate = Gate()
    let server = EventServer([
      [
        .say(":\n\nid: 1\ndata: a\n\n"), .say("id: 2\ndata: b"), .say("\n\nid: 3\nda"), .wait(gate),
        .cut,
      ],
      [.say("id: 3\ndata: c\n\n")], [],
      [.say("id: 4\ndata: d\n\ndata: e\n\n"), .fallSilent],
    ])
    try await withServer(server.respond) { url in
      let events = source(url).events()
      #expect(await next(3, of: events) == ["began", "a", "b"])
      gate.open()
      #expect(await next(3, of: events) == ["c", "d", "e"])
      #expect(server.resumed == ["", "2", "3", "3"])
      #expect(server.asked.allSatisfy { $0[.accept] == "text/event-stream" })
    }
  }

  @Test func `who has heard something before goes on after it`() async throws {
    let server = EventServer([[.say("id: 8\ndata: a\n\n"), .fallSilent]])
    try await withServer(server.respond) { url in
      #expect(await next(1, of: source(url).events(after: "7")) == ["a"])
      #expect(server.resumed == ["7"])
    }
  }

  @Test func `where nothing tells where to go on, it says that something may be missing`()
    async throws
  {
    let long = String(repeating: "x", count: 1_001)
    let gate = Gate()
    let server = EventServer([
      [.say("data: a\n\n"), .wait(gate), .cut], [.say("id: 5\ndata: b\n\ndata: \(long)\n\n")],
      [.say("data: c\n\n"), .fallSilent],
    ])
    try await withServer(server.respond) { url in
      let events = source(url).events()
      #expect(await next(2, of: events) == ["began", "a"])
      gate.open()
      #expect(await next(4, of: events) == ["began", "b", "began", "c"])
      #expect(server.resumed == ["", "", ""])
    }
  }

  @Test func `a connection that is silent for 45 seconds is made again`() async throws {
    let connectivity = Connectivity(clock: TestClock(), probe: { false })
    let server = EventServer([
      [.say("id: 1\ndata: a\n\n"), .fallSilent], [.say("id: 2\ndata: b\n\n"), .fallSilent],
    ])
    try await withServer(server.respond) { url in
      let source = source(url, reconnection: Patience(clock), connectivity: connectivity)
      var events = source.events().makeAsyncIterator()
      #expect(await events.next() == .began)
      #expect(await events.next() == .message(ServerMessage(id: "1", data: "a")))
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(44))
      #expect(server.asked.count == 1)
      #expect(connectivity.isOnline)
      await clock.advance(by: .seconds(1))
      // The source sleeps until the next attempt.
      try await clock.untilAsleep()
      #expect(!connectivity.isOnline)
      await clock.advance(by: .seconds(1))
      #expect(await events.next() == .message(ServerMessage(id: "2", data: "b")))
      #expect(connectivity.isOnline, "somebody has answered")
      #expect(server.resumed == ["", "1"])
    }
  }

  @Test func `a comment is no silence`() async throws {
    let gate = Gate()
    let server = EventServer([
      [.say("id: 1\ndata: a\n\n"), .wait(gate), .say(":\n"), .say("data: b\n\n"), .fallSilent]
    ])
    try await withServer(server.respond) { url in
      var events = source(url).events().makeAsyncIterator()
      for _ in 0..<2 { _ = await events.next() }
      try await clock.untilAsleep()
      await clock.advance(by: .seconds(44))
      gate.open()
      #expect(await events.next() == .message(ServerMessage(id: "1", data: "b")))
      await clock.advance(by: .seconds(44))
      #expect(server.asked.count == 1)
      #expect(server.isConnected)
    }
  }

  @Test func `each connection asks for its headers, and a refusal is told and asked again`()
    async throws
  {
    struct SignedOut: Error {}
    let server = EventServer(
      [[.say("data: a\n\n"), .fallSilent]], refusals: [.unauthorized, .serviceUnavailable])
    let count = Counter()
    try await withServer(server.respond) { url in
      let source = source(url) {
        let number = count.next()
        if number == 2 { throw SignedOut() }
        return [.authorization: "Bearer \(number)"]
      }
      #expect(await next(2, of: source.events()) == ["began", "a"])
      #expect(server.asked.map { $0[.authorization] } == ["Bearer 1", "Bearer 3", "Bearer 4"])
      #expect(refusals.all == ["401 Bearer 1", "503 Bearer 3"])
    }
  }

  @Test func `no event stream is no answer, and no content ends it`() async throws {
    let other = EventServer([[.say("data: a\n\n")]], type: "text/html")
    try await withServer(other.respond) { url in
      let source = source(url, reconnection: Patience(clock))
      let listening = Task { await self.next(1, of: source.events()) }
      while clock.timeToNextWaking != .seconds(1) { await Task.yield() }
      #expect(other.asked.count == 1)
      listening.cancel()
      #expect(await listening.value == [])
    }
    let server = EventServer([], refusals: [.noContent])
    try await withServer(server.respond) { url in
      #expect(await next(9, of: source(url).events()) == [])
    }
  }

  @Test(arguments: [true, false])
  func `it waits as long as the service asks it to`(_ isRefused: Bool) async throws {
    let next: [EventServer.Line] = [.say("data: b\n\n"), .fallSilent]
    let server =
      isRefused
      ? EventServer([next], refusals: [.tooManyRequests], retryAfter: "7")
      : EventServer([[.say("retry: 7000\n\n")], next])
    try await withServer(server.respond) { url in
      let names = Task { await self.next(isRefused ? 2 : 3, of: self.source(url).events()) }
      try await clock.untilAsleep()
      while clock.timeToNextWaking != .seconds(7) { await Task.yield() }
      await clock.advance(by: .seconds(6))
      #expect(server.asked.count == 1)
      await clock.advance(by: .seconds(1))
      #expect(await names.value.last == "b")
    }
  }

  @Test func `the end of a session is heard as soon as the service ends the stream`() async throws {
    let server = EventServer([[.say("id: 1\ndata: a\n\n")], [.refuse(.unauthorized)]])
    try await withServer(server.respond) { url in
      let source = source(url, reconnection: Patience(clock)) { [.authorization: "Bearer 1"] }
      let listening = Task { for await _ in source.events() {} }
      await refusals.waitForMore(than: 0, within: .seconds(10))
      #expect(refusals.all == ["401 Bearer 1"])
      #expect(server.resumed == ["", "1"])
      listening.cancel()
      await listening.value
    }
  }

  @Test func `the end of the next session is heard as soon as that of the first`() async throws {
    let server = EventServer([
      [.say(":\n\n")], [.refuse(.unauthorized)], [.say(":\n\n")], [.refuse(.unauthorized)],
    ])
    let (count, failures) = (Counter(), Seen<Int>())
    try await withServer(server.respond) { url in
      let source = source(url, reconnection: Patience(clock, failures: failures)) {
        [.authorization: "Bearer \((count.next() + 1) / 2)"]
      }
      let listening = Task { for await _ in source.events() {} }
      for session in 1...2 {
        await refusals.waitForMore(than: session - 1, within: .seconds(10))
        #expect(refusals.all.last == "401 Bearer \(session)")
        while clock.timeToNextWaking != .seconds(1) {
          try Task.checkCancellation()
          await Task.yield()
        }
        if session == 1 { await clock.advance(by: .seconds(1)) }
      }
      #expect(refusals.count == 2 && failures.all == [1, 1])
      listening.cancel()
      await listening.value
    }
  }

  @Test func `a service that ends each stream is asked at once every 45 seconds, else after waits`()
    async throws
  {
    let server = EventServer(Array(repeating: [.say(":\n\n")], count: 10))
    let failures = Seen<Int>()
    try await withServer(server.respond) { url in
      let source = source(
        url, reconnection: Patience(clock, for: .seconds(15), failures: failures))
      let listening = Task { for await _ in source.events() {} }
      for count in [2, 3, 4, 6] {
        while clock.timeToNextWaking != .seconds(15) {
          try Task.checkCancellation()
          await Task.yield()
        }
        #expect(server.asked.count == count)
        await clock.advance(by: .seconds(15))
      }
      #expect(failures.all.prefix(4) == [1, 2, 3, 4])
      listening.cancel()
      await listening.value
    }
  }

  @Test func `the connection ends with who listens`() async throws {
    let server = EventServer([[.say("data: a\n\n"), .murmur]])
    try await withServer(server.respond) { url in
      _ = await next(2, of: source(url).events())
      let end = ContinuousClock.now + .seconds(10)
      while server.isConnected, ContinuousClock.now < end { await Task.yield() }
      #expect(!server.isConnected)
    }
  }

  @Test func `many streams leave room for requests`() async throws {
    let server = EventServer(Array(repeating: [.say("data: a\n\n"), .fallSilent], count: 30))
    try await withServer { request in
      request.uri.path.hasSuffix("events") ? try await server.respond(request) : json("{}")
    } _: { url in
      let client = APIClient(configuration: .init(baseURL: url), logger: quiet)
      let source = EventSource(client: client, path: "v1/events", reconnection: AtOnce())
      var all: [AsyncStream<ServerEvent>.Iterator] = []
      for _ in 0..<30 {
        var events = source.events().makeAsyncIterator()
        for _ in 0..<2 { _ = await events.next() }
        all.append(events)
      }
      let answer = try await client.send(.data("thing"))
      #expect(answer.status == 200)
      #expect(server.asked.count == 30)
      withExtendedLifetime(all) {}
    }
  }
}

/// Waits on the clock, and notes the number of failures before each wait.
private struct Patience: Reconnection {
  private let clock: TestClock
  private let time: Duration
  private let failures: Seen<Int>

  init(_ clock: TestClock, for time: Duration = .seconds(1), failures: Seen<Int> = Seen()) {
    self.clock = clock
    self.time = time
    self.failures = failures
  }

  func wait(afterFailures count: Int) async {
    failures.add(count)
    try? await clock.sleep(for: time)
  }
}
