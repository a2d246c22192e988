import Logging
import NIOCore
import ServiceLifecycle

/// A server on a free port for as long as a test needs it.
struct RunningServer: Sendable {
  let port: Int
  private let group: ServiceGroup

  /// Asks the server to end, as SIGTERM does.
  func shutDown() async { await group.triggerGracefulShutdown() }

  /// A browser without a cookie.
  func browser() -> TestBrowser { TestBrowser(port: port) }

  /// Runs a server, then the test, then shuts the server down and waits for its end.
  ///
  /// - Parameter makeServer: Makes the server; it must call its argument with the channel on which it listens.
  /// - Returns: The time from the request to end the server to its end.
  @discardableResult
  static func run(
    logger: Logger, test: @escaping @Sendable (RunningServer) async throws -> Void,
    makeServer: (_ onRunning: @escaping @Sendable (any Channel) async -> Void) -> any Service
  ) async throws -> Duration {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = makeServer { channel in
      if let number = channel.localAddress?.port { port.yield(number) }
      port.finish()
    }
    let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
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
        try await test(RunningServer(port: number, group: group))
      } catch {
        await group.triggerGracefulShutdown()
        try? await tasks.waitForAll()
        throw error
      }
      return try await ContinuousClock().measure {
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
      }
    }
  }
}
