import ArgumentParser
import BackendApp
import CommandSupport
import CompanyKit
import Foundation
import Gallery
import HomeownerApp
import HomeownerWeb
import Hummingbird
import Logging
import MarketApp
import MarketWeb
import MoviesApp
import MoviesWeb
import ProApp
import ProWeb
import QuotesKit
import Sillar
import SillarWeb
import TriviaApp
import TriviaWeb
import WalletApp
import WalletWeb

/// Serves all apps and the backend that they talk to, in one process on one port.
@main
struct ShowcaseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase",
    abstract: "Serves all example apps, and the backend that they talk to, on one port.",
    discussion: """
      The first page lists the apps; the API is under /api. Listens until it is interrupted (Ctrl-C, or \
      SIGTERM). All data lies in the data folder.

      \(ServerOptions.health)
      """,
    version: [
      Flavour.versions(of: "Trivia", TriviaApp.version, modules: TriviaApp.modules),
      Flavour.versions(of: "Movies", MoviesApp.version, modules: MoviesApp.modules),
      Flavour.versions(of: "Market", MarketApp.version, modules: MarketApp.modules),
      Flavour.versions(of: "Wallet", WalletApp.version, modules: WalletApp.modules),
      Flavour.versions(of: "Homeowner", HomeownerApp.version, modules: HomeownerApp.modules),
      Flavour.versions(of: "Pro", ProApp.version, modules: ProApp.modules),
    ].joined(separator: "\n"))

  @OptionGroup var server: ServerOptions

  func run() async throws {
    try await Program.run("showcase", options: server) { program in
      let folder = try program.prepareDataDirectory()
      let port = try await FreePort.resolve(server.port, on: server.host)
      // The apps reach the backend over HTTP like any other client, although it is in the same process.
      let apiURL = try BackendAddress.local(host: server.host, port: port)

      let router = Router()
      let logger = program.logger
      try await BackendApp(dataDirectory: folder, logger: logger).addRoutes(to: router)

      let trivia = try TriviaApp(apiURL: apiURL, dataDirectory: folder) { logger.info("\($0)") }
      let tmdb = apiURL.appending(path: "tmdb")
      let movies = try MoviesApp(
        apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder.appending(path: "movies"),
        logger: logger)
      let market = try MarketApp(
        configuration: MarketApp.configuration(
          [Places(apiURL: apiURL, dataFolder: folder.appending(path: "market"))]), logger: logger)
      let wallet = try WalletApp(
        configuration: WalletApp.configuration(
          [Places(apiURL: apiURL, dataFolder: folder.appending(path: "wallet"))]), logger: logger)
      let homeowner = try HomeownerApp(
        configuration: HomeownerApp.configuration([
          Places(apiURL: apiURL, dataFolder: folder.appending(path: "homeowner")),
          ShownDemoAccounts(),
        ]), logger: logger)
      let pro = try ProApp(
        configuration: ProApp.configuration([
          Places(apiURL: apiURL, dataFolder: folder.appending(path: "pro")), ShownDemoAccounts(),
        ]), logger: logger)
      var settings = WebHost.Settings()
      settings.secret = try Secret.load(in: folder)
      // One company: who is known to one of its apps is known to the other.
      var shared = settings
      shared.sessionPath = "/"
      let gallery = try GalleryApp()
      let hosts = [
        trivia.webHost(at: "/trivia", settings: settings, logger: logger),
        movies.webHost(at: "/movies", settings: settings, logger: logger),
        market.webHost(at: "/market", settings: shared, logger: logger),
        wallet.webHost(at: "/wallet", settings: shared, logger: logger),
        homeowner.webHost(at: "/homeowner", settings: settings, logger: logger),
        pro.webHost(at: "/pro", settings: settings, logger: logger),
        WebHost(app: gallery, at: "/gallery", settings: settings, logger: logger),
        WebHost(
          app: try ShowcaseApp(apps: [
            ListedApp(trivia, address: "/trivia/"), ListedApp(movies, address: "/movies/"),
            ListedApp(market, address: "/market/"), ListedApp(wallet, address: "/wallet/"),
            ListedApp(homeowner, address: "/homeowner/"), ListedApp(pro, address: "/pro/"),
            ListedApp(gallery, address: "/gallery/"),
          ]),
          settings: settings, logger: logger),
      ]
      let server = WebServer(
        hosts: hosts, router: router, address: .hostname(server.host, port: port),
        logger: program.logger, onServerRunning: { program.announce($0) })
      try await program.serve([server])
    }
  }
}
