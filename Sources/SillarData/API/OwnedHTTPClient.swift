import AsyncHTTPClient
import NIOCore

/// The HTTP client of an ``APIClient`` that was given none. It ends with its last user.
///
/// It differs from `HTTPClient.shared` in two ways. A refused connection fails at once, where the
/// shared one tries again for ten seconds before it says so. And a redirect is an answer, not an
/// order: the shared one follows it to wherever it points, with this machine's reach.
final class OwnedHTTPClient: Sendable {
  let http: HTTPClient

  init() {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.timeout.connect = .seconds(3)
    http = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit {
    // The client has to outlive its own shutdown.
    let http = http
    http.shutdown { _ in withExtendedLifetime(http) {} }
  }
}
