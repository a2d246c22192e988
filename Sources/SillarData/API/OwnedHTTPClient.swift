import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import SillarModel

/// The HTTP client of an ``APIClient``. It shuts down with its last owner.
///
/// It differs from `HTTPClient.shared` in four ways. A refused connection fails at once, while the shared client retries
/// for ten seconds. A redirect is returned as an answer, while the shared client follows it to any address that this
/// machine can reach. No request waits for a connection, while the shared client has eight for each service:
/// ``RequestTurns`` limits requests, and an event stream keeps its connection. It makes no spans of its own.
final class OwnedHTTPClient: Sendable {
  /// The relay that was current when the client was made.
  let relay = ServiceRelay.current
  let http: HTTPClient

  init() {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 10_000
    // Its spans would have queries in them: ``Traces`` makes others.
    configuration.tracing.tracer = nil
    configuration.timeout.connect = .seconds(3)
    // Before two loops make their first connections at once: the runtime of Swift 6.3 may then end the process, see `UpgradeHandler`.
    _ = ByteToMessageHandler(HTTPResponseDecoder())
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit {
    // The client has to outlive its own shutdown.
    http.shutdown { [http] _ in withExtendedLifetime(http) {} }
  }
}
