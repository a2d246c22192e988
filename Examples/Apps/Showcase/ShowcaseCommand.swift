import ArgumentParser
import BackendApp
import CommandSupport
import CompanyKit
import CornerShopApp
import Foundation
import Gallery
import HomeownerApp
import HomeownerWeb
import Hummingbird
import Logging
import MarketApp
import MoviesApp
import MoviesWeb
import ProApp
import ProWeb
import QuotesKit
import ShopsKit
import ShopsWeb
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
      Flavor.versions(of: "Trivia", TriviaApp.version, modules: TriviaApp.modules),
      Flavor.versions(of: "Movies", MoviesApp.version, modules: MoviesApp.modules),
      Flavor.versions(of: "Market", MarketApp.version, modules: MarketApp.modules),
      Flavor.versions(of: "Wallet", WalletApp.version, modules: WalletApp.modules),
      Flavor.versions(of: "Homeowner", HomeownerApp.version, modules: HomeownerApp.modules),
      Flavor.versions(of: "Pro", ProApp.version, modules: ProApp.modules),
    ].joined(separator: "\n"))

  @OptionGroup var server: ServerOptions
  @OptionGroup var routes: RoutesOption

  /// The addresses of all apps, each with the place of its app.
  private static var routes: String {
    [
      ("/trivia", TriviaApp.modules), ("/movies", MoviesApp.modules),
      ("/market", MarketApp.modules),
      ("/wallet", WalletApp.modules), ("/homeowner", HomeownerApp.modules),
      ("/pro", ProApp.modules),
    ]
    .flatMap { place, modules in
      Flavor.routes(of: modules).split(separator: "\n").map { place + $0 }
    }
    .joined(separator: "\n")
  }

  func run() async throws {
    if routes.print(Self.routes) { return }
    try await Program.run("showcase", options: server) { program in
      let folder = try program.prepareDataDirectory()
      let port = try await FreePort.resolve(server.port, on: server.host)
      // The apps reach the backend over HTTP like any other client, although it is in the same process.
      let apiURL = try BackendAddress.local(host: server.host, port: port)

      let logger = program.logger
      let router = Router()
      let backend = try await BackendApp(
        dataDirectory: folder, logger: logger,
        onOutage: { outage in
          let apis = outage.apis.joined(separator: ", ")
          logger.error(
            "APIs are not available", metadata: ["apis": "\(apis)", "reason": "\(outage.reason)"])
        })
      backend.addRoutes(to: router)

      var settings = WebHost.Settings()
      settings.secret = try Secret.load(in: folder)
      // One company: who is known to one of its apps is known to the other.
      var shared = settings
      shared.sessionPath = "/"
      var apps = HostedApps(logger: logger)
      try apps.add("Trivia", at: "/trivia", settings: settings) {
        try TriviaApp(apiURL: apiURL, dataDirectory: folder, logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      try apps.add("Movies", at: "/movies", settings: settings) {
        let tmdb = apiURL.appending(path: "tmdb")
        return try MoviesApp(
          apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder.appending(path: "movies"),
          logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      func places(_ name: String) -> Places {
        Places(apiURL: apiURL, dataFolder: folder.appending(path: name))
      }
      try apps.add("Market", at: "/market", settings: shared) {
        try MarketApp(configuration: MarketApp.configuration([places("market")]), logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      try apps.add("Corner Shop", at: "/corner-shop", settings: shared) {
        try CornerShopApp(
          configuration: CornerShopApp.configuration([places("corner-shop")]), logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      try apps.add("Wallet", at: "/wallet", settings: shared) {
        try WalletApp(configuration: WalletApp.configuration([places("wallet")]), logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      try apps.add("Homeowner", at: "/homeowner", settings: settings) {
        try HomeownerApp(
          configuration: HomeownerApp.configuration([places("homeowner"), ShownDemoAccounts()]),
          logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      try apps.add("Pro", at: "/pro", settings: settings) {
        try ProApp(
          configuration: ProApp.configuration([places("pro"), ShownDemoAccounts()]), logger: logger)
      } host: {
        $0.webHost(at: $1, settings: $2, logger: $3)
      }
      try apps.add("Gallery", at: "/gallery", settings: settings) {
        try GalleryApp()
      } host: {
        WebHost(app: $0, at: $1, settings: $2, logger: $3)
      }
      let hosts =
        apps.hosts + [
          WebHost(app: try ShowcaseApp(apps: apps.listed), settings: settings, logger: logger)
        ]
      let server = WebServer(
        hosts: hosts, router: router, address: .hostname(server.host, port: port),
        logger: program.logger, onServerRunning: { program.announce($0) })
      try await program.serve([server])
    }
  }
}
