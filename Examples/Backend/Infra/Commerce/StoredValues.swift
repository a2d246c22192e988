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

  /// - Parameter make: makes the value of the text, if it can be made.
  func value<Value>(_ column: String, _ make: (String) -> Value?) throws -> Value {
    let text: String = self[column]
    guard let value = make(text) else {
      throw DamagedRow(description: "\(text.debugDescription) is stored as a \(column)")
    }
    return value
  }

  func optional<Value>(_ column: String, _ make: (String) -> Value?) throws -> Value? {
    self[column] as String? == nil ? nil : try value(column, make)
  }
}

extension Date {
  var seconds: Int64 { Int64(timeIntervalSince1970.rounded(.down)) }
}
