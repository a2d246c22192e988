import Synchronization

/// Reads rows of a database, and tells once of each that cannot be read.
///
/// ```swift
/// func names(_ stored: [String: Data], _ rows: ReadableRows) -> [String] {
///   stored.compactMap { id, content in
///     rows.read("product", id) { try JSONDecoder().decode(String.self, from: content) }
///   }
/// }
/// ```
///
/// A row that another version of the program has written, or that is damaged, is as if it were not there: it fails no
/// list.
public final class ReadableRows: Sendable {
  /// How many rows are told about, until the program starts again.
  private static let limit = 1000

  private let report: @Sendable (String) -> Void
  private let told = Mutex<Set<String>>([])

  /// - Parameter report: Told, for a log, which row of which table cannot be read, never what it holds.
  public init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// - Parameter row: Its key, for the log.
  /// - Returns: Nil when `value` fails.
  public func read<Value>(_ table: String, _ row: String, _ value: () throws -> Value) -> Value? {
    do {
      return try value()
    } catch {
      let place = "\(table), \(row)"
      let isNew = told.withLock { $0.count < Self.limit && $0.insert(place).inserted }
      // The error's type alone: its words may quote the row.
      if isNew {
        report("A stored row cannot be read and is left out (\(place)): \(type(of: error))")
      }
      return nil
    }
  }
}
