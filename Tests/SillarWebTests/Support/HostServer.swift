import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

@testable import SillarWeb

/// A web server with hosts on a free port for as long as a test needs it.
struct HostServer: Sendable {
  let port: Int
  private let group: ServiceGroup

  /// Tells the server to end, as SIGTERM does.
  func shutDown() async { await group.triggerGracefulShutdown() }

  /// A browser that has never been here.
  func browser() -> TestBrowser { TestBrowser(port: port) }

  /// Runs a server, then the test, then shuts the server down and waits for its end.
  ///
  /// - Returns: How long the server took to end, once it had been told to.
  @discardableResult
  static func run(
    _ hosts: WebHost..., logger: Logger = .silent,
    test: @escaping @Sendable (HostServer) async throws -> Void
  ) async throws -> Duration {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let server = WebServer(
      hosts: hosts, address: .hostname("127.0.0.1", port: 0), logger: logger
    ) { channel in
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
        try await test(HostServer(port: number, group: group))
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

extension Logger {
  /// Says nothing.
  static var silent: Logger {
    Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
  }
}

/// Waits, in real time, until something is so.
func eventually(
  within limit: Duration = .seconds(20), _ isSo: @Sendable () async throws -> Bool
) async throws -> Bool {
  let deadline = ContinuousClock.now + limit
  while ContinuousClock.now < deadline {
    if try await isSo() { return true }
    try await Task.sleep(for: .milliseconds(5))
  }
  return try await isSo()
}

extension WebHost {
  /// The session that a browser's cookie stands for.
  func session(of browser: TestBrowser) -> SessionKeeper.Session? {
    var request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
    request.headerFields[.cookie] = browser.cookie.map { "\($0.key)=\($0.value)" }
      .joined(separator: "; ")
    return sessions.session(of: request)
  }
}
