import SillarSQL

/// Runs the statements of one transaction. It begins with the first of them, in one message to the server.
final class PostgreSQLTransaction: SQLConnection {
  private let connection: PostgreSQLConnection
  private let counted: QueryCount
  /// The name of the process for others; nil in a transaction that tells nothing.
  private let teller: String?
  /// The statements that begin it; empty when the server has run them.
  private var beginning: [SQL]
  /// Called with the results of the statements that begin it.
  private let onBegin: ([PostgreSQLResult]) throws -> Void
  private(set) var hasBegun = false
  /// What others are told with the commit.
  private(set) var notifications: [PostgreSQLNotification] = []
  /// The query whose rows are read now.
  private var open: String?
  /// The error of the first statement that has failed: the server does nothing more in this transaction.
  private(set) var failure: PostgreSQLError?
  private var hooks: [(onCommit: @Sendable () -> Void, onRollback: @Sendable () -> Void)] = []

  /// - Parameter beginning: The statements that begin it; none if it has begun.
  init(
    _ connection: PostgreSQLConnection, _ counted: QueryCount, beginning: [SQL] = [],
    teller: String? = nil, onBegin: @escaping ([PostgreSQLResult]) throws -> Void = { _ in }
  ) {
    self.teller = teller
    self.beginning = beginning
    self.onBegin = onBegin
    self.connection = connection
    self.counted = counted
  }

  var engine: SQLTransaction.Engine { .postgreSQL }

  func execute(_ statement: SQL) throws -> Int { try run(statement).changed }

  func script(_ statements: String) throws {
    try check(statements)
    _ = try noting {
      try begin()
      return try connection.run(statements)
    }
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
    let told = PostgreSQLNotification(teller: teller, channel: channel, content: try content())
    try ("NOTIFY \(told.text)" as SQL).checkTexts()
    _ = try noting { try begin() }
    if !notifications.contains(told) { notifications.append(told) }
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
    return try noting { try begin(with: statement) ?? connection.run(statement) }
  }

  /// Begins the transaction, unless it has begun.
  ///
  /// - Parameter statement: Its first statement.
  /// - Returns: The result of the statement; nil if it was not run.
  @discardableResult
  private func begin(with statement: SQL? = nil) throws -> PostgreSQLResult? {
    if beginning.isEmpty { return nil }
    // It may have begun, whatever fails.
    hasBegun = true
    let results = try connection.run(beginning + (statement.map { [$0] } ?? []))
    // Not before: a statement that fails when it is compiled has sent nothing, and the next one begins the transaction.
    beginning = []
    try onBegin(results)
    return statement == nil ? nil : results.last
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
