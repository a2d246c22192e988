import BackendModel
import Foundation
import Testing

@testable import BackendDelivery
@testable import BackendInfra

/// The stream that tells programs which sessions have ended, and the question for what they have not heard.
@Suite(.timeLimit(.minutes(2))) struct SessionEventsTests {
  private static let events = "\(Caller.accounts)/events"

  private struct Sessions: Codable {
    let sessions: [String]
  }

  private func fingerprint(_ token: String) throws -> String {
    try #require(SessionToken(token)).hash.base64EncodedString()
  }

  @Test func `it names each session that is signed out, here or everywhere, and no other`()
    async throws
  {
    try await withQuotes { quotes in
      let first = try await quotes.token(of: "ana")
      let second = try await quotes.token(of: "ana")
      let third = try await quotes.token(of: "ana")
      let ben = try await quotes.token(of: "ben")
      var listener = StreamListener(quotes.caller(token: nil), at: Self.events)
      var isDone = false
      try await listener.listen { listener in
        if !isDone {
          isDone = true
          try await quotes.caller(token: second).signOut()
          let answer = try await quotes.caller(token: first).at(Caller.accounts)
            .send("DELETE", "/sessions", nil, key: nil)
          #expect(answer.status == 204)
          // Nothing ends twice.
          try await quotes.caller(token: second).signOut()
          try await quotes.caller(token: ben).signOut()
        }
        return listener.events.count == 4
      }
      let named = try listener.events.map { event in
        #expect(event.name == "ended" && event.id.isEmpty)
        return try JSONDecoder().decode([String: String].self, from: Data(event.data.utf8))
      }
      let expected = try [second, first, third, ben].map { ["session": try fingerprint($0)] }
      #expect(named[0] == expected[0] && named[3] == expected[3])
      #expect(Set(named) == Set(expected))
    }
  }

  @Test func `asked which sessions are over, it says so, and notes no use of the others`()
    async throws
  {
    try await withQuotes { quotes in
      let idle = try await quotes.token(of: "ana")
      quotes.time.advance(minutes: 6 * 24 * 60)
      let (open, ended) = (try await quotes.token(of: "ana"), try await quotes.token(of: "ben"))
      try await quotes.caller(token: ended).signOut()
      let all = try [idle, open, ended].map(fingerprint) + ["bm9ib2R5"]
      func over(_ sessions: [String]) async throws -> Answer {
        let body = try JSONEncoder().encode(Sessions(sessions: sessions))
        return try await quotes.caller(token: nil).at(Caller.accounts)
          .send("POST", "/sessions/over", String(decoding: body, as: UTF8.self), key: nil)
      }
      #expect(try await over(all).decoded(Sessions.self).sessions == Array(all[2...]))
      // A week after the last call, and not after the question.
      quotes.time.advance(minutes: 2 * 24 * 60)
      #expect(try await over(all).decoded(Sessions.self).sessions == [all[0], all[2], all[3]])
      try await over(Array(repeating: all[0], count: 201)).expect(422, "invalid-body")
    }
  }
}
