import BackendModel
import Foundation
import GRDB
import Money

// How values are stored, and what to say of those that this version of the program cannot have written.

extension Row {
  func money(_ column: String) -> Money { Money(minorUnits: self[column], .eur) }

  func date(_ column: String) -> Date {
    Date(timeIntervalSince1970: TimeInterval(self[column] as Int64))
  }

  /// A text as it is stored.
  ///
  /// - Throws: ``DamagedRow`` for one with U+0000, which ends a text for SQLite's own functions and for GRDB:
  ///   what follows would be lost.
  func text(_ column: String) throws -> String {
    try withUnsafeData(named: column) { data in
      guard let data, !data.contains(0), let text = String(validating: data, as: UTF8.self) else {
        throw DamagedRow(column)
      }
      return text
    }
  }

  /// - Parameter make: makes the value of the text, if it can be made.
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
