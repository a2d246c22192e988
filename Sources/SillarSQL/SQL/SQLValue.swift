public import Foundation

/// A value as a database stores it.
///
/// ```swift
/// let price = SQLValue.integer(1299)
/// ```
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  /// The kind of a value, without the value, for a log.
  var kind: String {
    switch self {
    case .null: "NULL"
    case .integer: "an integer"
    case .real: "a real number"
    case .text: "a text"
    case .blob: "a blob"
    }
  }
}

/// A type whose values a database stores.
///
/// A type with a raw value needs nothing more:
///
/// ```swift
/// enum Shelf: String, SQLConvertible { case top, bottom }
/// ```
public protocol SQLConvertible {
  var sqlValue: SQLValue { get }

  /// - Returns: Nil for a value that is none of this type.
  init?(sqlValue: SQLValue)
}

extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
  public var sqlValue: SQLValue { rawValue.sqlValue }

  @inlinable
  public init?(sqlValue: SQLValue) {
    guard let raw = RawValue(sqlValue: sqlValue) else { return nil }
    self.init(rawValue: raw)
  }
}

extension SQLValue: SQLConvertible {
  public var sqlValue: SQLValue { self }
  @inlinable
  public init?(sqlValue: SQLValue) { self = sqlValue }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public var sqlValue: SQLValue { self?.sqlValue ?? .null }

  @inlinable
  public init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else if let value = Wrapped(sqlValue: sqlValue) {
      self = value
    } else {
      return nil
    }
  }
}

extension Int64: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Int: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self.init(exactly: value)
  }
}

/// Stored as 0 or 1.
extension Bool: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value != 0
  }
}

extension Double: SQLConvertible {
  public var sqlValue: SQLValue { .real(self) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let value): self = value
    // SQLite gives a whole number that was computed as an integer.
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
}

/// Bytes are read as a text if they are UTF-8 without U+0000, which no text in a database has.
extension String: SQLConvertible {
  public var sqlValue: SQLValue { .text(self) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .text(let value): self = value
    case .blob(let bytes) where !bytes.contains(0): self.init(validating: bytes, as: UTF8.self)
    default: return nil
    }
  }
}

/// A text is read as its UTF-8, because a column of JSON may hold either.
extension Data: SQLConvertible {
  public var sqlValue: SQLValue { .blob(self) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .blob(let bytes): self = bytes
    case .text(let text): self.init(text.utf8)
    default: return nil
    }
  }
}

/// Stored as seconds since January 1, 2001 (UTC), as in `Date` itself: from and to 1970 it would lose precision.
extension Date: SQLConvertible {
  public var sqlValue: SQLValue { .real(timeIntervalSinceReferenceDate) }

  @inlinable
  public init?(sqlValue: SQLValue) {
    guard let seconds = Double(sqlValue: sqlValue) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}
