import BackendModel
import Dispatch
import Foundation
import Hummingbird
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import BackendDelivery
@testable import BackendInfra

/// Searches that are made to be slow.
@Suite struct SearchAttackTests {
  /// 39,000 words, each of one letter.
  private static let words = Array(repeating: "a", count: 39_000).joined(separator: "+")

  @Test(arguments: [
    "/api/market/v1/products?q=", "/api/tmdb/3/search/movie?query=", "/api/wallet/v1/people?q=",
    "/api/quotes/v1/requests/open?place=",
  ])
  func `searches of 39,000 words are refused, and of 201 characters too`(
    search: String
  ) async throws {
    let server = try await SharedBackend.server
    let answer = try await Caller(server: server, token: nil).signIn("carla")
    let token = try answer.decoded(NewSessionAnswer.self).token
    let headers = [("Authorization", "Bearer \(token)")]
    for query in [Self.words, String(repeating: "b", count: 201)] {
      let refused = try await server.get(search + query, headers: headers)
      #expect(refused.status == 400, "\(refused.text)")
    }
    let longest = try await server.get(
      search + String(repeating: "b", count: 200), headers: headers)
    #expect(longest.status == 200, "\(longest.text)")
  }

  @Test func `people and products are found by 16 words, whatever signs are between them`()
    async throws
  {
    try await withCommerce { commerce in
      let ada = try await commerce.caller()
      func people(_ query: String) async throws -> [String] {
        let query = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        return try await ada.get("\(Caller.wallet)/people?q=\(query)")
          .decoded(ListAnswer<PersonAnswer>.self).items.map(\.handle)
      }
      for query in ["lucía", "LUCI", "  luci\" OR \"x", "-luci*", "luci) OR (luci", "name:luci"] {
        let found = try await people(query)
        let isOneWord = !query.contains("OR") && !query.contains("name")
        #expect(found == (isOneWord ? ["lucia"] : []), "\(query)")
      }
      let many = (Array(repeating: "lucia", count: 30) + ["l"]).joined(separator: " ")
      #expect(try await people(many) == ["lucia"])
      #expect(try await people("\"*(") == people(""))
      // A new customer is found at once.
      let bob = try await commerce.caller("bob").account()
      #expect(try await people(bob.name) == [bob.handle])
    }
  }

  @Test func `films are found by 32 words, and a further one is ignored`() async throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let words = (0..<32).map { "\(letters[$0 / 8])\(letters[$0 % 8])" }
    try await withMovies([line(1, words.joined(separator: " "))]) { server, _ in
      for (query, count) in [(words, 1), (words + ["zz"], 1), (words.dropLast() + ["zz"], 0)] {
        let found = try await server.titles(matching: query.joined(separator: " "))
        #expect(found.count == count)
      }
    }
  }

  @Test func `while 12 searches occupy all readers of the catalog, an account is read`()
    async throws
  {
    try await withCommerce { commerce in
      let (busy, end) = (Seen<Int>(), DispatchSemaphore(value: 0))
      _ = try await commerce.caller().account()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<12 {
          group.addTask { [store = commerce.store] in
            try await store.read(as: nil) { _ in
              busy.add(number)
              end.wait()
            }
          }
        }
        // The pool has five readers; the other searches wait for one.
        while busy.all.count < 5 { await Task.yield() }
        let account = try? await commerce.caller().get("\(Caller.wallet)/account")
        // In every case: the searches would never end.
        for _ in 0..<12 { end.signal() }
        #expect(account?.status == 200)
        try await group.waitForAll()
      }
    }
  }

  @Test func `a call that does not end gets a 503 after 15 seconds, and what it did is canceled`()
    async throws
  {
    let (clock, seen) = (TestClock(), Seen<String>())
    let router = Router()
    let slow: APIRoute<BasicRequestContext> = .get("/api/slow", for: .everyone) { _, _ in
      seen.add("begun")
      do { try await hang() } catch { seen.add("\(type(of: error))") }
      return Response(status: .ok)
    }
    let quick: APIRoute<BasicRequestContext> = .get("/api/quick", for: .everyone) { _, _ in
      Response(status: .ok)
    }
    router.add(middleware: ProblemMiddleware(prefix: APIPrefix("/api"), routes: [slow, quick]))
    for route in [slow, quick] {
      route.add(to: router, Admission(budget: Unlimited()), clock: clock)
    }
    try await withServer(router) { server in
      async let answer = server.get("/api/slow")
      try await clock.untilAsleep(1)
      #expect(try await server.get("/api/quick").status == 200)
      await clock.advance(by: .seconds(14))
      #expect(seen.all == ["begun"])
      await clock.advance(by: .seconds(1))
      let refused = try await answer
      try refused.expect(503, "too-slow")
      #expect(refused.headers["retry-after"] == "5" && refused.headers["connection"] == "close")
      #expect(seen.all == ["begun", "CancellationError"])
    }
  }
}
