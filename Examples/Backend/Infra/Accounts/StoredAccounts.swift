import BackendModel
import Crypto
import Foundation
import GRDB
import SillarData

/// The stored accounts and sessions within one transaction.
struct StoredAccounts {
  let db: Database
  let now: Date
  let bell: EventBell<AccountID>
  let ended: SharedEvents<Int, Data>

  func account(_ id: AccountID) throws -> UserAccount? {
    try row("SELECT * FROM account WHERE id = ?", [id.rawValue]).map { row in
      UserAccount(
        id: id, name: try row.text("name"), kind: try row.value("kind", UserAccount.Kind.init),
        role: try row.optional("role") { $0 }, city: try row.optional("city") { $0 })
    }
  }

  /// Adds an account, or updates the name, role and city of one.
  ///
  /// - Parameter client: who asked for it, for the limit of guests.
  func keep(_ account: UserAccount, client: String? = nil) throws {
    try run(
      """
      INSERT INTO account (id, kind, name, role, city, created, client) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE
      SET name = excluded.name, role = excluded.role, city = excluded.city
      """,
      [
        account.id.rawValue, account.kind.rawValue, account.name, account.role, account.city,
        now.seconds, client.map(Self.hash),
      ])
  }

  /// Returns the seconds until another guest may be made; `nil` for no wait.
  ///
  /// - Parameters:
  ///   - client: counts the guests of this client alone.
  ///   - limit: the number of guests in an hour.
  func waitForGuest(of client: String? = nil, limit: Int) throws -> Int? {
    let span: Int64 = 3_600
    let created =
      try row(
        """
        SELECT created FROM account WHERE kind = 'guest' AND created > ?1 AND (?2 IS NULL OR client = ?2)
        ORDER BY created DESC LIMIT 1 OFFSET ?3
        """, [now.seconds - span, client.map(Self.hash), limit - 1])?["created"] as Int64?
    return created.map { Int($0 + span - now.seconds) }
  }

  private static func hash(_ text: String) -> Data { Data(SHA256.hash(data: Data(text.utf8))) }

  // MARK: Sessions

  func session(of token: SessionToken) throws -> Session? { try session(of: token.hash) }

  func session(of token: Data) throws -> Session? {
    try row("SELECT * FROM session WHERE token = ?", [token]).map { try session($0) }
  }

  func session(_ id: Session.ID) throws -> Session? {
    try row("SELECT * FROM session WHERE id = ?", [id.rawValue]).map { try session($0) }
  }

  func noteUse(of session: Session.ID) throws {
    try run("UPDATE session SET used = ? WHERE id = ?", [now.seconds, session.rawValue])
  }

  /// Begins a session; under a key that was used before, gives that session another token.
  ///
  /// - Parameter account: returns the account of a new session.
  func begin(
    owner: String, key: IdempotencyKey, _ account: () throws -> UserAccount
  ) throws -> NewSession {
    try sweep()
    try StoreEpochs.change(in: db)
    let token = SessionToken.random()
    let keyHash = Self.hash(key.rawValue)
    let earlier = try row(
      """
      SELECT session.* FROM sessionKey JOIN session ON session.id = sessionKey.session
      WHERE owner = ? AND key = ?
      """, [owner, keyHash]
    ).map { try session($0) }
    if let earlier, let account = try self.account(earlier.account) {
      try run("UPDATE session SET token = ? WHERE id = ?", [token.hash, earlier.id.rawValue])
      return NewSession(session: earlier, account: account, token: token)
    }
    let holder = try account()
    let new = Session(account: holder.id, created: now)
    try insert(new, token: token)
    try run(
      "INSERT INTO sessionKey (owner, key, session, created) VALUES (?, ?, ?, ?)",
      [owner, keyHash, new.id.rawValue, now.seconds])
    return NewSession(session: new, account: holder, token: token)
  }

  func insert(_ session: Session, token: SessionToken) throws {
    try run(
      "INSERT INTO session (id, account, token, created, used) VALUES (?, ?, ?, ?, ?)",
      [
        session.id.rawValue, session.account.rawValue, token.hash, session.created.seconds,
        session.used.seconds,
      ])
  }

  func end(_ session: Session.ID, of account: AccountID) throws {
    try StoreEpochs.change(in: db)
    try end("UPDATE session SET isEnded = 1 WHERE id = ? RETURNING token", session.rawValue)
    ring(account)
  }

  func endAll(of account: AccountID) throws {
    try StoreEpochs.change(in: db)
    try end(
      "UPDATE session SET isEnded = 1 WHERE account = ? AND isEnded = 0 RETURNING token",
      account.rawValue)
    ring(account)
  }

  /// Ends sessions by a statement that returns their tokens, and tells of these once the transaction is committed.
  private func end(_ sql: String, _ subject: String) throws {
    let tokens = try Data.fetchAll(db, sql: sql, arguments: [subject])
    db.afterNextTransaction { [ended] _ in
      for token in tokens { ended.tell(token, to: 0) }
    }
  }

  /// Notifies the event streams of an account once the transaction is committed.
  private func ring(_ account: AccountID) {
    db.afterNextTransaction { [bell] _ in bell.ring(for: [account]) }
  }

  /// Deletes the keys and sessions whose time is over, and the guests who have no session any more.
  private func sweep() throws {
    let past = now.seconds
    try run(
      "DELETE FROM sessionKey WHERE created <= ?", [past - Int64(AccountStore.keyLife)])
    let accounts = try String.fetchAll(
      db, sql: "DELETE FROM session WHERE created <= ? OR used <= ? RETURNING account",
      arguments: [past - Int64(Session.life), past - Int64(Session.idleLife)])
    for account in Set(accounts) {
      try run(
        """
        DELETE FROM account WHERE id = ?1 AND kind = 'guest'
        AND NOT EXISTS (SELECT * FROM session WHERE account = ?1)
        """, [account])
    }
  }

  private func session(_ row: Row) throws -> Session {
    Session(
      id: try row.value("id", Session.ID.init),
      account: try row.value("account") { AccountID($0) }, created: row.date("created"),
      used: row.date("used"), isEnded: row["isEnded"])
  }

  private func run(_ sql: String, _ arguments: StatementArguments) throws {
    try db.cachedStatement(sql: sql).execute(arguments: arguments)
  }

  private func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
    try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
  }
}

extension SessionToken {
  /// The SHA-256 of the token, which is stored; the token cannot be derived from it.
  var hash: Data { Data(SHA256.hash(data: Data(rawValue.utf8))) }
}
