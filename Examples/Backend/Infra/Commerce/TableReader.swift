import BackendModel
import GRDB

/// Runs statements within a transaction. The connection keeps them, and so they are parsed once.
protocol TableReader {
  var db: Database { get }
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

  /// A part of a list, from the newest row to the oldest.
  ///
  /// - Parameter sql: with a condition on `number`, last, for which there is a `?`.
  func slice<Item>(
    _ sql: String, _ arguments: StatementArguments, _ slice: SliceRequest,
    _ item: (Row) throws -> Item
  ) throws -> Slice<Item> {
    let found = try rows(
      "\(sql) ORDER BY number DESC LIMIT ?",
      arguments + [slice.after ?? .max, slice.limit + 1])
    return Slice(try found.map { ($0["number"], try item($0)) }, limit: slice.limit)
  }
}
