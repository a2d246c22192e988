import BackendModel
import Crypto
import Foundation
import SillarData

/// The stored accounts and sessions within one transaction.
struct StoredAccounts {
  let database: SQLTransaction
  let now: Date
  let bell: EventBell<AccountID>
  let ended: SharedEvents<Int, Data?>

  func account(_ id: AccountID) throws -> UserAccount? {
    try database.first("SELECT * FROM account WHERE id = \(id)") { row in
      UserAccount(
        id: id, name: try row["name"], kind: try row["kind"], role: try row["role"],
        city: try row["city"])
    }
  }

  /// Adds an account, or updates the name, role and city of one.
  ///
  /// - Parameter client: who asked for it, for the limit of guests.
  func keep(_ account: UserAccount, client: String? = nil) throws {
    try database.execute(
      """
      INSERT INTO account (id, kind, name, role, city, created, client)
      VALUES (\(account.id), \(account.kind), \(account.name), \(account.role), \(account.city),
        \(now), \(client.map(Self.hash)))
      ON CONFLICT (id) DO UPDATE
      SET name = excluded.name, role = excluded.role, city = excluded.city
      """)
  }

  /// Returns the seconds until another guest may be made; `nil` for no wait.
  ///
  /// - Parameters:
  ///   - client: counts the guests of this client alone.
  ///   - limit: the number of guests in an hour.
  func waitForGuest(of client: String? = nil, limit: Int) throws -> Int? {
    let span: TimeInterval = 3_600
    let ofClient: SQL = client.map { "AND client = \(Self.hash($0))" } ?? ""
    let created: Date? = try database.value(
      """
      SELECT created FROM account WHERE kind = 'guest' AND created > \(now - span) \(ofClient)
      ORDER BY created DESC LIMIT 1 OFFSET \(limit - 1)
      """)
    return created.map { Int(($0 + span).timeIntervalSince(now)) }
  }

  private static func hash(_ text: String) -> Data { Data(SHA256.hash(data: Data(text.utf8))) }

  // MARK: Sessions

  func session(of token: SessionToken) throws -> Session? { try session(of: token.hash) }

  func session(of token: Data) throws -> Session? {
    try database.first("SELECT * FROM session WHERE token = \(token)") { try session($0) }
  }

  func session(_ id: Session.ID) throws -> Session? {
    try database.first("SELECT * FROM session WHERE id = \(id)") { try session($0) }
  }

  func noteUse(of session: Session.ID) throws {
    try database.execute("UPDATE session SET used = \(now) WHERE id = \(session)")
  }

  /// Begins a session; under a key that was used before, gives that session another token.
  ///
  /// - Parameter account: returns the account of a new session.
  func begin(
    owner: String, key: IdempotencyKey, _ account: () throws -> UserAccount
  ) throws -> NewSession {
    try sweep()
    try StoreEpochs.change(in: database)
    let token = SessionToken.random()
    let keyHash = Self.hash(key.rawValue)
    let earlier = try database.first(
      """
      SELECT session.* FROM sessionKey JOIN session ON session.id = sessionKey.session
      WHERE owner = \(owner) AND key = \(keyHash)
      """
    ) { try session($0) }
    if let earlier, let account = try self.account(earlier.account) {
      try database.execute("UPDATE session SET token = \(token.hash) WHERE id = \(earlier.id)")
      return NewSession(session: earlier, account: account, token: token)
    }
    let holder = try account()
    let new = Session(account: holder.id, created: now)
    try insert(new, token: token)
    try database.execute(
      """
      INSERT INTO sessionKey (owner, key, session, created)
      VALUES (\(owner), \(keyHash), \(new.id), \(now))
      """)
    return NewSession(session: new, account: holder, token: token)
  }

  func insert(_ session: Session, token: SessionToken) throws {
    try database.execute(
      """
      INSERT INTO session (id, account, token, created, used)
      VALUES (\(session.id), \(session.account), \(token.hash), \(session.created), \(session.used))
      """)
  }

  func end(_ session: Session.ID, of account: AccountID) throws {
    try end(of: account, where: "id = \(session)")
  }

  func endAll(of account: AccountID) throws {
    try end(of: account, where: "account = \(account) AND isEnded = 0")
  }

  /// Ends sessions, and tells of their tokens once the transaction is committed.
  private func end(of account: AccountID, where condition: SQL) throws {
    try StoreEpochs.change(in: database)
    let tokens: [Data] = try database.values(
      "UPDATE session SET isEnded = 1 WHERE \(condition) RETURNING token")
    database.afterTransaction { [ended] in
      for token in tokens { ended.tell(token, to: 0) }
    }
    for token in tokens {
      try database.tellOthers(token.base64EncodedString(), on: AccountStore.endings)
    }
    try bell.ring(for: [account], after: database)
  }

  /// Deletes the keys and sessions whose time is over, and the guests who have no session any more.
  private func sweep() throws {
    try database.execute(
      "DELETE FROM sessionKey WHERE created <= \(now - AccountStore.keyLife)")
    let accounts: [String] = try database.values(
      """
      DELETE FROM session WHERE created <= \(now - Session.life) OR used <= \(now - Session.idleLife)
      RETURNING account
      """)
    for account in Set(accounts) {
      try database.execute(
        """
        DELETE FROM account WHERE id = \(account) AND kind = 'guest'
        AND NOT EXISTS (SELECT * FROM session WHERE account = \(account))
        """)
    }
  }

  private func session(_ row: borrowing SQLRow) throws -> Session {
    Session(
      id: try row["id"], account: try row["account"], created: try row["created"],
      used: try row["used"], isEnded: try row["isEnded"])
  }
}

extension SessionToken {
  /// The SHA-256 of the token, which is stored; the token cannot be derived from it.
  var hash: Data { Data(SHA256.hash(data: Data(rawValue.utf8))) }
}
