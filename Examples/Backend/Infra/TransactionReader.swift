import BackendModel
import Logging
import SillarData

/// The rows of a store within one transaction.
///
/// Reading does not validate stored input again. A row that cannot be read is reported and left out, so that
/// it does not fail a whole list.
protocol TransactionReader {
  var database: SQLTransaction { get }
  var readable: ReadableRows { get }
}

extension TransactionReader {
  /// Returns the item of the first row; `nil` when there is none, or it cannot be read.
  func one<Item>(
    _ table: String, by id: String = "id", _ query: SQL,
    _ item: (borrowing SQLRow) throws -> Item
  ) throws -> Item? {
    try one(table, by: id, query, item) { $0 }
  }

  /// Returns the items of all readable rows.
  ///
  /// - Parameter id: the column that identifies a row in the log.
  func all<Item>(
    _ table: String, by id: String = "id", _ query: SQL,
    _ item: (borrowing SQLRow) throws -> Item
  ) throws -> [Item] {
    try all(table, by: id, query, item) { $0 }
  }

  /// Returns a page of a list, from the newest row to the oldest.
  ///
  /// - Parameters:
  ///   - query: ends with a condition.
  ///   - order: the column by which rows are in order, whose name in the result is `number`.
  func slice<Item>(
    _ table: String, by id: String = "id", _ query: SQL, in order: SQL = "number",
    _ slice: SliceRequest, _ item: (borrowing SQLRow) throws -> Item
  ) throws -> Slice<Item> {
    try self.slice(table, by: id, query, in: order, slice, item) { $0 }
  }

  // MARK: Items of several rows

  /// - Parameters:
  ///   - part: reads a row. It runs no statement.
  ///   - item: makes the item of it, with the rows that belong to it, such as the lines of an order. If one of these cannot
  ///     be read, neither can the item.
  func one<Part, Item>(
    _ table: String, by id: String = "id", _ query: SQL,
    _ part: (borrowing SQLRow) throws -> Part, _ item: (Part) throws -> Item
  ) throws -> Item? {
    try database.first(query) { row in try read(row, of: table, by: id, part) }.flatMap {
      try complete($0, of: table, item)
    }
  }

  /// - Parameters: see ``one(_:by:_:_:_:)``.
  func all<Part, Item>(
    _ table: String, by id: String = "id", _ query: SQL,
    _ part: (borrowing SQLRow) throws -> Part, _ item: (Part) throws -> Item
  ) throws -> [Item] {
    try database.rows(query) { row in try read(row, of: table, by: id, part) }.compactMap {
      try complete($0, of: table, item)
    }
  }

  /// - Parameters: see ``one(_:by:_:_:_:)``.
  func slice<Part, Item>(
    _ table: String, by id: String = "id", _ query: SQL, in order: SQL = "number",
    _ slice: SliceRequest, _ part: (borrowing SQLRow) throws -> Part, _ item: (Part) throws -> Item
  ) throws -> Slice<Item> {
    let found = try page(
      table, by: id, query, in: order, after: slice.after, limit: slice.limit + 1, part, item)
    return Slice(found, limit: slice.limit)
  }

  /// Returns the first readable items after a place, with their places.
  ///
  /// - Parameters: see ``one(_:by:_:_:_:)`` and ``slice(_:by:_:in:_:_:)``.
  func page<Part, Item>(
    _ table: String, by id: String = "id", _ query: SQL, in order: SQL = "number",
    isAscending: Bool = false, after: Int64?, limit: Int,
    _ part: (borrowing SQLRow) throws -> Part, _ item: (Part) throws -> Item
  ) throws -> [(place: Int64, item: Item)] {
    var found: [(place: Int64, item: Item)] = []
    var last = after ?? (isAscending ? .min : .max)
    while found.count < limit {
      let wanted = limit - found.count
      let next: SQL =
        isAscending
        ? "\(order) > \(last) ORDER BY \(order)" : "\(order) < \(last) ORDER BY \(order) DESC"
      let rows = try database.rows("\(query) AND \(next) LIMIT \(wanted)") { row in
        (place: try row["number"] as Int64, row: try read(row, of: table, by: id, part))
      }
      for (place, row) in rows {
        if let item = try complete(row, of: table, item) { found.append((place, item)) }
      }
      // Rows that cannot be read leave room for further ones.
      guard rows.count == wanted, let end = rows.last else { break }
      last = end.place
    }
    return found
  }

  private func read<Part>(
    _ row: borrowing SQLRow, of table: String, by id: String,
    _ part: (borrowing SQLRow) throws -> Part
  ) throws -> (name: String, part: Part?) {
    let name: String
    switch try row[id] as SQLValue {
    case .text(let text): name = text
    case .integer(let number): name = "\(number)"
    default: name = ""
    }
    return (name, readable.read(table, name) { try part(row) })
  }

  private func complete<Part, Item>(
    _ row: (name: String, part: Part?), of table: String, _ item: (Part) throws -> Item
  ) throws -> Item? {
    guard let part = row.part else { return nil }
    do {
      return try item(part)
    } catch  where error is SQLRowUnreadable || error is DamagedRow {
      return readable.read(table, row.name) { throw error }
    }
  }
}

extension ReadableRows {
  /// - Parameter logger: gets an error for each row that cannot be read, once for each row.
  convenience init(_ logger: Logger) { self.init { logger.error("\($0)") } }
}
