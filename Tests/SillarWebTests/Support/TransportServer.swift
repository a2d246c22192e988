import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

@testable import SillarWeb

/// A server on a free port for as long as a test needs it.
struct TransportServer: Sendable {
  let port: Int
  private let group: ServiceGroup

  /// Tells the server to end, as SIGTERM does.
  func shutDown() async {
    await group.triggerGracefulShutdown()
  }

  /// Runs a server, then the test, then shuts the server down and waits for its end.
  /// - Returns: how long the server took to end, once it had been told to.
  @discardableResult
  static func run(
    _ server: HTTPServerBuilder, test: @escaping @Sendable (TransportServer) async throws -> Void
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
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      router: router, server: server,
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        if let number = channel.localAddress?.port { port.yield(number) }
        port.finish()
      },
      logger: logger)
    let group = ServiceGroup(
      configuration: .init(services: [application], logger: logger))
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer { port.finish() }
        try await group.run()
      }
      guard let number = await ports.first(where: { _ in true }) else {
        try await tasks.waitForAll()
        throw WebSocketClient.Failure(description: "the server did not start")
      }
      do {
        try await test(TransportServer(port: number, group: group))
      } catch {
        await group.triggerGracefulShutdown()
        try? await tasks.waitForAll()
        throw error
      }
      let clock = ContinuousClock()
      return try await clock.measure {
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
      }
    }
  }
}

extension HTTPServerBuilder {
  /// Takes sockets at `/socket` and sends back what it gets.
  static func echo(_ configuration: TransportConfiguration = .init()) -> HTTPServerBuilder {
    .socket(configuration) { connection in
      for await text in connection.messages { try await connection.send(text) }
    }
  }

  /// Takes sockets at `/socket`.
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
