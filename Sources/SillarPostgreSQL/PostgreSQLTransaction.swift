import SillarSQL

/// Runs the statements of one transaction.
final class PostgreSQLTransaction: SQLConnection {
  private let connection: PostgreSQLConnection
  private let counted: QueryCount
  /// The name of the process for others; nil in a transaction that tells nothing.
  private let teller: String?
  /// The query whose rows are read now.
  private var open: String?
  /// The error of the first statement that has failed: the server does nothing more in this transaction.
  private(set) var failure: PostgreSQLError?
  private var hooks: [(onCommit: @Sendable () -> Void, onRollback: @Sendable () -> Void)] = []

  init(_ connection: PostgreSQLConnection, _ counted: QueryCount, teller: String? = nil) {
    self.teller = teller
    self.connection = connection
    self.counted = counted
  }

  var engine: SQLTransaction.Engine { .postgreSQL }

  func execute(_ statement: SQL) throws -> Int { try run(statement).changed }

  func script(_ statements: String) throws {
    try check(statements)
    _ = try noting { try connection.run(statements) }
  }

  func rows(_ query: SQL, limit: Int, _ row: (borrowing SQLRow) throws -> Void) throws {
    counted.add()
    let result = try run(query)
    open = query.text
    defer { open = nil }
    var index = 0
    let current = SQLRow(columns: result.columns, of: query.text) { result.value(index, $0) }
    while index < min(limit, result.count) {
      try row(current)
      index += 1
    }
  }

  func afterTransaction(
    _ onCommit: @escaping @Sendable () -> Void, onRollback: @escaping @Sendable () -> Void
  ) { hooks.append((onCommit, onRollback)) }

  func tellOthers(_ content: () throws -> String, on channel: String) throws {
    guard let teller else { return }
    let content = PostgreSQLNotification(teller: teller, channel: channel, content: try content())
    _ = try run("SELECT pg_notify(current_schema(), \(content.text))")
  }

  func hasTable(_ name: String) throws -> Bool {
    try run(
      """
      SELECT 1 FROM pg_catalog.pg_tables
      WHERE schemaname = current_schema() AND tablename = \(name.lowercased())
      """
    ).count > 0
  }

  /// Calls the hooks of the transaction, which has ended.
  func end(isStored: Bool) {
    for hook in hooks { if isStored { hook.onCommit() } else { hook.onRollback() } }
    hooks = []
  }

  private func run(_ statement: SQL) throws -> PostgreSQLResult {
    try check(statement.text)
    return try noting { try connection.run(statement) }
  }

  /// A statement within a query that is read is an error in every engine.
  private func check(_ statement: String) throws {
    if let open { throw SQLNested(statement, in: open) }
  }

  private func noting<Value>(_ run: () throws -> Value) throws -> Value {
    do {
      return try run()
    } catch {
      if failure == nil { failure = error as? PostgreSQLError }
      throw error
    }
  }
}
