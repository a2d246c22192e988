import Foundation
import Logging
import ServiceLifecycle

/// Ends the program when a shutdown that began does not come to its end: a supervisor, or someone at
/// a keyboard, waits for a few seconds and no longer.
actor ShutdownDeadline: Service {
  private let limit: Duration
  private let logger: Logger
  private var countdown: Task<Void, any Error>?

  init(limit: Duration, logger: Logger) {
    self.limit = limit
    self.logger = logger
  }

  /// Whether a shutdown was asked for.
  var hasBegun: Bool { countdown != nil }

  func run() async throws {
    do { try await gracefulShutdown() } catch { return }
    countdown = Task { [limit, logger] in
      try await Task.sleep(for: limit)
      logger.warning("The shutdown took too long; connections that were still open are cut")
      exit(0)
    }
  }

  /// Everything has ended in time.
  func lift() {
    countdown?.cancel()
  }
}
