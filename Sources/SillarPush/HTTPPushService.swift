import AsyncHTTPClient
import NIOCore
import NIOHTTP1
public import SillarWeb

/// Sends notices to the push services of browsers, over HTTP.
///
/// ```swift
/// func host(_ app: any App, _ store: HostStore) -> WebHost {
///   WebHost(app: app, store: store, push: HTTPPushService())
/// }
/// ```
///
/// One for all hosts of a process. It follows no redirect, and waits ten seconds for an answer.
public final class HTTPPushService: PushService {
  private static let patience = TimeAmount.seconds(10)

  private let client: HTTPClient

  public init() {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.connectionPool.retryConnectionEstablishment = false
    // An address is a secret, and its server somebody else's: neither is in a span, nor names one.
    configuration.tracing.tracer = nil
    configuration.timeout.connect = .seconds(5)
    // Before two loops make their first connections at once: the runtime of Swift 6.3 may then end the process, see `UpgradeHandler`.
    _ = ByteToMessageHandler(HTTPResponseDecoder())
    client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  deinit {
    // The client has to outlive its own shutdown.
    client.shutdown { [client] _ in withExtendedLifetime(client) {} }
  }

  public func post(
    to address: String, headers: [(name: String, value: String)], body: [UInt8]
  ) async throws -> (status: Int, retryAfter: String?) {
    var request = HTTPClientRequest(url: address)
    request.method = .POST
    for (name, value) in headers { request.headers.add(name: name, value: value) }
    request.body = .bytes(ByteBuffer(bytes: body))
    let answer = try await client.execute(request, timeout: Self.patience)
    // What an answer says besides is of no use; a long one ends its connection.
    _ = try? await answer.body.collect(upTo: 16 * 1024)
    return (Int(answer.status.code), answer.headers.first(name: "Retry-After"))
  }
}
