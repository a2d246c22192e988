import ArgumentParser
import BackendApp
import CommandSupport
import Hummingbird

/// Serves the examples' backend by itself.
@main
struct BackendCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backend",
    abstract: "Serves the API that the examples talk to, under /api.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). GET /healthz answers "ok". The \
      environment variable LOG_LEVEL (debug, info, notice, …) decides how much goes to standard \
      error.
      """,
    version: "0.1.0",
    subcommands: [ImportMovies.self, CheckContent.self])

  @OptionGroup var server: ServerOptions

  func run() async throws {
    try await Program.run("backend", options: server) { program in
      let app = try await BackendApp(
        dataDirectory: program.prepareDataDirectory(), logger: program.logger)
      let router = Router()
      router.addHealthCheck()
      app.addRoutes(to: router)
      let application = Application(
        router: router,
        server: .http1(configuration: .init(idleTimeout: .seconds(60))),
        configuration: .init(address: .hostname(server.host, port: server.port)),
        onServerRunning: { program.announce($0) },
        logger: program.logger)
      try await program.serve([application])
    }
  }
}
