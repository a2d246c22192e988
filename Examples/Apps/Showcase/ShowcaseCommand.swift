import BackendApp
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
import SillarServer
import SillarWeb
import TriviaApp
import TriviaWeb
import WalletApp
import WalletWeb

/// Serves all apps and the backend that they talk to, in one process on one port.
@main
struct ShowcaseCommand {
  private static let apps: [(place: String, type: any ServerApp.Type)] = [
    ("/trivia", TriviaApp.self), ("/movies", MoviesApp.self), ("/market", MarketApp.self),
    ("/corner-shop", CornerShopApp.self), ("/wallet", WalletApp.self),
    ("/homeowner", HomeownerApp.self), ("/pro", ProApp.self),
  ]

  private static var versions: String {
    apps.map { Flavor.versions(of: $0.type.name, $0.type.version, modules: $0.type.modules) }
      .joined(separator: "\n")
  }

  /// The addresses of all screens, each with the path of its app.
  private static var routes: String {
    apps.flatMap { place, type in
      Flavor.routes(of: type.modules).split(separator: "\n").map { place + $0 }
    }
    .joined(separator: "\n")
  }

  static func main() async throws {
    try await Program.run(
      "showcase", version: versions,
      summary: "Serves all example apps at /, and the API that they talk to under /api.",
      routes: routes
    ) { program in try await serve(program.withFreePort()) }
  }

  private static func serve(_ program: Program) async throws {
    let (folder, logger) = (try program.dataFolder(), program.logger)
    let router = Router()
    let backend = try await BackendApp(
      dataDirectory: folder, logger: logger,
      onOutage: { outage in
        let apis = outage.apis.joined(separator: ", ")
        logger.error(
          "APIs are not available", metadata: ["apis": "\(apis)", "reason": "\(outage.reason)"])
      })
    backend.addRoutes(to: router)

    let settings = try program.webSettings()
    // All apps belong to one company and share the sessions of visitors.
    var shared = settings
    shared.sessionPath = "/"
    // The apps reach the backend over HTTP like any other client, although it is in the same process.
    let api = try program.ownAddress.appending(path: "api")
    func places(_ name: String) -> Places {
      Places(apiURL: api, dataFolder: folder.appending(path: name))
    }
    var apps = HostedApps(logger: logger)
    try apps.add(TriviaApp.self, at: "/trivia", settings) {
      try TriviaApp(apiURL: api, dataDirectory: folder, logger: logger)
    }
    try apps.add(MoviesApp.self, at: "/movies", settings) {
      let tmdb = api.appending(path: "tmdb")
      return try MoviesApp(
        apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder.appending(path: "movies"),
        logger: logger)
    }
    try apps.add(MarketApp.self, at: "/market", shared, [places("market")])
    try apps.add(
      CornerShopApp.self, called: CornerShop.title, at: "/corner-shop", shared,
      [places("corner-shop")])
    try apps.add(WalletApp.self, at: "/wallet", shared, [places("wallet")])
    try apps.add(
      HomeownerApp.self, at: "/homeowner", settings, [places("homeowner"), ShownDemoAccounts()])
    try apps.add(ProApp.self, at: "/pro", settings, [places("pro"), ShownDemoAccounts()])
    apps.add(try GalleryApp(), at: "/gallery", settings)
    let start = WebHost(
      app: try ShowcaseApp(apps: apps.listed), settings: settings, logger: logger)
    try await program.serve(apps.hosts + [start], router: router)
  }
}

extension Program {
  /// The address at which this process reaches itself.
  fileprivate var ownAddress: URL {
    get throws {
      let reachable =
        switch host {
        case "0.0.0.0": "127.0.0.1"
        case "::": "[::1]"
        case let host where host.contains(":"): "[\(host)]"
        default: host
        }
      guard let url = URL(string: "http://\(reachable):\(port)") else { throw URLError(.badURL) }
      return url
    }
  }
}
