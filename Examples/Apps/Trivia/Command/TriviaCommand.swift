import ArgumentParser
import CommandSupport
import Foundation
import Hummingbird
import Logging
import Sillar
import SillarWeb
import TriviaApp
import TriviaWeb

/// Serves Trivia by itself, against any backend.
@main
struct TriviaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trivia",
    abstract: "Serves the game Trivia at /, against a backend elsewhere.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      Attempts and scores lie in the data folder. \
      Start a backend first, for example with: backend --port 8081
      """,
    version: Flavor.versions(of: "Trivia", TriviaApp.version, modules: TriviaApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption

  @Option(
    name: .customLong("api-url"),
    help: ArgumentHelp("Where the backend's API is, up to and with /api.", valueName: "url"))
  var apiURL = "http://127.0.0.1:8081/api"

  func run() async throws {
    if routes.print(Flavor.routes(of: TriviaApp.modules)) { return }
    try await Program.run("trivia", options: server) { program in
      let url = try BackendAddress.check(apiURL, option: "--api-url")
      await BackendAddress.warnIfUnreachable(url, program)
      let folder = try program.prepareDataDirectory()
      let logger = program.logger
      let app = try TriviaApp(apiURL: url, dataDirectory: folder, logger: logger)
      var settings = WebHost.Settings()
      settings.secret = try Secret.load(in: folder)
      let host = app.webHost(settings: settings, logger: logger)
      let server = WebServer(
        hosts: [host], address: .hostname(server.host, port: server.port),
        logger: program.logger, onServerRunning: { program.announce($0) })
      try await program.serve([server])
    }
  }
}
