import BackendApp
import BackendInfra
import CompanyKit
import CornerShopApp
import Foundation
import Gallery
import HomeownerApp
import Hummingbird
import Logging
import MarketApp
import MarketArgentinaApp
import MoviesApp
import MoviesWeb
import ProApp
import QuotesWeb
import ServiceLifecycle
import ShopsKit
import ShopsWeb
import SignInInfra
import Sillar
import SillarData
import SillarPostgreSQL
import SillarServer
import SillarWeb
import TriviaApp
import TriviaWeb
import WalletApp
import WalletWeb

/// Serves all apps and the backend that they talk to in one process, and on one port where that is not public: see
/// ``PublicAPI``.
@main
struct ShowcaseCommand {
  private static let apps: [(place: String, type: any ServerApp.Type)] = [
    ("/trivia", TriviaApp.self), ("/movies", MoviesApp.self), ("/market", MarketApp.self),
    ("/market-argentina", MarketArgentinaApp.self), ("/corner-shop", CornerShopApp.self),
    ("/wallet", WalletApp.self), ("/homeowner", HomeownerApp.self), ("/pro", ProApp.self),
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
      routes: routes, providers: [Demonstration()], server: PostgreSQLDatabases.init,
      configure: configuration
    ) { program in try await serve(program.withFreePort()) }
  }

  private static func configuration(
    _ providers: [any ConfigurationProvider]
  ) throws -> Configuration {
    try Configuration(
      flavor: "showcase",
      declarations: [
        ConfigurationDeclaration(PublicAPI.self, neededBy: "Showcase"),
        ConfigurationDeclaration(Backend.self, neededBy: "Showcase"),
        ConfigurationDeclaration(FilesFolder.self, neededBy: "Showcase"),
      ],
      providers: providers)
  }

  private static func serve(_ program: Program) async throws {
    let (folder, logger) = (try program.dataFolder(), program.logger)
    let isDemo = program.configuration[Demonstration.Key.self]
    let router = Router()
    // A server that cannot be reached ends the program, and not an API alone.
    let store = try program.hostStore()
    // The apps reach the backend over HTTP like any other client, although it may be in the same process.
    let (api, services) =
      if let elsewhere = program.configuration[Backend.self] {
        (elsewhere, [] as [any Service])
      } else {
        try await serveAPI(of: backend(of: program), on: router, of: program)
      }

    let settings = try await program.webSettings(for: store)
    // The shops and Wallet are about the same money: they share a visitor's session, and who is signed in. Every other app
    // has a session of its own, so nobody who signs in to it is signed out of these.
    var shared = settings
    shared.sessionPath = "/"
    func places(_ name: String) throws -> Places {
      Places(
        apiURL: api, dataFolder: try program.dataFolder(name),
        filesFolder: program.configuration[FilesFolder.self]?.appending(path: name))
    }
    // First of all: a folder that another program has ends this one, and not an app alone.
    let movies = try program.dataFolder("movies")
    let (market, argentina, cornerShop) = (
      try places("market"), try places("market-argentina"), try places("corner-shop")
    )
    let (wallet, homeowner, pro) = (
      try places("wallet"), try places("homeowner"), try places("pro")
    )
    var apps = HostedApps(store: store, databases: program.databases, logger: logger)
    try apps.add(TriviaApp.self, .trivia, at: "/trivia", settings) {
      try TriviaApp(
        apiURL: api, dataDirectory: folder, databases: program.databases, logger: logger)
    }
    try apps.add(MoviesApp.self, .movies, at: "/movies", settings) {
      let tmdb = api.appending(path: "tmdb")
      return try MoviesApp(
        apiURL: tmdb, imagesURL: tmdb, dataDirectory: movies,
        logger: logger)
    }
    let guests = isDemo ? [ShownDemoAccounts(offersGuests: true)] : []
    var sessions: SignInInfraFactory?
    try apps.add(MarketApp.self, .market, at: "/market", shared) {
      let app = try MarketApp(
        configuration: MarketApp.configuration([market] + guests), databases: program.databases,
        logger: logger)
      sessions = app.sessions
      return app
    }
    try apps.add(
      MarketArgentinaApp.self, .marketArgentina, called: MarketArgentina.title,
      at: "/market-argentina", shared
    ) {
      try MarketArgentinaApp(
        configuration: MarketArgentinaApp.configuration([argentina] + guests),
        databases: program.databases, sharing: sessions, logger: logger)
    }
    try apps.add(
      CornerShopApp.self, .cornerShop, called: CornerShop.title, at: "/corner-shop", shared
    ) {
      try CornerShopApp(
        configuration: CornerShopApp.configuration([cornerShop] + guests),
        databases: program.databases, sharing: sessions, logger: logger)
    }
    try apps.add(WalletApp.self, .wallet, at: "/wallet", shared) {
      try WalletApp(
        configuration: WalletApp.configuration([wallet] + guests),
        databases: program.databases, sharing: sessions, logger: logger)
    }
    let members = isDemo ? [ShownDemoAccounts()] : []
    try apps.add(HomeownerApp.self, .homeowner, at: "/homeowner", settings, [homeowner] + members)
    try apps.add(ProApp.self, .pro, at: "/pro", settings, [pro] + members)
    apps.add(try GalleryApp(), .gallery, at: "/gallery", settings)
    let start = WebHost(
      app: try ShowcaseApp(apps: apps.listed), settings: settings, store: store, logger: logger)
    try await program.serve(apps.hosts + [start], router: router, besides: services)
  }

  private static func backend(of program: Program) async throws -> BackendApp {
    let (folder, logger) = (try program.dataFolder(), program.logger)
    let open = BackendStorage.shared(program.databases, of: folder.appending(path: "backend"))
    // Files of a backend that nobody shares stay beside its databases.
    let files = open == nil ? nil : program.configuration[FilesFolder.self]
    return try await BackendApp(
      dataDirectory: folder, open: open, filesFolder: files?.appending(path: "backend"),
      isDemo: program.configuration[Demonstration.Key.self], logger: logger,
      sink: LineFile(folder.appending(path: "backend-events.jsonl")).append,
      onOutage: { outage in
        let apis = outage.apis.joined(separator: ", ")
        logger.error(
          "APIs are not available", metadata: ["apis": "\(apis)", "reason": "\(outage.reason)"])
      })
  }

  /// Serves the backend's API beside the apps, or on a port that only this machine reaches.
  ///
  /// - Returns: The address of the API, and the services that it needs.
  private static func serveAPI(
    of backend: BackendApp, on router: Router<BasicRequestContext>, of program: Program
  ) async throws -> (URL, [any Service]) {
    let isPrivate = program.listensOnLoopback && program.publicURL == nil
    if isPrivate || program.configuration[PublicAPI.self] {
      backend.addRoutes(to: router)
      return (try program.ownAddress.appending(path: "api"), [backend])
    }
    let (own, port) = (Router(), try await Program.freePort(on: "127.0.0.1"))
    backend.addRoutes(to: own)
    let server = WebServer(
      hosts: [], router: own, address: .hostname("127.0.0.1", port: port), trustedProxies: [],
      logger: program.logger)
    guard let url = URL(string: "http://127.0.0.1:\(port)/api") else { throw URLError(.badURL) }
    return (url, [backend, server])
  }
}

/// True to serve the backend's API to everyone who can open the apps. By default it is served beside the apps only while
/// the showcase listens on a loopback address and has no public one; elsewhere only the apps reach it.
enum PublicAPI: DefaultedConfigurationKey {
  static let name = "public-api"
  static let summary = "True to serve /api to the network too, not only to this machine."
  static let defaultValue = false
}

/// The API of a backend elsewhere, which several processes of the showcase share. Without it each has one of its own, whose
/// databases all share with `--database`; its keys are in the data folder.
enum Backend: DefaultedConfigurationKey {
  static let name = "backend"
  static let summary = "The API of a backend elsewhere, in place of the showcase's own."
  static let defaultValue: URL? = nil
  static let kind: String? = APIURL.kind
  static func value(from text: String) -> URL?? { APIURL.value(from: text).map { .some($0) } }
  static func text(of value: URL?) -> String { value?.absoluteString ?? "" }
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
