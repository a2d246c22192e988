/// A transaction of a ``LocalDatabase``: runs statements one after the other, on the database's own thread.
///
/// ```swift
/// func rename(_ id: Int, to name: String, in database: SQLTransaction) throws -> Bool {
///   let changed = try database.execute("UPDATE list SET name = \(name) WHERE id = \(id)")
///   return changed > 0
/// }
///
/// func names(startingAt id: Int, in database: SQLTransaction) throws -> [String] {
///   try database.rows("SELECT name FROM list WHERE id >= \(id)").map { try $0["name"] }
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
  public func rows(_ query: SQL) throws -> [SQLRow] { try connection.rows(query, limit: .max) }

  /// The first row; nil when there is none.
  public func first(_ query: SQL) throws -> SQLRow? { try connection.rows(query, limit: 1).first }

  /// The first column of each row.
  ///
  /// - Throws: ``SQLRowUnreadable`` when one of them is not of this type; errors from the database.
  public func values<Value: SQLConvertible>(
    _ query: SQL, as type: Value.Type = Value.self
  ) throws -> [Value] { try rows(query).map { try $0.value(at: 0) } }

  /// The first column of the first row; nil when there is no row.
  ///
  /// - Throws: ``SQLRowUnreadable`` when it is not of this type; errors from the database.
  public func value<Value: SQLConvertible>(
    _ query: SQL, as type: Value.Type = Value.self
  ) throws -> Value? { try first(query)?.value(at: 0) }

  /// Calls a closure when the transaction has ended, on the database's own thread, before it does anything else.
  ///
  /// - Parameters:
  ///   - onCommit: Called when everything is stored.
  ///   - onRollback: Called when nothing is.
  public func afterTransaction(
    _ onCommit: @escaping @Sendable () -> Void, onRollback: @escaping @Sendable () -> Void = {}
  ) { connection.afterTransaction(onCommit, onRollback: onRollback) }

  /// Returns true if there is a table of this name.
  package func hasTable(_ name: String) throws -> Bool { try connection.hasTable(name) }
}

/// A connection to a database of some kind, within a transaction.
package protocol SQLConnection {
  func execute(_ statement: SQL) throws -> Int
  func script(_ statements: String) throws
  /// - Parameter limit: The number of rows that are wanted. The statement is run to its end if it changes something.
  func rows(_ query: SQL, limit: Int) throws -> [SQLRow]
  func afterTransaction(
    _ onCommit: @escaping @Sendable () -> Void, onRollback: @escaping @Sendable () -> Void)
  func hasTable(_ name: String) throws -> Bool
}
