import Foundation

/// A command as it is stored.
struct OutboxRow: Sendable {
  enum State: String, SQLConvertible {
    case waiting, refused, conflict, overruled
  }

  var id: Int64?
  let owner: String
  let subject: String
  let kind: String
  var version: Int
  var payload: Data
  var key: String
  var state: State
  var reason: String
  var attempts: Int
  var overrides: Bool
  let enqueuedAt: Date
  /// The process that sends the command; empty for none.
  var process: String

  /// Indicates that the service has certainly not done the command, and will not unless it is sent again.
  var isOpen: Bool { state != .waiting || attempts == 0 }

  var line: OutboxQueue.Line { OutboxQueue.Line(owner: owner, subject: subject) }

  /// Reads the rows that meet a condition, in their order.
  static func load(_ condition: SQL, _ database: SQLTransaction) throws -> [OutboxRow] {
    try database.rows("SELECT * FROM outbox WHERE \(condition) ORDER BY id") { row in
      OutboxRow(
        id: try row["id"], owner: try row["owner"], subject: try row["subject"],
        kind: try row["kind"], version: try row["version"], payload: try row["payload"],
        key: try row["key"], state: try row["state"], reason: try row["reason"],
        attempts: try row["attempts"], overrides: try row["overrides"],
        enqueuedAt: try row["enqueuedAt"], process: try row["process"])
    }
  }

  /// Inserts a new row.
  ///
  /// - Returns: Its number.
  func store(_ database: SQLTransaction) throws -> Int64 {
    let columns: SQL = """
      id, owner, subject, kind, version, payload, key, state, reason, attempts, overrides, enqueuedAt,
        process
      """
    let values: SQL = """
      \(owner), \(subject), \(kind), \(version), \(payload), \(key), \(state), \(reason),
        \(attempts), \(overrides), \(enqueuedAt), \(process)
      """
    let id: Int64
    switch database.engine {
    case .sqlite:
      id = try Self.nextNumber(database)
      try database.execute("INSERT INTO outbox (\(columns)) VALUES (\(id), \(values))")
    case .postgreSQL:
      // In one message to the server.
      id =
        try database.value(
          """
          WITH number AS (\(Self.counting)) INSERT INTO outbox (\(columns))
          SELECT last, \(values) FROM number RETURNING id
          """) ?? 0
    }
    try line.tellOthers(database)
    return id
  }

  /// A number that no row has had, and that is larger than those of the rows that are stored.
  ///
  /// A row counts them, because engines have no common word for it. Whoever counts holds the row until their transaction
  /// ends, so that numbers are stored in their order: a sequence would give a number to a transaction that ends after one
  /// with a larger number.
  static func nextNumber(_ database: SQLTransaction) throws -> Int64 {
    try database.value(counting) ?? 1
  }

  private static let counting: SQL = """
    INSERT INTO outboxNumber (one, last) VALUES (1, 1)
    ON CONFLICT (one) DO UPDATE SET last = outboxNumber.last + 1 RETURNING last
    """

  /// Stores what can change of a row.
  ///
  /// - Parameter sent: The row as this process has sent it, if it was read in an earlier transaction. Another process may have
  ///   taken it over since, and may be sending it.
  /// - Throws: ``OutboxError/noSuchEntry`` when it has been removed, or is not the one that was sent any more; errors from the
  ///   database.
  func update(_ database: SQLTransaction, after sent: OutboxRow? = nil) throws {
    try set(
      """
      version = \(version), payload = \(payload), key = \(key), state = \(state),
        reason = \(reason), attempts = \(attempts), overrides = \(overrides),
        process = \(process)
      """, if: sent?.isSame ?? "1 = 1", database)
  }

  /// Takes an attempt back that has certainly not reached the service.
  ///
  /// - Throws: The same errors as ``update(_:after:)``.
  func noteUnsent(_ database: SQLTransaction) throws {
    try set("attempts = attempts - 1", if: isSame, database)
  }

  /// A condition: the row belongs to the same process as this one, under the same key.
  private var isSame: SQL { "process = \(process) AND key = \(key)" }

  private func set(_ values: SQL, if condition: SQL, _ database: SQLTransaction) throws {
    let changed = try database.execute(
      "UPDATE outbox SET \(values) WHERE id = \(id) AND \(condition)")
    if changed == 0 { throw OutboxError.noSuchEntry }
    try line.tellOthers(database)
  }

  /// - Returns: False when it has been removed already.
  @discardableResult
  func delete(_ database: SQLTransaction) throws -> Bool {
    let isGone = try database.execute("DELETE FROM outbox WHERE id = \(id)") > 0
    if isGone { try line.tellOthers(database) }
    return isGone
  }

  func entry(isReadable: Bool) -> OutboxEntry {
    let state: OutboxEntry.State =
      switch self.state {
      case .waiting: isReadable ? .waiting : .unreadable
      case .refused: .parked(.refused(reason))
      case .conflict: .parked(.conflict)
      case .overruled: .overruled
      }
    return OutboxEntry(
      id: id ?? 0, owner: owner, kind: kind, subject: subject, state: state,
      enqueued: enqueuedAt, attempts: attempts)
  }

  static func createTable(_ database: SQLTransaction) throws {
    try database.script(
      """
      CREATE TABLE outbox (
        id \(database.engine.rowNumber) PRIMARY KEY,
        owner TEXT NOT NULL,
        subject TEXT NOT NULL,
        kind TEXT NOT NULL,
        version BIGINT NOT NULL,
        payload \(database.bytes) NOT NULL,
        key TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL,
        reason TEXT NOT NULL,
        attempts BIGINT NOT NULL,
        overrides BIGINT NOT NULL,
        enqueuedAt DOUBLE PRECISION NOT NULL
      );
      CREATE INDEX outboxByOwner ON outbox (owner, id);
      CREATE TABLE outboxNumber (one BIGINT PRIMARY KEY, last BIGINT NOT NULL);
      """)
  }
}

extension SQLTransaction.Engine {
  /// The type of a key that is SQLite's own number of a row: of another type it has an index besides, which each insert writes.
  fileprivate var rowNumber: String {
    switch self {
    case .sqlite: "INTEGER"
    case .postgreSQL: "BIGINT"
    }
  }
}
