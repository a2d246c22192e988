import Foundation
import Testing

/// Who is let in, for every call there is.
@Suite struct SessionAccessTests {
  /// Why somebody is not signed in.
  enum Reason: CaseIterable {
    case nothing, noToken, unknown, otherScheme, expired, ended
  }

  /// A client that is not signed in, for this reason; and whose Authorization is what it says.
  private func outsider(_ reason: Reason, _ quotes: QuotesServer) async throws -> QuotesCaller {
    switch reason {
    case .nothing: return quotes.caller(token: nil)
    case .noToken: return quotes.caller(token: "")
    case .unknown: return quotes.caller(token: String(repeating: "x", count: 43))
    case .otherScheme:
      let ana = try await quotes.caller("ana")
      return quotes.caller(token: "Basic \(try #require(ana.token))")
    case .expired:
      let ana = try await quotes.caller("ana")
      quotes.time.advance(minutes: 14 * 24 * 60)
      return ana
    case .ended:
      let ana = try await quotes.caller("ana")
      #expect(try await ana.send("DELETE", "/sessions/current", nil, key: nil).status == 204)
      return ana
    }
  }

  @Test(arguments: Reason.allCases)
  func `every call needs a session that has not ended`(reason: Reason) async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      let photo = try await quotes.photo(of: "ana")
      let request = try await ana.create()
      let carla = try await quotes.caller("carla")
      _ = try await carla.apply(to: request.id)
      let quote = try await carla.offer(for: request.id)
      let outsider = try await outsider(reason, quotes)
      var calls = QuotesCalls.all(request: request.id, quote: quote.id, photo: photo)
      // Signing out twice is as good as once.
      if reason != .ended { calls.append(QuotesCalls.signOut) }
      for call in calls {
        let answer = try await call.send(by: outsider)
        #expect(answer.status == 401, "\(call)")
        #expect(answer.headers["www-authenticate"] == "Bearer", "\(call)")
        #expect(
          try answer.problem().type == "tag:sillar.example,2026:session-required", "\(call)")
      }
      // Nothing came of it.
      let now = try await quotes.caller("ana").request(request.id)
      #expect(now.version == 1 && now.state == "open" && now.photos.isEmpty)
    }
  }

  @Test func `a session lasts fourteen days to the second`() async throws {
    try await withQuotes { quotes in
      let answer = try await quotes.caller(token: nil).signIn("ana")
      let session = try answer.decoded(NewSessionAnswer.self)
      #expect(
        try Date(session.expires, strategy: .iso8601) == quotes.time.now + 14 * 86_400)
      let ana = quotes.caller(token: session.token)
      quotes.time.advance(minutes: 14 * 24 * 60 - 1.0 / 60)
      let current = try await ana.get("/sessions/current")
      #expect(current.status == 200)
      #expect(try current.decoded(SessionAnswer.self).person == session.person)
      #expect(current.headers["cache-control"] == "no-store")
      quotes.time.advance(minutes: 1.0 / 60)
      #expect(try await ana.get("/sessions/current").status == 401)
    }
  }

  @Test func `signing out ends this session, not the others`() async throws {
    try await withQuotes { quotes in
      let (one, other) = (try await quotes.caller("ana"), try await quotes.caller("ana"))
      #expect(one.token != other.token)
      for _ in 0..<2 {
        #expect(try await one.send("DELETE", "/sessions/current", nil, key: nil).status == 204)
      }
      #expect(try await one.get("/requests").status == 401)
      #expect(try await other.get("/requests").status == 200)
    }
  }
}
