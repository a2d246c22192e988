import BackendModel
import Foundation
import Hummingbird
import Logging
import SillarData
import TestServers
import Testing

@testable import BackendDelivery
@testable import BackendInfra

/// The lines of the log about security.
@Suite struct SecurityLogTests {
  @Test func `sign-ins, sign-outs and refusals are in the log, with client and session`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let log = Seen<String>()
      try await withQuotes(in: folder, logger: log.logger(from: .notice)) { quotes in
        let nobody = quotes.caller(token: nil)
        _ = try await nobody.signIn("ana", "guess", client: "203.0.113.7")
        _ = try await nobody.signIn("zoe", "my-password", client: "203.0.113.7")
        let token = try await nobody.signIn("ana", client: "203.0.113.8")
          .decoded(NewSessionAnswer.self).token
        let ana = quotes.caller(token: token)
        #expect(try await ana.get("/requests/open").status == 403)
        try await ana.signOut()
        #expect(try await ana.get("/requests").status == 401)
        #expect(try await nobody.get("/chats").status == 401)
        let session = try await quotes.accounts.database.read { database in
          try database.value("SELECT id FROM session WHERE isEnded <> 0", as: String.self)
        }
        let lines = log.all
        func expect(_ parts: String..., count: Int = 1) {
          let found = lines.filter { line in parts.allSatisfy { line.contains($0) } }
          #expect(found.count == count, "\(parts): \(lines)")
        }
        expect("A sign-in was refused", "ana", "wrong password", "203.0.113.7")
        expect("A sign-in was refused", "none", "wrong password", "203.0.113.7")
        expect("Signed in", "ana", try #require(session), "203.0.113.8")
        // An app on this computer, whose visitor is on it too.
        expect("Signed out", "ana", try #require(session), "local")
        expect("A request was refused", "403", "not-for-your-role", "/requests/open")
        expect("A request was refused", "401", "session-required", count: 2)
        for secret in [token, "guess", "my-password", QuotesServer.password, "example.com"] {
          #expect(!lines.joined().contains(secret))
        }
      }
    }
  }

  @Test func `of 1,000 refusals in a minute 100 are in the log, and then the number of the others`()
    async throws
  {
    let log = Seen<String>()
    let time = MovableTime()
    let security = SecurityLog(now: { time.now })
    let problem = Problem.sessionRequired()
    let router = Router()
    router.get("/api") { request, context in
      security.refused(problem, request, context)
      return Response(status: .ok)
    }
    try await withServer(router, logger: log.logger(from: .notice)) { server in
      for _ in 0..<1_000 { _ = try await server.get("/api") }
      #expect(log.all.count { $0.contains("A request was refused") } == 100)
      time.advance(minutes: 1)
      _ = try await server.get("/api")
      #expect(log.all.count { $0.contains("A request was refused") } == 101)
      #expect(log.all.count { $0.contains("left out") && $0.contains("900") } == 1)
    }
  }
}
