import GRDB
import Synchronization

/// Runs statements on a connection to a SQLite database.
struct SQLiteConnection: SQLConnection {
  let database: Database
  let counted: QueryCount

  func execute(_ statement: SQL) throws -> Int {
    try prepare(statement).execute(arguments: arguments(statement))
    return database.changesCount
  }

  func script(_ statements: String) throws { try database.execute(sql: statements) }

  func rows(_ query: SQL, limit: Int) throws -> [SQLRow] {
    counted.add()
    let statement = try prepare(query)
    let columns = SQLRow.Columns(statement.columnNames, of: query.text)
    let found = try Row.fetchCursor(statement, arguments: arguments(query))
    var rows: [SQLRow] = []
    while let row = try found.next() {
      let values = (0..<row.count).map { SQLValue(row[$0] as DatabaseValue) }
      rows.append(SQLRow(values, columns))
      if rows.count == limit, statement.isReadonly { break }
    }
    return rows
  }

  func afterTransaction(
    _ onCommit: @escaping @Sendable () -> Void, onRollback: @escaping @Sendable () -> Void
  ) {
    database.afterNextTransaction { _ in
      onCommit()
    } onRollback: { _ in
      onRollback()
    }
  }

  func hasTable(_ name: String) throws -> Bool { try database.tableExists(name) }

  /// Statements are kept with the connection, so that each is compiled once.
  private func prepare(_ statement: SQL) throws -> Statement {
    statement.isReusable
      ? try database.cachedStatement(sql: statement.text)
      : try database.makeStatement(sql: statement.text)
  }

  private func arguments(_ statement: SQL) -> StatementArguments {
    StatementArguments(statement.values.map(\.databaseValue))
  }
}

extension SQLValue {
  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .null: self = .null
    case .int64(let value): self = .integer(value)
    case .double(let value): self = .real(value)
    case .string(let value): self = .text(value)
    case .blob(let value): self = .blob(value)
    }
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    case .real(let value): value.databaseValue
    case .text(let value): value.databaseValue
    case .blob(let value): value.databaseValue
    }
  }
}

extension Database {
  func transaction(_ counted: QueryCount) -> SQLTransaction {
    SQLTransaction(SQLiteConnection(database: self, counted: counted))
  }
}

extension Migrations {
  var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for (name, change) in all {
      migrator.registerMigration(name) { try change($0.transaction(QueryCount())) }
    }
    return migrator
  }
}

extension SQLTransaction {
  /// GRDB's connection, for tests of this engine.
  var sqlite: Database {
    get throws {
      guard let connection = connection as? SQLiteConnection else { throw DatabaseError() }
      return connection.database
    }
  }
}

/// Counts the queries of a database.
final class QueryCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }
}
