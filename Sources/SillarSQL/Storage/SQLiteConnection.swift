import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// Runs statements on a connection to a SQLite database.
final class SQLiteConnection: SQLConnection {
  let database: Database
  private let counted: QueryCount
  /// The query whose rows are read now.
  private var open: String?
  /// The error of the first statement that has failed. As in other engines, the transaction is then over.
  private(set) var failure: DatabaseError?

  init(_ database: Database, _ counted: QueryCount) {
    self.database = database
    self.counted = counted
  }

  var engine: SQLTransaction.Engine { .sqlite }

  func execute(_ statement: SQL) throws -> Int {
    try noting { try prepare(statement).execute(arguments: arguments(statement)) }
    return database.changesCount
  }

  func script(_ statements: String) throws {
    try check(statements)
    try noting { try database.execute(sql: statements) }
  }

  func rows(_ query: SQL, limit: Int, _ row: (borrowing SQLRow) throws -> Void) throws {
    counted.add()
    let statement = try noting { try prepare(query) }
    open = query.text
    defer { open = nil }
    let rows = try noting { try AnyRow.fetchCursor(statement, arguments: arguments(query)) }
    guard try noting({ try rows.next() }) != nil else { return }
    let current = SQLRow(columns: statement.columnNames, of: query.text) { column in
      SQLValue(statement.sqliteStatement, column: CInt(column))
    }
    var left = limit
    repeat {
      if left > 0 { try row(current) }
      left -= 1
    } while try (left > 0 || !statement.isReadonly) && noting({ try rows.next() }) != nil
  }

  private func noting<Value>(_ run: () throws -> Value) throws -> Value {
    do {
      return try run()
    } catch {
      if failure == nil { failure = error as? DatabaseError }
      throw error
    }
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

  func tellOthers(_ content: () throws -> String, on channel: String) {}

  func hasTable(_ name: String) throws -> Bool { try database.tableExists(name) }

  /// Statements are kept with the connection, so that each is compiled once.
  private func prepare(_ statement: SQL) throws -> Statement {
    try check(statement.text)
    return statement.isReusable
      ? try database.cachedStatement(sql: statement.text)
      : try database.makeStatement(sql: statement.text)
  }

  /// A statement is kept once: run within itself, it would end the query that is read.
  private func check(_ statement: String) throws {
    if let open { throw SQLNested(statement, in: open) }
  }

  private func arguments(_ statement: SQL) throws -> StatementArguments {
    try statement.checkTexts()
    return StatementArguments(statement.values.map { $0.databaseValue })
  }
}

/// Any row of a result, whose values are read from its statement: GRDB takes several steps to them.
private struct AnyRow: DatabaseValueConvertible, StatementColumnConvertible {
  init?(sqliteStatement: SQLiteStatement, index: CInt) {}

  private init() {}

  var databaseValue: DatabaseValue { .null }

  static func fromDatabaseValue(_ value: DatabaseValue) -> AnyRow? { AnyRow() }

  static func fromStatement(_ statement: SQLiteStatement, atUncheckedIndex: CInt) -> AnyRow? {
    AnyRow()
  }
}

/// The connection of a SQLite database that writes.
final class SQLiteWriter: SQLWriter {
  private let pool: any DatabaseWriter
  private let counted: QueryCount

  init(_ pool: any DatabaseWriter, _ counted: QueryCount) {
    self.pool = pool
    self.counted = counted
  }

  func concernsAll(_ error: any Error) -> Bool { false }

  func transaction(_ body: (SQLTransaction) throws -> Void) throws {
    // Blocks: an actor on a FileExecutor.
    try pool.writeWithoutTransaction { [counted] database in
      try database.inTransaction {
        let connection = SQLiteConnection(database, counted)
        try body(SQLTransaction(connection))
        if let failure = connection.failure { throw failure }
        return .commit
      }
    }
  }
}

extension SQLValue {
  /// A text that is not UTF-8, or has U+0000, is the blob of its bytes: as a text it would lose a part. Another program has
  /// written it.
  fileprivate init(_ statement: SQLiteStatement, column: CInt) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: self = .null
    case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      // SQLite writes a zero behind each text.
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_text(statement, column),
        count: Int(sqlite3_column_bytes(statement, column)))
      let letters = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      if let letters, strlen(letters) == bytes.count,
        let text = String(validatingCString: letters)
      {
        self = .text(text)
      } else {
        self = .blob(Data(bytes))
      }
    default:
      self = .blob(
        Data(
          UnsafeRawBufferPointer(
            start: sqlite3_column_blob(statement, column),
            count: Int(sqlite3_column_bytes(statement, column)))))
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
    SQLTransaction(SQLiteConnection(self, counted))
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
package final class QueryCount: Sendable {
  private let count = Atomic(0)

  package init() {}

  package var value: Int { count.load(ordering: .relaxed) }

  package func add() { count.add(1, ordering: .relaxed) }
}
