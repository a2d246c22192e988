import CoreMetrics
import Foundation
import HTTPTypes
import Logging

/// Logs answers that cannot be decoded: one warning for a burst at one endpoint.
///
/// Counts each such answer as `sillar_api_undecodable_total`, by host.
struct UndecodableLog: Sendable {
  private let logger: Logger
  private let bursts = Bursts()
  private let count: Counter

  init(api: URL, logger: Logger) {
    self.logger = logger
    count = Counter(
      label: "sillar_api_undecodable_total", dimensions: [("host", api.host() ?? "")])
  }

  /// - Parameter problem: The place in the answer, and the problem there. The answer itself may be secret.
  func failed(_ request: PreparedRequest, type: String?, problem: String) {
    count.increment()
    guard bursts.failed(place(request)) else { return }
    logger.warning(
      "An answer cannot be read",
      metadata: [
        "method": "\(request.method.rawValue)", "path": "\(request.path)",
        "type": "\(type ?? "")", "problem": "\(problem)",
      ])
  }

  func succeeded(_ request: PreparedRequest) { _ = bursts.succeeded(place(request)) }

  private func place(_ request: PreparedRequest) -> String {
    "\(request.method.rawValue) \(request.path)"
  }
}
