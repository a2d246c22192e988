import AsyncHTTPClient
import NIOCore

/// The HTTP client of an ``APIClient``. It shuts down with its last owner.
///
/// It differs from `HTTPClient.shared` in two ways. A refused connection fails at once, while the shared client retries
/// for ten seconds. A redirect is returned as an answer, while the shared client follows it to any address that this
/// machine can reach.
///
/// Streams have a second client, because each keeps its connection: in one pool, eight of them would leave no room for
/// requests.
final class OwnedHTTPClient: Sendable {
  let http: HTTPClient
  let streams: HTTPClient

  init() {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.timeout.connect = .seconds(3)
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 10_000
    streams = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit {
    for client in [http, streams] {
      // The client has to outlive its own shutdown.
      client.shutdown { _ in withExtendedLifetime(client) {} }
    }
  }
}
