import CoreMetrics
import Synchronization

/// Reads rows of a database, and reports each unreadable row once.
///
/// ```swift
/// func names(_ stored: [String: Data], _ rows: ReadableRows) -> [String] {
///   stored.compactMap { id, content in
///     rows.read("product", id) { try JSONDecoder().decode(String.self, from: content) }
///   }
/// }
/// ```
///
/// A row that another version of the program has written, or that is damaged, counts as missing: it does not fail a
/// list. Each time that one is left out counts as `sillar_rows_unreadable_total`, by table.
public final class ReadableRows: Sendable {
  /// The number of rows that are reported until the program restarts.
  private static let limit = 1000

  private let report: @Sendable (String) -> Void
  private let told = Mutex<Set<String>>([])

  /// - Parameter report: Gets the table and the key of each unreadable row, for a log, but never its content.
  public init(report: @escaping @Sendable (String) -> Void) { self.report = report }

  /// - Parameters:
  ///   - table: Its name, for the log and the counter.
  ///   - row: Its key, for the log.
  /// - Returns: Nil when `value` fails.
  public func read<Value>(_ table: String, _ row: String, _ value: () throws -> Value) -> Value? {
    do {
      return try value()
    } catch {
      Counter(label: "sillar_rows_unreadable_total", dimensions: [("table", table)]).increment()
      let place = "\(table), \(row)"
      let isNew = told.withLock { $0.count < Self.limit && $0.insert(place).inserted }
      // Of other errors only the type: their messages may quote the row.
      if isNew {
        let reason = (error as? SQLRowUnreadable)?.description ?? "\(type(of: error))"
        report("A stored row cannot be read and is left out (\(place)): \(reason)")
      }
      return nil
    }
  }
}
