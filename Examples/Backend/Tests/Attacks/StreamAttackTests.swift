import AsyncHTTPClient
import BackendModel
import Foundation
import TestServers
import Testing

@testable import BackendDelivery
@testable import BackendInfra

/// Event streams that nobody needs.
@Suite(.timeLimit(.minutes(2))) struct StreamAttackTests {
  @Test func `of 60 streams of one session the last ten are refused, and others have theirs`()
    async throws
  {
    try await withQuotes { quotes in
      var configuration = HTTPClient.Configuration()
      configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 60
      let client = HTTPClient(configuration: configuration)
      var server = quotes.server
      server.client = client
      let ana = Caller(server: server, token: try await quotes.token(of: "ana"))
      let ben = Caller(server: server, token: try await quotes.token(of: "ben"))
      try await withThrowingTaskGroup(of: Void.self) { group in
        let open = Seen<Int>()
        for number in 0..<50 {
          group.addTask {
            var listener = StreamListener(ana)
            try await listener.listen { listener in
              if listener.comments.count == 1 { open.add(number) }
              return listener.isOver
            }
          }
        }
        await open.waitForMore(than: 49, within: .seconds(60))
        for _ in 0..<10 {
          let refused = try await ana.get("/events")
          try refused.expect(429, "too-many-streams")
          #expect(refused.headers["retry-after"] == "30")
        }
        var other = StreamListener(ben)
        try await other.listen { !$0.comments.isEmpty }
        quotes.shutdown.open()
        try await group.waitForAll()
      }
      try await client.shutdown()
    }
  }

  @Test func `1,500 streams of one session are 50, and as many again when these have ended`() throws
  {
    let limit = StreamLimit<String>(ofOne: 50, ofAll: 120)
    for _ in 0..<2 {
      var places = (0..<1_500).compactMap { _ in try? limit.enter("ana") }
      #expect(places.count == 50)
      // All people together have a limit too.
      let others = (0..<100).compactMap { try? limit.enter("stranger-\($0)") }
      #expect(others.count == 70)
      places.removeFirst()
      withExtendedLifetime((places, others)) {
        #expect((0..<5).compactMap { _ in try? limit.enter("ana") }.count == 1)
      }
    }
  }
}
