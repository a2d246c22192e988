import ArgumentParser
import BackendApp
import BackendInfra
import Foundation
import Hummingbird
import SillarData
import SillarPostgreSQL
import SillarServer

/// The command that serves the backend of the examples on its own.
@main
struct BackendCommand: AsyncParsableCommand {
  static let version = "0.1.0"
  static let configuration = CommandConfiguration(
    commandName: "backend",
    abstract: "Serves the API that the examples talk to, under /api.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). GET /healthz answers "ok". The \
      environment variable LOG_LEVEL (debug, info, notice, …) decides how much goes to standard \
      error.
      """,
    version: version,
    subcommands: [ImportMovies.self, CheckContent.self])

  @OptionGroup var server: ServerOptions

  func run() async throws {
    try await Self.program(server) { program in
      let folder = try program.dataFolder()
      let app = try await BackendApp(
        dataDirectory: folder, open: BackendStorage.shared(program.databases, of: folder),
        filesFolder: server.filesFolder, isDemo: server.demo, logger: program.logger,
        sink: LineFile(folder.appending(path: "backend-events.jsonl")).append)
      let router = Router()
      app.addRoutes(to: router)
      try await program.serve([], router: router, besides: [app])
    }
  }

  /// Runs the program with the body of the command or of a subcommand.
  static func program(
    _ options: ServerOptions, _ body: (Program) async throws -> Void
  ) async throws -> Never {
    try await Program.run(
      "backend", version: version, server: PostgreSQLDatabases.init, arguments: options.arguments,
      body)
  }
}
