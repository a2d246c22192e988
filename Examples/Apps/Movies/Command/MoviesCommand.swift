import ArgumentParser
import CommandSupport
import Foundation
import Hummingbird
import Logging
import MoviesApp
import MoviesInfra
import MoviesWeb
import Sillar
import SillarWeb

/// Serves Movies by itself, against any service that speaks TMDB's version 3.
@main
struct MoviesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "movies",
    abstract: "Serves the movie browser at /, against a backend elsewhere or the real TMDB.",
    discussion: """
      Listens until it is interrupted (Ctrl-C, or SIGTERM). \(ServerOptions.health)

      What was seen lies in the data folder, pictures \
      included, and can be read without the backend.

      Start a backend first, for example with: backend --port 8081
      Or use TMDB, with a key of yours: TMDB_API_KEY=… movies --api-url https://api.themoviedb.org \
      --images-url https://image.tmdb.org

      The environment variable TMDB_API_KEY is sent with each request: as api_key, or as a bearer token if it is \
      one. It is not logged.
      """,
    version: Flavor.versions(of: "Movies", MoviesApp.version, modules: MoviesApp.modules))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption

  @Option(
    name: .customLong("api-url"),
    help: ArgumentHelp("What 3/movie/popular lies below.", valueName: "url"))
  var apiURL = "http://127.0.0.1:8081/api/tmdb"

  @Option(
    name: .customLong("images-url"),
    help: ArgumentHelp(
      "What t/p lies below; that of the API without it.", valueName: "url"))
  var imagesURL: String?

  func run() async throws {
    if routes.print(Flavor.routes(of: MoviesApp.modules)) { return }
    try await Program.run("movies", options: server) { program in
      let example = "http://127.0.0.1:8081/api/tmdb"
      let api = try BackendAddress.check(apiURL, option: "--api-url", example: example)
      let images = try imagesURL.map {
        try BackendAddress.check($0, option: "--images-url", example: example)
      }
      await BackendAddress.warnIfUnreachable(api, program)
      let folder = try program.prepareDataDirectory()
      let key = ProcessInfo.processInfo.environment["TMDB_API_KEY"].flatMap(ServiceKey.init)
      let app = try MoviesApp(
        apiURL: api, imagesURL: images ?? api, key: key,
        dataDirectory: folder.appending(path: Self.folderName(for: api)), logger: program.logger)
      var settings = WebHost.Settings()
      settings.secret = try Secret.load(in: folder)
      let server = WebServer(
        hosts: [app.webHost(settings: settings, logger: program.logger)],
        address: .hostname(server.host, port: server.port), logger: program.logger,
        onServerRunning: { program.announce($0) })
      try await program.serve([server])
    }
  }

  /// What was seen of one service is not to be taken for another's.
  static func folderName(for api: URL) -> String {
    let place = [api.host(), api.port.map(String.init)].compactMap(\.self) + api.pathComponents
    let name = place.joined(separator: "-").map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    return "movies-" + String(name.prefix(100))
  }
}
