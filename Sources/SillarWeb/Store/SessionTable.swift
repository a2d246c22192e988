import Foundation
import SillarHost
import SillarSQL

/// The statements for the sessions and locks of a ``HostStore``.
enum SessionTable {
  typealias Session = SessionKeeper.Session

  static let schema = """
    CREATE TABLE host_session (
      secret TEXT NOT NULL PRIMARY KEY, visitor TEXT NOT NULL UNIQUE, account TEXT,
      address TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL,
      ends DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX host_session_account ON host_session (account, used);
    CREATE INDEX host_session_address ON host_session (address, account, used);
    CREATE INDEX host_session_ends ON host_session (ends);
    CREATE TABLE host_lock (
      visitor TEXT NOT NULL, app TEXT NOT NULL, is_locked BIGINT NOT NULL,
      acted DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (visitor, app)
    );

    """

  // MARK: Reading

  /// The session of a secret, with the locks of its visitor.
  static func session(of secret: String, _ database: SQLTransaction) throws -> Session? {
    let found = try database.first(
      """
      SELECT visitor, account, address, created, used FROM host_session WHERE secret = \(secret)
      """
    ) { row in
      (
        visitor: try row["visitor"] as String, address: try row["address"] as String,
        record: Session.Record(
          secret: secret, account: try row["account"], created: try row["created"],
          used: try row["used"])
      )
    }
    guard let found else { return nil }
    return Session(
      visitor: found.visitor, address: found.address, found.record, isStored: true,
      locks: try locks(where: "visitor = \(found.visitor)", database)[found.visitor] ?? [:])
  }

  /// Some locks, by the visitors and the names of the apps.
  static func locks(
    where condition: SQL, _ database: SQLTransaction
  ) throws -> [String: [String: VisitorLock.Saved]] {
    let locks = try database.rows(
      "SELECT visitor, app, is_locked, acted FROM host_lock WHERE \(condition)"
    ) { row in
      (
        visitor: try row["visitor"] as String, app: try row["app"] as String,
        lock: VisitorLock.Saved(isLocked: try row["is_locked"], acted: try row["acted"])
      )
    }
    return locks.reduce(into: [:]) { $0[$1.visitor, default: [:]][$1.app] = $1.lock }
  }

  /// The secret and the account of a visitor's session.
  static func entry(
    of visitor: String, _ database: SQLTransaction
  ) throws -> (secret: String, account: String?)? {
    try entries(of: [visitor], database).first.map { ($0.secret, $0.account) }
  }

  /// The secrets and the accounts of some visitors' sessions.
  static func entries(
    of visitors: [String], _ database: SQLTransaction
  ) throws -> [(visitor: String, secret: String, account: String?)] {
    try database.rows(
      "SELECT visitor, secret, account FROM host_session WHERE \("visitor", in: visitors)"
    ) { row in
      (
        visitor: try row["visitor"] as String, secret: try row["secret"] as String,
        account: try row["account"] as String?
      )
    }
  }

  /// The secrets of some sessions, by visitor.
  static func secrets(
    where condition: SQL, _ database: SQLTransaction
  ) throws -> [String: String] {
    let found = try database.rows(
      "SELECT visitor, secret FROM host_session WHERE \(condition)"
    ) { row in (try row["visitor"] as String, try row["secret"] as String) }
    return Dictionary(found) { first, _ in first }
  }

  /// The time at which the next session ends; nil where there is none.
  static func nextEnd(_ database: SQLTransaction) throws -> Date? {
    try database.value("SELECT min(ends) FROM host_session", as: Date?.self) ?? nil
  }

  static func count(_ database: SQLTransaction) throws -> Int {
    try database.value("SELECT count(*) FROM host_session") ?? 0
  }

  // MARK: Changes

  static func store(
    _ record: Session.Record, of session: Session, ends: Date, _ database: SQLTransaction
  ) throws {
    try database.execute(
      """
      INSERT INTO host_session (secret, visitor, account, address, created, used, ends)
      VALUES (\(record.secret), \(session.visitor), \(record.account), \(session.address),
        \(record.created), \(record.used), \(ends))
      ON CONFLICT (secret) DO UPDATE SET used = excluded.used, ends = excluded.ends
      """)
  }

