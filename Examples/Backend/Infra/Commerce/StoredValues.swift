import BackendModel
import Foundation
import GRDB
import Money

// Conversions between values and columns. A value that the program cannot have written is a ``DamagedRow``.

extension Row {
  func money(_ column: String) -> Money { Money(minorUnits: self[column], .eur) }

  func date(_ column: String) -> Date {
    Date(timeIntervalSince1970: TimeInterval(self[column] as Int64))
  }

  /// Returns the text of a column.
  ///
  /// - Throws: ``DamagedRow`` for invalid UTF-8, and for U+0000, which ends a text for SQLite's own functions
  ///   and for GRDB: the rest would be lost.
  func text(_ column: String) throws -> String {
    try withUnsafeData(named: column) { data in
      guard let data, !data.contains(0), let text = String(validating: data, as: UTF8.self) else {
        throw DamagedRow(column)
      }
      return text
    }
  }

  /// - Parameter make: returns the value for a text; `nil` when the text is invalid.
  func value<Value>(_ column: String, _ make: (String) -> Value?) throws -> Value {
    guard let value = make(try text(column)) else { throw DamagedRow(column) }
    return value
  }

  func optional<Value>(_ column: String, _ make: (String) -> Value?) throws -> Value? {
    (self[column] as DatabaseValue).isNull ? nil : try value(column, make)
  }
}

extension Date {
  var seconds: Int64 { Int64(timeIntervalSince1970.rounded(.down)) }
}
