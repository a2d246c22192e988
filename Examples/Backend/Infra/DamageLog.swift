import BackendModel
import CoreMetrics
import Logging
import Synchronization

/// Logs each row that cannot be read and is left out of responses, once for each row.
///
/// Counts each time that one is left out as `backend_rows_unreadable_total`, by table.
final class DamageLog: Sendable {
  private struct Place: Hashable {
    let table: String
    let row: String
  }

  /// The most rows that are logged until the program is restarted.
  private static let limit = 1000

  private let logger: Logger
  private let told = Mutex<Set<Place>>([])

  init(_ logger: Logger) { self.logger = logger }

  /// - Parameters:
  ///   - row: the id of the row.
  ///   - error: the reason. Only a ``DamagedRow`` is logged in full: other errors may quote stored data.
  func report(_ table: String, row: String, _ error: any Error) {
    Counter(label: "backend_rows_unreadable_total", dimensions: [("table", table)]).increment()
    let isNew = told.withLock { told in
      told.count < Self.limit && told.insert(Place(table: table, row: row)).inserted
    }
    guard isNew else { return }
    let reason = (error as? DamagedRow)?.description ?? "\(type(of: error))"
    logger.error(
      "A stored row cannot be read and is left out",
      metadata: ["table": "\(table)", "row": "\(row)", "reason": "\(reason)"])
  }
}
