import AsyncHTTPClient
import NIOCore

/// The HTTP client of an ``APIClient`` that was given none. It ends with its last user.
///
/// It differs from `HTTPClient.shared` in two ways. A refused connection fails at once, where the
/// shared one tries again for ten seconds before it says so. And a redirect is an answer, not an
/// order: the shared one follows it to wherever it points, with this machine's reach.
///
/// Streams have another one, for each keeps its connection: in the same pool, eight of them would leave no room for
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
