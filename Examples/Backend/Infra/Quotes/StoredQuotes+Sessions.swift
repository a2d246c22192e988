import BackendModel
import Crypto
import Foundation
import GRDB

extension StoredQuotes {
  func session(tokenHash: Data) throws -> Session? {
    try one("session", "SELECT * FROM session WHERE token = ?", [tokenHash]) { row in
      Session(
        id: try row.value("id", Session.ID.init), member: try row.value("member", Member.ID.init),
        expires: row.date("expires"), isEnded: row["isEnded"])
    }
  }

  func insert(_ session: Session) throws {
    // Deletes the sessions that have expired.
    try run("DELETE FROM session WHERE expires <= ?", [now.seconds])
    try run(
      "INSERT INTO session (id, member, token, expires) VALUES (?, ?, ?, ?)",
      [
        session.id.rawValue, session.member.rawValue,
        SessionTokens.hash(tokens.text(of: session.id)), session.expires.seconds,
      ])
  }

  func end(_ session: Session.ID) throws {
    try run("UPDATE session SET isEnded = 1 WHERE id = ?", [session.rawValue])
    // Notifies the event streams of the session, which then find that it has ended.
    guard let member = try row("SELECT member FROM session WHERE id = ?", [session.rawValue])
    else { return }
    let id = try member.value("member", Member.ID.init)
    db.afterNextTransaction { [bell] _ in bell.ring(for: [id]) }
  }

  func attempts(email: String) throws -> SignInAttempts? {
    try row("SELECT * FROM attempt WHERE email = ?", [Self.hash(email)]).map { row in
      SignInAttempts(failures: row["failures"], last: row.date("last"))
    }
  }

  func keep(_ attempts: SignInAttempts?, email: String) throws {
    let forgotten = now.addingTimeInterval(-SignInAttempts.memory)
    try run(
      "DELETE FROM attempt WHERE email = ? OR last < ?", [Self.hash(email), forgotten.seconds])
    guard let attempts else { return }
    try run(
      "INSERT INTO attempt (email, failures, last) VALUES (?, ?, ?)",
      [Self.hash(email), attempts.failures, attempts.last.seconds])
  }

  /// Returns the hash of an email address. Users sometimes type their password there, so the text is not stored.
  private static func hash(_ email: String) -> Data {
    Data(SHA256.hash(data: Data(folded(email).utf8)))
  }
}
