/// A transaction of a ``LocalDatabase``: runs statements one after the other, on the database's own thread.
///
/// ```swift
/// func rename(_ id: Int, to name: String, in database: SQLTransaction) throws -> Bool {
///   let changed = try database.execute("UPDATE list SET name = \(name) WHERE id = \(id)")
///   return changed > 0
/// }
///
/// func names(startingAt id: Int, in database: SQLTransaction) throws -> [Int: String] {
///   let lists = try database.rows("SELECT id, name FROM list WHERE id >= \(id)") { row in
///     (try row["id"] as Int, try row["name"] as String)
///   }
///   return Dictionary(lists) { first, _ in first }
/// }
/// ```
///
/// It ends with the closure that it is passed to: do not keep it.
public struct SQLTransaction {
  package let connection: any SQLConnection

  package init(_ connection: any SQLConnection) { self.connection = connection }

  /// Runs one statement.
  ///
  /// - Returns: The number of rows that it has inserted, changed or deleted.
  @discardableResult
  public func execute(_ statement: SQL) throws -> Int { try connection.execute(statement) }

  /// Runs several statements without values, separated by semicolons, such as those of a migration.
  public func script(_ statements: String) throws { try connection.script(statements) }

  /// The rows of a query, or those that an `INSERT`, `UPDATE` or `DELETE` with `RETURNING` returns.
  ///
  /// - Parameter read: Makes a value of a row. It runs no statement: the query has not ended.
  /// - Throws: Errors from `read` and the database; ``SQLNested`` when `read` runs a statement.
  public func rows<Value>(
    _ query: SQL, _ read: (borrowing SQLRow) throws -> Value
  ) throws -> [Value] {
    var found: [Value] = []
    try connection.rows(query, limit: .max) { found.append(try read($0)) }
    return found
  }

  /// The first row; nil when there is none.
  ///
  /// - Parameter read: See ``rows(_:_:)``.
  /// - Throws: The same errors as ``rows(_:_:)``.
  public func first<Value>(
    _ query: SQL, _ read: (borrowing SQLRow) throws -> Value
  ) throws -> Value? {
    var found: Value?
    try connection.rows(query, limit: 1) { found = try read($0) }
    return found
  }

  /// The first column of each row.
  ///
  /// - Throws: ``SQLRowUnreadable`` when one of them is not of this type; errors from the database.
  public func values<Value: SQLConvertible>(
    _ query: SQL, as type: Value.Type = Value.self
  ) throws -> [Value] { try rows(query) { try $0.value(at: 0) } }

  /// The first column of the first row; nil when there is no row.
  ///
  /// - Throws: ``SQLRowUnreadable`` when it is not of this type; errors from the database.
  public func value<Value: SQLConvertible>(
    _ query: SQL, as type: Value.Type = Value.self
  ) throws -> Value? { try first(query) { try $0.value(at: 0) } }

  /// The engine's name for the type of a column of bytes: the one type that has no common name.
  ///
  /// ```swift
  /// func createPictures(in database: SQLTransaction) throws {
  ///   try database.script("CREATE TABLE picture (name TEXT PRIMARY KEY, data \(database.bytes) NOT NULL)")
  /// }
  /// ```
  public var bytes: String {
    switch engine {
    case .sqlite: "BLOB"
    case .postgreSQL: "BYTEA"
    }
  }

  /// The engine, for what engines have no common words for, such as a full-text index.
  ///
  /// ```swift
  /// func bytesUsed(in database: SQLTransaction) throws -> Int? {
  ///   switch database.engine {
  ///   case .sqlite: try database.value("SELECT sum(pgsize) FROM dbstat")
  ///   case .postgreSQL: try database.value("SELECT pg_database_size(current_database())")
  ///   }
  /// }
  /// ```
  public var engine: Engine { connection.engine }

  /// An engine of databases.
  ///
  /// ```swift
  /// let engines = SQLTransaction.Engine.allCases
  /// ```
  public enum Engine: CaseIterable, Sendable { case sqlite, postgreSQL }

  /// Calls a closure when the transaction has ended, on the database's own thread, before it does anything else.
  ///
  /// - Parameters:
  ///   - onCommit: Called when everything is stored.
  ///   - onRollback: Called when nothing is.
  public func afterTransaction(
    _ onCommit: @escaping @Sendable () -> Void, onRollback: @escaping @Sendable () -> Void = {}
  ) { connection.afterTransaction(onCommit, onRollback: onRollback) }

  /// Tells something to the other processes that use the database, when the transaction is stored: those that listen to
  /// ``SQLDatabase/signals(on:)``. It costs nothing where there are no others.
  ///
  /// - Parameter content: A short text, such as the key of a row. A text of more than 7,000 bytes is heard as
  ///   ``SQLSignal/missed``.
  public func tellOthers(_ content: @autoclosure () throws -> String, on channel: String) throws {
    try connection.tellOthers(content, on: channel)
  }

  /// Returns true if there is a table of this name.
  package func hasTable(_ name: String) throws -> Bool { try connection.hasTable(name) }
}

/// A connection to a database of some kind, within a transaction.
package protocol SQLConnection {
  var engine: SQLTransaction.Engine { get }
  func execute(_ statement: SQL) throws -> Int
  func script(_ statements: String) throws
  /// Calls a closure with each row.
  ///
  /// - Parameter limit: The number of rows that are wanted. The statement is run to its end if it changes something.
  func rows(_ query: SQL, limit: Int, _ row: (borrowing SQLRow) throws -> Void) throws
  func afterTransaction(
    _ onCommit: @escaping @Sendable () -> Void, onRollback: @escaping @Sendable () -> Void)
  func tellOthers(_ content: () throws -> String, on channel: String) throws
  func hasTable(_ name: String) throws -> Bool
}

/// A statement was run while a query was read: in the closure that makes values of its rows.
///
/// ```swift
/// func text(_ error: SQLNested) -> String { error.description }
/// ```
public struct SQLNested: Error, Hashable, CustomStringConvertible {
  /// The query that is read, without its values.
  public let query: String
  /// The statement that was run in its closure, without its values.
  public let statement: String

  package init(_ statement: String, in query: String) {
    (self.statement, self.query) = (statement, query)
  }

  public var description: String {
    """
    "\(statement)" was run while the rows of "\(query)" were read. Make values of the rows first, and then run it
    """
  }
}
