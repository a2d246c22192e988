import BackendModel
import Foundation
import GRDB

/// Runs statements within a transaction. The connection caches them, so each is parsed only once.
///
/// Reading does not validate stored input again. A row that cannot be read is logged and left out, so that
/// it does not fail a whole list.
protocol TableReader {
  var db: Database { get }
  var damage: DamageLog { get }
}

extension TableReader {
  func run(_ sql: String, _ arguments: StatementArguments) throws {
    try db.cachedStatement(sql: sql).execute(arguments: arguments)
  }

  func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
    try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
  }

  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [Row] {
    try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
  }

  /// Returns the item of the first row; `nil` when there is none, or it cannot be read.
  func one<Item>(
    _ table: String, by id: String = "id", _ sql: String, _ arguments: StatementArguments,
    _ item: (Row) throws -> Item?
  ) throws -> Item? {
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    guard let row = try cursor.next() else { return nil }
    return try readable(row, of: table, by: id, item)
  }

  /// Returns the items of all readable rows, at most `limit` of them.
  ///
  /// - Parameters:
  ///   - id: the column that identifies a row in the log.
  ///   - item: returns the item of a row; `nil` to leave the row out. It must not run `sql` itself.
  func all<Item>(
    _ table: String, by id: String = "id", limit: Int = .max, _ sql: String,
    _ arguments: StatementArguments = [], _ item: (Row) throws -> Item?
  ) throws -> [Item] {
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    var found: [Item] = []
    while found.count < limit, let row = try cursor.next() {
      if let item = try readable(row, of: table, by: id, item) { found.append(item) }
    }
    return found
  }

  /// Returns the rows that belong to one item, such as the lines of an order. No row may be left out.
  ///
  /// - Throws: the error of `item` for a row that cannot be read.
  func parts<Item>(
    _ sql: String, _ arguments: StatementArguments, _ item: (Row) throws -> Item
  ) throws -> [Item] {
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    var found: [Item] = []
    while let row = try cursor.next() { found.append(try item(row)) }
    return found
  }

  /// Returns a page of a list, from the newest row to the oldest.
  ///
  /// - Parameter sql: a query that ends with a condition on `number` and its `?`.
  func slice<Item>(
    _ table: String, by id: String = "id", _ sql: String, _ arguments: StatementArguments,
    _ slice: SliceRequest, _ item: (Row) throws -> Item
  ) throws -> Slice<Item> {
    let found = try all(
      table, by: id, limit: slice.limit + 1, "\(sql) ORDER BY number DESC",
      arguments + [slice.after ?? .max]
    ) { row in (place: row["number"] as Int64, item: try item(row)) }
    return Slice(found, limit: slice.limit)
  }

  private func readable<Item>(
    _ row: Row, of table: String, by id: String, _ item: (Row) throws -> Item?
  ) throws -> Item? {
    do {
      return try item(row)
    } catch let error as DatabaseError {
      throw error
    } catch {
      damage.report(table, row: row[id].map { "\($0)" } ?? "", error)
      return nil
    }
  }
}
