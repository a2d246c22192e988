import Hummingbird
import Logging
import ServiceLifecycle
import SillarServer
import SillarWeb

/// Serves hosts, and the routes beside them, on a port of this machine while the body runs.
func serve(
  _ hosts: [WebHost], _ router: Router<BasicRequestContext>, on port: Int, logger: Logger,
  _ body: () async throws -> Void
) async throws {
  let (running, hasStarted) = AsyncStream.makeStream(of: Void.self)
  let server = WebServer(
    hosts: hosts, router: router, address: .hostname("127.0.0.1", port: port), logger: logger,
    onServerRunning: { _ in hasStarted.finish() })
  let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
  try await withThrowingTaskGroup(of: Void.self) { tasks in
    tasks.addTask {
      defer { hasStarted.finish() }
      try await group.run()
    }
    for await _ in running {}
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    await group.triggerGracefulShutdown()
    try await tasks.waitForAll()
    try result.get()
  }
}
