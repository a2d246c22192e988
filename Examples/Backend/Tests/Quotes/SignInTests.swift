import BackendModel
import Foundation
import Logging
import TestServers
import Testing

@testable import BackendInfra

/// Signing in with a password.
@Suite struct SignInTests {
  @Test func `every sign-in is a new session, and only a repetition is not`() async throws {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      let first = try await nobody.signIn("ana", key: "k")
      #expect(first.status == 201)
      let lost = try first.decoded(NewSessionAnswer.self)
      // A repetition has another token of the same session: no token is stored, so none can be sent twice.
      let session: NewSessionAnswer = try await nobody.done(nobody.signIn("ana", key: "k"))
      #expect(session.expires == lost.expires && session.token != lost.token)
      #expect(try await quotes.caller(token: lost.token).get("/requests").status == 401)
      #expect(try await quotes.sessionCount() == 1)
      #expect(session.account.id == "ana" && session.account.role == "homeowner")
      #expect(session.account.kind == "member" && session.account.city == "Madrid")
      #expect(try await nobody.signIn("ana").decoded(NewSessionAnswer.self).token != session.token)
      // A key belongs to one member.
      let carla = try await nobody.signIn("carla", key: "k").decoded(NewSessionAnswer.self)
      #expect(carla.account.role == "professional" && carla.token != session.token)
      #expect(try await quotes.caller(token: session.token).get("/requests").status == 200)
      // The key without the password is refused.
      #expect(try await nobody.signIn("ana", "guess", key: "k").status == 401)
    }
  }

  @Test func `a wrong password and an unknown account cannot be told apart`() async throws {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      for _ in 0..<7 {
        let wrong = try await nobody.signIn("ana", "guess")
        let unknown = try await nobody.signIn("zoe", "guess")
        #expect(wrong.status == unknown.status)
        #expect(wrong.body == unknown.body)
        #expect(wrong.headers["retry-after"] == unknown.headers["retry-after"])
      }
      #expect(try await nobody.signIn("ana", "guess").status == 429)
    }
  }

  @Test func `it takes as long to say no to nobody as to somebody`() async throws {
    let passwords = ScryptPasswords(rounds: 1 << 10)
    let hash = try passwords.hash("casa-2026")
    #expect(try await passwords.match("casa-2026", hash))
    #expect(try await passwords.match("casa-2027", hash) == false)
    #expect(try await passwords.match("", nil) == false)
    // Measured in work, not in time: both derive a key of the same cost.
    #expect(hash.rounds == 1 << 10 && hash.salt.count == 16 && hash.hash.count == 32)
    #expect(try passwords.hash("casa-2026") != hash)
    #expect(ScryptPasswords.rounds == 16_384)
  }

  @Test func `after five failures each attempt has to wait, longer and longer`() async throws {
    try await withQuotes { quotes in
      let nobody = quotes.caller(token: nil)
      for _ in 0..<5 { #expect(try await nobody.signIn("ana", "guess").status == 401) }
      var waits: [Int] = []
      for _ in 0..<10 {
        // Even the right password is refused before the wait is over.
        let slowed = try await nobody.signIn("ana")
        try slowed.expect(429, "slow-down")
        let wait = try #require(slowed.headers["retry-after"].flatMap(Int.init))
        waits.append(wait)
        quotes.time.advance(minutes: Double(wait) / 60)
        #expect(try await nobody.signIn("ANA", "guess").status == 401)
      }
      #expect(waits == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
      // Other members need not wait, and neither does Ana after she has signed in.
      #expect(try await nobody.signIn("ben").status == 201)
      quotes.time.advance(minutes: 5)
      #expect(try await nobody.signIn("ana").status == 201)
      #expect(try await nobody.signIn("ana", "guess").status == 401)
      #expect(try await nobody.signIn("ana").status == 201)
    }
  }

  @Test func `attempts are counted when they come at once, and after a restart`() async throws {
    try await withTemporaryFolder { folder in
      let time = MovableTime()
      try await withQuotes(in: folder, time: time) { quotes in
        let nobody = quotes.caller(token: nil)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 0..<20 { group.addTask { try await nobody.signIn("ana", "guess").status } }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        let expected = Array(repeating: 401, count: 5) + Array(repeating: 429, count: 15)
        #expect(statuses.sorted() == expected)
      }
      try await withQuotes(in: folder, time: time) { quotes in
        let slowed = try await quotes.caller(token: nil).signIn("ana")
        #expect(slowed.status == 429)
        quotes.time.advance(minutes: 15)
        let later = try await quotes.caller(token: nil).signIn("ana")
        #expect(later.status == 201)
      }
    }
  }

  @Test func `no password and no token is in any file or in the log`() async throws {
    try await withTemporaryFolder { folder in
      let log = Seen<String>()
      let logger = log.logger(from: .trace)
      let password = QuotesServer.password
      var tokens: [String] = []
      try await withQuotes(in: folder, logger: logger) { quotes in
        let nobody = quotes.caller(token: nil)
        for key in ["k", "k", "l"] {
          tokens.append(
            try await nobody.signIn("ana", key: key).decoded(NewSessionAnswer.self).token)
        }
        // Every failure of a request with the password, also in the place of the email address.
        let accounts = nobody.at(Caller.accounts)
        _ = try await accounts.post("/sessions", .signIn(password, "x"))
        _ = try await accounts.post("/sessions", #"{"email":7,"password":"\#(password)"}"#)
        _ = try await accounts.post("/sessions", #"{"password":"\#(password)""#)
        _ = try await nobody.signIn("ana", "\(password)!")
        let ana = quotes.caller(token: tokens[1])
        _ = try await ana.create()
        _ = try await ana.get("/nothing")
        try await ana.signOut()
        // While the store is open, most data is in the WAL.
        try expectNowhere(tokens + [password], in: folder)
      }
      #expect(Set(tokens).count == 3)
      try expectNowhere(tokens + [password], in: folder)
      let lines = log.all.joined()
      for secret in tokens + [password] { #expect(!lines.contains(secret)) }
    }
  }

  private func expectNowhere(_ secrets: [String], in folder: URL) throws {
    let all = try storedBytes(in: folder).values.reduce(Data(), +)
    for secret in secrets { #expect(all.range(of: Data(secret.utf8)) == nil) }
    // Proves that the search finds stored data.
    #expect(all.range(of: Data("ana@example.com".utf8)) != nil)
  }
}
