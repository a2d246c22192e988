/// A statement with its values. An interpolated value is bound, so it is never a part of the statement's text.
///
/// ```swift
/// let owner = "ada'; DROP TABLE note"
/// let query: SQL = "SELECT text FROM note WHERE owner = \(owner) AND \("id", in: [1, 2, 3])"
/// ```
///
/// A statement within a statement is inserted with its values: columns and conditions that several statements share are
/// `SQL` too.
///
/// Write what SQLite and PostgreSQL both understand, such as `INSERT … ON CONFLICT`: no type, table option or function that
/// one of them alone has. The type of bytes is ``SQLTransaction/bytes``.
public struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text, with `?` in the place of each value.
  package private(set) var text: String
  package private(set) var values: [SQLValue] = []
  /// The places of the values in the text, in UTF-8 code units.
  package private(set) var places: [Int] = []
  /// False if the text depends on the values, such as on the length of a list: such a statement is not worth keeping.
  package private(set) var isReusable = true

  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation: Interpolation) { self = stringInterpolation.sql }

  /// Makes a statement of text that the program itself has made.
  ///
  /// Never put a value into the text that comes from a user or a service: interpolate it.
  public init(raw text: String) { self.text = text }

  fileprivate mutating func append(_ value: SQLValue) {
    places.append(text.utf8.count)
    text += "?"
    values.append(value)
  }

  fileprivate mutating func append(_ other: SQL) {
    let length = text.utf8.count
    places += other.places.map { $0 + length }
    text += other.text
    values += other.values
    isReusable = isReusable && other.isReusable
  }
}

extension SQL {
  /// A value that a ``SQL`` may interpolate.
  ///
  /// ```swift
  /// let table = "noteLog"
  /// let count: SQL = "SELECT count(*) FROM \(identifier: table) WHERE begun < \(2.5)"
  /// ```
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var sql = SQL(raw: "")

    public init(literalCapacity: Int, interpolationCount: Int) {
      sql.text.reserveCapacity(literalCapacity + interpolationCount)
      sql.values.reserveCapacity(interpolationCount)
      sql.places.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { sql.text += literal }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some SQLConvertible) {
      sql.append(value.sqlValue)
    }

    /// Binds a value, or NULL.
    public mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      sql.append(value.sqlValue)
    }

    /// Inserts a part of a statement, with its values.
    public mutating func appendInterpolation(_ part: SQL) { sql.append(part) }

    /// A condition: the column has one of these values. No row meets it when there are none.
    public mutating func appendInterpolation<Value: SQLConvertible>(
      _ column: StaticString, in values: some Collection<Value>
    ) {
      sql.isReusable = false
      if values.isEmpty { return appendLiteral("1 = 0") }
      appendLiteral("\(column) IN (")
      for (index, value) in values.enumerated() {
        if index > 0 { appendLiteral(", ") }
        sql.append(value.sqlValue)
      }
      appendLiteral(")")
    }

    /// Inserts the name of a table or a column, in quotation marks. Its case does not matter, as without them.
    public mutating func appendInterpolation(identifier name: String) {
      appendLiteral(
        "\""
          + name.lowercased().split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\"")
    }
  }
}

extension SQL {
  /// - Throws: ``SQLTextUnstorable``.
  package func checkTexts() throws(SQLTextUnstorable) {
    for value in values {
      if case .text(let text) = value, text.utf8.contains(0) {
        throw SQLTextUnstorable(statement: self.text)
      }
    }
  }
}

/// A text that was to be stored, or compared with, contains U+0000, which no engine stores in a text. Store its bytes as
/// `Data`, or leave the character out.
///
/// ```swift
/// func statement(_ error: SQLTextUnstorable) -> String { error.statement }
/// ```
public struct SQLTextUnstorable: Error, Hashable, CustomStringConvertible {
  /// The statement, without its values.
  public let statement: String

  public var description: String {
    "A text for \"\(statement)\" contains the character U+0000, which a database does not store in a text"
  }
}

/// The text of a statement without its values, for a log.
extension SQL: CustomStringConvertible {
  public var description: String { text }
}
