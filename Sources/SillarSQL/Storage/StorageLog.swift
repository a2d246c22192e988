import CoreMetrics
package import Logging

/// Logs database failures: one warning for a burst of failures, and a notice when the database works again.
///
/// Counts each failure as `sillar_storage_failures_total`, by database.
package struct StorageLog: Sendable {
  private let name: String
  let path: String
  private let logger: Logger
  private let bursts = Bursts()
  private let failures: Counter

  package init(name: String, path: String, logger: Logger) {
    self.name = name
    self.path = path
    self.logger = logger
    failures = Counter(label: "sillar_storage_failures_total", dimensions: [("database", name)])
  }

  /// - Parameter reason: The reason, with neither the statement nor its values.
  package func failed(_ reason: String) {
    failures.increment()
    guard bursts.failed(name) else { return }
    logger.warning(
      "A database cannot be used", metadata: ["database": "\(path)", "reason": "\(reason)"])
  }

  package func wrote() {
    let count = bursts.succeeded(name)
    guard count > 0 else { return }
    logger.notice(
      "A database can be written again", metadata: ["database": "\(path)", "failures": "\(count)"])
  }
}
