import BackendModel
import Foundation
import GRDB

/// Runs statements within a transaction. The connection keeps them, and so they are parsed once.
///
/// Reading never checks what a client sent long ago. A row that cannot be read is reported and left out: it
/// fails nobody's list.
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

  /// The first row of a table; `nil` when there is none, or it cannot be read.
  func one<Item>(
    _ table: String, by id: String = "id", _ sql: String, _ arguments: StatementArguments,
    _ item: (Row) throws -> Item?
  ) throws -> Item? {
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    guard let row = try cursor.next() else { return nil }
    return try readable(row, of: table, by: id, item)
  }

  /// The rows of a table that can be read, at most `limit` of them.
  ///
  /// - Parameters:
  ///   - id: the column that names a row in the log.
  ///   - item: makes an item of a row; `nil` for one that is not wanted. It must not run `sql` itself.
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

  /// Rows without any of which what they are parts of would be something else.
  ///
  /// - Throws: what `item` throws for one that cannot be read.
  func parts<Item>(
    _ sql: String, _ arguments: StatementArguments, _ item: (Row) throws -> Item
  ) throws -> [Item] {
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    var found: [Item] = []
    while let row = try cursor.next() { found.append(try item(row)) }
    return found
  }

  /// A part of a list, from the newest row to the oldest.
  ///
  /// - Parameter sql: with a condition on `number`, last, for which there is a `?`.
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
