import Hummingbird
import HummingbirdCore
import Logging

@testable import SillarWeb

/// Servers of a few plain pages, with the transport under test.
enum TransportServer {
  /// Runs a server, then the test, then shuts the server down and waits for its end.
  ///
  /// - Returns: The time from the request to end the server to its end.
  @discardableResult
  static func run(
    _ server: HTTPServerBuilder, test: @escaping @Sendable (RunningServer) async throws -> Void
  ) async throws -> Duration {
    let router = Router()
    router.get("socket") { _, _ in "a page" }
    router.get("hello") { _, _ in "hello" }
    router.post("length") { request, _ in
      let body = try await request.body.collect(upTo: 1 << 20)
      return "\(body.readableBytes)"
    }
    router.get("fails") { _, _ -> String in throw HTTPError(.badGateway, message: "no") }

    var logger = Logger(label: "transport-tests")
    logger.logLevel = .critical
    return try await RunningServer.run(logger: logger, test: test) { onRunning in
      Application(
        router: router, server: server,
        configuration: .init(address: .hostname("127.0.0.1", port: 0)),
        onServerRunning: onRunning, logger: logger)
    }
  }
}

extension HTTPServerBuilder {
  /// Accepts sockets at `/socket` and echoes their messages.
  static func echo(_ configuration: TransportConfiguration = .init()) -> HTTPServerBuilder {
    .socket(configuration) { connection in
      for await text in connection.messages { try await connection.send(text) }
    }
  }

  /// Accepts sockets at `/socket`.
  static func socket(
    _ configuration: TransportConfiguration = .init(),
    handler: @escaping @Sendable (WebSocketConnection) async throws -> Void
  ) -> HTTPServerBuilder {
    .http1WithWebSocket(configuration: configuration) { handshake in
      handshake.uri.path == "/socket" ? .accept(()) : .pass
    } handler: { connection, _ in
      try await handler(connection)
    }
  }
}
