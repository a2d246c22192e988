import BackendModel
import Logging
import Synchronization

/// Tells the log, once for each row, that a row cannot be read and is left out of what is answered.
final class DamageLog: Sendable {
  private struct Place: Hashable {
    let table: String
    let row: String
  }

  /// How many rows are told about, until the program starts again.
  private static let limit = 1000

  private let logger: Logger
  private let told = Mutex<Set<Place>>([])

  init(_ logger: Logger) { self.logger = logger }

  /// - Parameters:
  ///   - row: its id.
  ///   - error: why it cannot be read. Only that of a ``DamagedRow`` is told: others may quote what is stored.
  func report(_ table: String, row: String, _ error: any Error) {
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
