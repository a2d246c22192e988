import Foundation
import Kit
import Scripted
import SignInModel
import SignInTesting
import SillarData
import SillarModel
import Synchronization
import TestServers
import Testing

@testable import SignInInfra

/// Sessions that the service ends, and says so on its stream of events.
@Suite(.timeLimit(.minutes(1))) final class ServiceEndsTests: Sendable {
  private let accounts = FakeAccounts()
  private let streams = SharedEvents<Int, String> { _ in AsyncStream<String> { _ in } }
  /// The questions which sessions are over, and the answer.
  private let asked = Seen<Int>()
  private let over = Mutex<[String]>([])

  private var server: FakeServer {
    let place = "/api/accounts/v1"
    return FakeServer(
      at: "",
      accounts.routes + [
        .get("\(place)/events") { _ in
          let events = self.streams.events(of: 0)
          self.streams.tell(": connected\n\n", to: 0)
          return .events(events)
        },
        .post("\(place)/sessions/over") { call in
          let sessions = try call.decoded(Question.self).sessions
          self.asked.add(sessions.count)
          return try .json(["sessions": self.over.withLock { $0 }])
        },
      ])
  }

  private struct Question: Decodable {
    let sessions: [String]
  }

  private func factory(_ place: Place) throws -> SignInInfraFactory {
    try SignInInfraFactory(
      service: place.service("accounts", now: { Date(timeIntervalSince1970: 1_767_225_600) }))
  }

  @Test func `one session ends when the service says so, and its visitor is told to the host`()
    async throws
  {
    try await Place.with(server) { place in
      let factory = try factory(place)
      for number in 1...2 {
        _ = try await factory.session(of: "v\(number)", for: .all)
          .signIn(credentials(ana, key: "k\(number)"), admit: everyone)
      }
      var ended = factory.sessions.endedVisitors.makeAsyncIterator()
      let running = Task { await factory.service.work.run() }
      await asked.waitForMore(than: 0, within: .seconds(30))
      #expect(asked.all == [2])
      let session = try #require(factory.sessions.session(of: "v1"))
      streams.tell("event: ended\ndata: {\"session\":\"\(session.fingerprint)\"}\n\n", to: 0)
      #expect(await ended.next() == "v1")
      #expect(factory.sessions.person(for: "v1") == nil)
      #expect(factory.session(of: "v1", for: .all).hasExpired)
      #expect(factory.sessions.person(for: "v2") == ana)
      running.cancel()
      await running.value
    }
  }

  @Test func `sessions that ended while nobody listened end with the next connection`()
    async throws
  {
    try await Place.with(server) { place in
      let factory = try factory(place)
      for number in 1...201 {
        try await factory.sessions.begin(
          Opened(
            session: Session(
              person: ana, role: "", token: "t\(number)", expires: .distantFuture), device: nil),
          of: "v\(number)", admit: { _ in true })
      }
      let session = try #require(factory.sessions.session(of: "v7"))
      over.withLock { $0 = [session.fingerprint] }
      var ended = factory.sessions.endedVisitors.makeAsyncIterator()
      let running = Task { await factory.service.work.run() }
      #expect(await ended.next() == "v7")
      await asked.waitForMore(than: 1, within: .seconds(30))
      #expect(asked.all.reduce(0, +) >= 200 && asked.all.allSatisfy { $0 <= 200 })
      #expect(factory.sessions.accounts == [ana.id.rawValue])
      running.cancel()
      await running.value
    }
  }

  @Test func `a member who signs out everywhere is not told that the session has run out`()
    async throws
  {
    try await Place.with(server) { place in
      let factory = try factory(place)
      let session = factory.session(of: "v1", for: .all)
      _ = try await session.signIn(credentials(ana), admit: everyone)
      let fingerprint = try #require(factory.sessions.session(of: "v1")).fingerprint
      try await factory.sessions.endAll(of: ana.id) {
        // The service tells of it before it answers.
        factory.sessions.serviceHasEnded([fingerprint])
      }
      #expect(session.person == nil && !session.hasExpired)
    }
  }
}
