import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves `/metrics` on a port of its own: what is counted is for the operator, and not for everybody who reaches the apps.
struct MetricsPage: Service {
  let metrics: PrometheusMetrics
  let host: String
  let port: Int
  let logger: Logger
  let announce: @Sendable (Int) -> Void

  func run() async throws {
    let router = Router()
    let metrics = metrics
    router.get("/metrics") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: .init(byteBuffer: .init(string: metrics.text)))
    }
    let announce = announce
    let application = Application(
      router: router, configuration: .init(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { announce($0.localAddress?.port ?? 0) }, logger: logger)
    do {
      try await application.run()
    } catch let error as IOError {
      let reason = String(cString: strerror(error.errnoCode))
      throw StartupFailure(
        "/metrics cannot listen on port \(port) of \(host) (\(reason)): choose another with "
          + "--metrics-port")
    }
  }
}
