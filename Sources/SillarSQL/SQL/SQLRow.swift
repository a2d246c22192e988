/// A row of the result of a query, while it is read.
///
/// ```swift
/// func note(_ row: borrowing SQLRow) throws -> (id: Int, text: String?) {
///   (try row["id"], try row["text"])
/// }
/// ```
///
/// Its values are read from the database on demand, so it cannot be kept: make a value of it. Names of columns are compared
/// without case, as in statements. A column that is not there, or has a value of another type than the one that is asked for, throws ``SQLRowUnreadable``: leave the row out with
/// ``ReadableRows``, so that one row does not fail a list.
public struct SQLRow: ~Copyable {
  private let columns: Columns
  private let statement: String
  private let value: (Int) -> SQLValue

  /// Makes the view of the current row of a result, one for all of its rows.
  ///
  /// - Parameter value: Reads a value of the row that is current when it is called.
  package init(columns: [String], of statement: String, value: @escaping (Int) -> SQLValue) {
    self.columns = Columns(columns)
    self.statement = statement
    self.value = value
  }

  /// - Throws: ``SQLRowUnreadable``.
  @inlinable
  public subscript<Value: SQLConvertible>(column: String) -> Value {
    get throws {
      guard let index = index(of: column) else { throw missing(column, as: "\(Value.self)") }
      return try value(at: index)
    }
  }

  /// - Throws: ``SQLRowUnreadable``.
  @inlinable
  package func value<Value: SQLConvertible>(at index: Int) throws -> Value {
    guard let value = Value(sqlValue: stored(at: index)) else {
      throw unreadable(index, as: "\(Value.self)")
    }
    return value
  }

  // These are not generic: the generic code above is compiled into its callers, and calls them.

  @usableFromInline
  func index(of column: String) -> Int? { columns.index(of: column) }

  @usableFromInline
  package func stored(at index: Int) -> SQLValue { value(index) }

  @usableFromInline
  func missing(_ column: String, as wanted: String) -> SQLRowUnreadable {
    SQLRowUnreadable(column: column, found: nil, wanted: wanted, statement: statement)
  }

  @usableFromInline
  package func unreadable(_ index: Int, as wanted: String) -> SQLRowUnreadable {
    SQLRowUnreadable(
      column: columns.names[index], found: value(index).kind, wanted: wanted, statement: statement)
  }
}

extension SQLRow {
  /// The columns of a result, which most rows are asked for in their order.
  fileprivate final class Columns {
    let names: [String]
    private var next = 0

    init(_ names: [String]) { self.names = names }

    func index(of column: String) -> Int? {
      guard let index = names[next...].firstIndex(of: column) ?? search(column) else { return nil }
      next = (index + 1) % names.count
      return index
    }

    private func search(_ column: String) -> Int? {
      names.firstIndex(of: column)
        // Engines compare names without case, and some give them back in lower case.
        ?? names.firstIndex { $0.lowercased() == column.lowercased() }
    }
  }
}

/// A row has no such column, or the column's value is not of the type that was asked for.
///
/// ```swift
/// func isMissing(_ error: SQLRowUnreadable) -> Bool { error.found == nil }
/// ```
public struct SQLRowUnreadable: Error, Hashable, CustomStringConvertible {
  public let column: String
  /// The kind of the value that is there, such as "a text", but never the value; nil when there is no such column.
  public let found: String?
  /// The type that was asked for.
  public let wanted: String
  /// The query, without its values.
  public let statement: String

  public var description: String {
    guard let found else {
      return "The result of \"\(statement)\" has no column \"\(column)\""
    }
    return "The column \"\(column)\" of \"\(statement)\" is \(found), not a value of type \(wanted)"
  }
}