  /// Stores the last use of a session, if the session is stored.
  static func noteUse(
    _ record: Session.Record, ends: Date, _ database: SQLTransaction
  ) throws {
    try database.execute(
      """
      UPDATE host_session SET used = \(record.used), ends = \(ends) WHERE secret = \(record.secret)
      """)
  }

  static func store(
    _ locks: [String: VisitorLock.Saved], of visitor: String, _ database: SQLTransaction
  ) throws {
    for (app, lock) in locks {
      try database.execute(
        """
        INSERT INTO host_lock (visitor, app, is_locked, acted)
        VALUES (\(visitor), \(app), \(lock.isLocked), \(lock.acted))
        ON CONFLICT (visitor, app) DO UPDATE
        SET is_locked = excluded.is_locked, acted = excluded.acted
        """)
    }
    try HostProcesses.tell(ofSession: visitor, database)
  }

  /// Replaces the session of a visitor, without the windows of before, and without the subscriptions of another account.
  ///
  /// - Parameter secret: The secret that is replaced.
  /// - Returns: False, and nothing is changed, if another renewal has replaced it before.
  static func replace(
    _ secret: String, with record: Session.Record, of session: Session, ends: Date,
    _ database: SQLTransaction
  ) throws -> Bool {
    let stored = try entry(of: session.visitor, database)
    // A stranger's first renewal finds none.
    guard stored == nil || stored?.secret == secret else { return false }
    try database.execute("DELETE FROM host_session WHERE visitor = \(session.visitor)")
    try store(record, of: session, ends: ends, database)
    try SavedWindows.removeAll(of: session.visitor, database)
    // An account that signs in again, such as in another app with the same sessions, keeps its notices.
    if record.account == nil || stored?.account != record.account {
      try Subscriptions.removeAll(of: session.visitor, database)
    }
    try HostProcesses.tell(ofSession: session.visitor, database)
    return true
  }

  /// Deletes the session of a secret, with the locks, windows and subscriptions of its visitor.
  static func delete(secret: String, _ database: SQLTransaction) throws {
    let visitor: String? = try database.value(
      "SELECT visitor FROM host_session WHERE secret = \(secret)")
    if let visitor { try delete(visitor: visitor, database) }
  }

  private static func delete(visitor: String, _ database: SQLTransaction) throws {
    try database.execute("DELETE FROM host_session WHERE visitor = \(visitor)")
    try database.execute("DELETE FROM host_lock WHERE visitor = \(visitor)")
    try SavedWindows.removeAll(of: visitor, database)
    try Subscriptions.removeAll(of: visitor, database)
    try HostProcesses.tell(ofSession: visitor, database)
  }

  // MARK: The budget

  /// Drops the sessions of strangers at the address of a session that were used longest ago, until a limit holds.
  ///
  /// - Returns: Their number.
  static func makeRoom(
    besides session: Session, limit: Int, _ database: SQLTransaction
  ) throws -> Int {
    let count: Int? = try database.value(
      "SELECT count(*) FROM host_session WHERE address = \(session.address) AND account IS NULL")
    return try dropStrangers(
      (count ?? 0) - limit,
      where: "address = \(session.address) AND visitor <> \(session.visitor)", database)
  }

  /// Drops some sessions of strangers, those that were used longest ago.
  ///
  /// - Returns: Their number.
  static func dropStrangers(
    _ count: Int, where condition: SQL = "1 = 1", _ database: SQLTransaction
  ) throws -> Int {
    guard count > 0 else { return 0 }
    let oldest: [String] = try database.values(
      """
      SELECT visitor FROM host_session WHERE account IS NULL AND \(condition)
      ORDER BY used LIMIT \(count)
      """)
    for visitor in oldest { try delete(visitor: visitor, database) }
    return oldest.count
  }
}
