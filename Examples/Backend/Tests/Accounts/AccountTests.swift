import BackendModel
import Foundation
import Logging
import SillarData
import TestServers
import Testing

@testable import BackendInfra

/// Guests, and the end of sessions.
@Suite struct AccountTests {
  private func guest(_ quotes: QuotesServer, key: String? = .newID) async throws -> Answer {
    try await quotes.caller(token: nil).at(Caller.accounts).post("/guests", key: key)
  }

  @Test func `a guest is made by one POST, once for its key`() async throws {
    try await withQuotes { quotes in
      let key = String.newID
      let lost = try await guest(quotes, key: key).decoded(NewSessionAnswer.self)
      let answer = try await guest(quotes, key: key)
      #expect(answer.status == 201 && answer.headers["cache-control"] == "no-store")
      let session = try answer.decoded(NewSessionAnswer.self)
      #expect(session.account == lost.account && session.token != lost.token)
      #expect(session.account.kind == "guest" && session.account.role == nil)
      #expect(session.account.id.hasPrefix("gst_") && !session.account.name.isEmpty)
      #expect(try await quotes.sessionCount() == 1)
      let me = quotes.caller(token: session.token)
      let current = try await me.at(Caller.accounts).get("/sessions/current")
      #expect(try current.decoded(SessionAnswer.self).account == session.account)
      // A guest is no member.
      try await me.get("/requests").expect(403, "not-for-your-role")
      #expect(try await quotes.caller(token: lost.token).get("/requests").status == 401)
    }
  }

  @Test func `one client makes so many guests an hour and no more, and others make theirs`()
    async throws
  {
    try await withQuotes { quotes in
      func guest(_ client: String) async throws -> Answer {
        try await quotes.server.send(
          "POST", "\(Caller.accounts)/guests", "{}",
          headers: [("Idempotency-Key", .newID), ("Sillar-Client", client)])
      }
      for _ in 0..<2 { #expect(try await guest("203.0.113.7").status == 201) }
      try await guest("203.0.113.7").expect(429, "slow-down")
      #expect(try await guest("203.0.113.8").status == 201)
      quotes.time.advance(minutes: 60)
      #expect(try await guest("203.0.113.7").status == 201)
    }
  }

  @Test func `clients that use up the guests of an hour leave a first one to each other client`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let log = Seen<String>()
      try await withQuotes(in: folder, logger: log.logger(from: .notice)) { quotes in
        func guest(_ client: Int) async throws -> Answer {
          try await quotes.server.send(
            "POST", "\(Caller.accounts)/guests", "{}",
            headers: [("Idempotency-Key", .newID), ("Sillar-Client", "203.0.113.\(client)")])
        }
        for client in [1, 1, 2] { #expect(try await guest(client).status == 201) }
        let own = try await guest(1)
        try own.expect(429, "slow-down")
        #expect(own.headers["retry-after"] == "3600")
        try await guest(2).expect(429, "slow-down")
        for client in 3...5 { #expect(try await guest(client).status == 201) }
        // For these there is an end, too.
        try await guest(6).expect(429, "slow-down")
        let lines = log.all.filter { $0.contains("A guest was refused") }
        #expect(lines.count == 3)
        #expect(lines[0].contains("too many guests of this client"))
        #expect(lines[0].contains("203.0.113.1"))
        #expect(!lines[1].contains("of this client") && lines[1].contains("203.0.113.2"))
        quotes.time.advance(minutes: 60)
        #expect(try await guest(1).status == 201)
      }
    }
  }

  @Test func `a key that can be guessed makes no guest, and neither does none`() async throws {
    try await withQuotes { quotes in
      for key in ["1", "k", String(repeating: "k", count: 31), nil] {
        try await guest(quotes, key: key).expect(400, "idempotency-key-required", "\(key ?? "")")
      }
      #expect(try await quotes.sessionCount() == 0)
    }
  }

  @Test func `a key brings no session back once it has ended`() async throws {
    try await withQuotes { quotes in
      let key = String.newID
      let first = try await guest(quotes, key: key).decoded(NewSessionAnswer.self)
      try await quotes.caller(token: first.token).signOut()
      let again = try await guest(quotes, key: key).decoded(NewSessionAnswer.self)
      let current = try await quotes.caller(token: again.token).at(Caller.accounts).get(
        "/sessions/current")
      try current.expect(401, "session-required")
    }
  }

  @Test func `so many guests an hour and no more, and none for ever`() async throws {
    try await withQuotes { quotes in
      for _ in 0..<3 { #expect(try await guest(quotes).status == 201) }
      let refused = try await guest(quotes)
      try refused.expect(429, "slow-down")
      #expect(refused.headers["retry-after"] == "3600")
      quotes.time.advance(minutes: 60)
      #expect(try await guest(quotes).status == 201)
      // What nobody uses for a week is gone with the next sign-in.
      quotes.time.advance(minutes: 7 * 24 * 60)
      #expect(try await guest(quotes).status == 201)
      let guests = try await quotes.accounts.database.read {
        try $0.value("SELECT count(*) FROM account WHERE kind = 'guest'", as: Int.self)
      }
      #expect(guests == 1)
      #expect(try await quotes.sessionCount() == 1)
    }
  }

  @Test func `signing out everywhere ends all sessions of this account, and its streams`()
    async throws
  {
    try await withQuotes { quotes in
      let (one, other) = (try await quotes.caller("ana"), try await quotes.caller("ana"))
      let ben = try await quotes.caller("ben")
      var listener = StreamListener(other)
      try await listener.listen { _ in
        let answer = try await one.at(Caller.accounts).send("DELETE", "/sessions", nil, key: nil)
        #expect(answer.status == 204)
        return false
      }
      #expect(listener.isOver)
      for ana in [one, other] {
        try await ana.get("/requests").expect(401, "session-required")
      }
      #expect(try await ben.get("/requests").status == 200)
    }
  }

  @Test func `a session that is not used for a week is over`() async throws {
    try await withQuotes { quotes in
      let ana = try await quotes.caller("ana")
      quotes.time.advance(minutes: 7 * 24 * 60 - 1)
      #expect(try await ana.get("/requests").status == 200)
      quotes.time.advance(minutes: 7 * 24 * 60)
      #expect(try await ana.get("/requests").status == 401)
    }
  }

  @Test func `the file has no token and no key`() async throws {
    try await withTemporaryFolder { folder in
      var secrets: [String] = []
      try await withQuotes(in: folder) { quotes in
        let key = String.newID
        let session = try await guest(quotes, key: key).decoded(NewSessionAnswer.self)
        secrets = [key, session.token, try await quotes.token(of: "ana")]
        #expect(session.token.utf8.count == 43)
      }
      let all = try storedBytes(in: folder).values.reduce(Data(), +)
      for secret in secrets { #expect(all.range(of: Data(secret.utf8)) == nil) }
      #expect(all.range(of: Data("gst_".utf8)) != nil)
    }
  }
}
