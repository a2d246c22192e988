/// A row of the result of a query.
///
/// ```swift
/// func note(_ row: SQLRow) throws -> (id: Int, text: String?) {
///   (try row["id"], try row["text"])
/// }
/// ```
///
/// A column that is not there, or has a value of another type than the one that is asked for, throws
/// ``SQLRowUnreadable``: leave the row out with ``ReadableRows``, so that one row does not fail a list.
public struct SQLRow: Sendable {
  /// The columns of a result, which all of its rows share.
  package final class Columns: Sendable {
    let names: [String]
    let statement: String

    package init(_ names: [String], of statement: String) {
      self.names = names
      self.statement = statement
    }
  }

  private let columns: Columns
  private let values: [SQLValue]

  package init(_ values: [SQLValue], _ columns: Columns) {
    self.values = values
    self.columns = columns
  }

  /// - Throws: ``SQLRowUnreadable``.
  public subscript<Value: SQLConvertible>(column: String) -> Value {
    get throws {
      guard let index = columns.names.firstIndex(of: column) else {
        throw SQLRowUnreadable(column: column, found: nil, wanted: "\(Value.self)", columns)
      }
      return try value(at: index)
    }
  }

  /// - Throws: ``SQLRowUnreadable``.
  package func value<Value: SQLConvertible>(at index: Int) throws -> Value {
    guard let value = Value(sqlValue: values[index]) else {
      throw SQLRowUnreadable(
        column: columns.names[index], found: values[index].kind, wanted: "\(Value.self)", columns)
    }
    return value
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

  fileprivate init(column: String, found: String?, wanted: String, _ columns: SQLRow.Columns) {
    (self.column, self.found, self.wanted) = (column, found, wanted)
    statement = columns.statement
  }

  public var description: String {
    guard let found else {
      return "The result of \"\(statement)\" has no column \"\(column)\""
    }
    return "The column \"\(column)\" of \"\(statement)\" is \(found), not a value of type \(wanted)"
  }
}
