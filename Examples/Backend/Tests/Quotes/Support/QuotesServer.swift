import BackendDelivery
import BackendModel
import Foundation
import GRDB
import Hummingbird
import Logging
import Testing

@testable import BackendInfra

/// Requests and quotes on a real socket, from a store on disk, at a time that the test moves. Ana and Ben
/// have work to be done; Carla, Diego and Elena do it.
struct QuotesServer: Sendable {
  static let base = "/api/quotes/v1"
  static let password = "casa-2026"

  let server: TestServer
  let store: QuotesStore
  let time: MovableTime

  /// A client that shows this, or nothing.
  func caller(token: String?) -> QuotesCaller { QuotesCaller(server: server, token: token) }

  /// Someone who has just signed in.
  func caller(_ name: String) async throws -> QuotesCaller {
    let answer = try await caller(token: nil).signIn(name)
    #expect(answer.status == 201, "\(answer.text)")
    return caller(token: try answer.decoded(NewSessionAnswer.self).token)
  }

  /// A photo that somebody sent, as far as requests are concerned.
  func photo(of owner: String) async throws -> String {
    let id = QuotesCaller.newID()
    try await store.pool.write { db in
      try db.execute(
        sql: """
          INSERT INTO photo (id, owner, type, width, height, bytes, created)
          VALUES (?, ?, 'image/png', 1, 1, 68, 0)
          """, arguments: [id, owner])
    }
    return id
  }

  /// The events that somebody's windows get, oldest first.
  func events(of member: String) async throws -> [String] {
    try await store.pool.read { db in
      try String.fetchAll(
        db, sql: "SELECT name || ' ' || data FROM event WHERE person = ? ORDER BY number",
        arguments: [member])
    }
  }
}

/// Serves requests and quotes; there are accounts, and nothing else.
func withQuotes(_ body: (QuotesServer) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in try await withQuotes(in: folder, body) }
}

/// Serves requests and quotes from a folder, which may have been served before.
func withQuotes(
  in folder: URL, content: QuotesContent? = nil, time: MovableTime = MovableTime(),
  logger: Logger = .silent, _ body: (QuotesServer) async throws -> Void
) async throws {
  let passwords = ScryptPasswords(rounds: 2)
  var content = try content ?? .accounts()
  content.password = try passwords.hash(QuotesServer.password)
  let store = try await QuotesStore(
    at: folder.appending(path: "quotes.sqlite"),
    content: content, now: { time.now }, logger: logger)
  let router = Router()
  QuotesAPI(quotes: store, passwords: passwords).addRoutes(to: router, prefix: "/api")
  try await withServer(router, logger: logger) { server in
    try await body(QuotesServer(server: server, store: store, time: time))
  }
  try store.close()
}

extension QuotesContent {
  /// The accounts, with more people who do plumbing, and nothing to look at.
  static func accounts(more professionals: Int = 0) throws -> QuotesContent {
    let extras = (0..<professionals).map { number in
      AccountEntry(
        id: "pro-\(number)", name: "Pro \(number)", role: Known(.professional), city: "Madrid",
        kinds: [Known(.plumbing)])
    }
    return QuotesContent(accounts: try bundled.accounts + extras)
  }
}
