import CoreMetrics
import GRDB
import Logging

/// Logs database failures: one warning for a burst of failures, and a notice when the database works again.
///
/// Counts each failure as `sillar_storage_failures_total`, by database.
struct StorageLog: Sendable {
  private let name: String
  private let path: String
  private let logger: Logger
  private let bursts = Bursts()
  private let failures: Counter

  init(name: String, path: String, logger: Logger) {
    self.name = name
    self.path = path
    self.logger = logger
    failures = Counter(label: "sillar_storage_failures_total", dimensions: [("database", name)])
  }

  func failed(_ error: DatabaseError) {
    // A violated table constraint is not a storage failure.
    guard error.resultCode != .SQLITE_CONSTRAINT else { return }
    failures.increment()
    guard bursts.failed(name) else { return }
    // Logs neither the statement nor its values.
    let failure = DatabaseUnavailable(path: path, error)
    logger.warning(
      "A database cannot be used", metadata: ["database": "\(path)", "reason": "\(failure.reason)"])
  }

  func wrote() {
    let count = bursts.succeeded(name)
    guard count > 0 else { return }
    logger.notice(
      "A database can be written again", metadata: ["database": "\(path)", "failures": "\(count)"])
  }
}
