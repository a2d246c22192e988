import BackendApp
import CompanyKit
import Foundation
import HomeownerApp
import HomeownerWeb
import Hummingbird
import Logging
import ProApp
import ProWeb
import SillarServer
import SillarWeb

/// The programs of Quotes that a message passes through, each in a process of its own.
enum QuotesServers: String {
  case backend, homeowner, pro

  /// - Parameter arguments: The data folder; for an app also the address of the backend's API.
  func run(_ arguments: [String]) async throws {
    guard let path = arguments.first else { throw Failure("\(self) needs a folder") }
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    var logger = Logger(label: rawValue)
    logger.logLevel = .error
    guard self != .backend else { return try await Self.serveBackend(folder, logger) }
    guard arguments.count > 1, let api = URL(string: arguments[1]) else {
      throw Failure("\(self) needs the address of a backend")
    }
    var settings = WebHost.Settings()
    // The client sends events faster than a user.
    settings.limits.eventsPerSecond = 1_000_000
    // All windows come from one address.
    settings.limits.eventsPerSecondPerClient = 1_000_000
    // The connections of a proxy are not counted.
    settings.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
    settings.limits.maximumWindowsPerClient = 100_000
    let places = [Places(apiURL: api, dataFolder: folder)]
    let host =
      switch self {
      case .pro:
        try ProApp(configuration: ProApp.configuration(places), logger: logger)
          .webHost(settings: settings, logger: logger)
      default:
        try HomeownerApp(configuration: HomeownerApp.configuration(places), logger: logger)
          .webHost(settings: settings, logger: logger)
      }
    try await WebServer(
      hosts: [host], address: .hostname("127.0.0.1", port: 0), logger: logger,
      onServerRunning: { [rawValue] in Servers.announce(rawValue, $0) }
    ).run()
  }

  private static func serveBackend(_ folder: URL, _ logger: Logger) async throws {
    let router = Router()
    try await BackendApp(dataDirectory: folder, isDemo: true).addRoutes(to: router)
    try await Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { Servers.announce("backend", $0) }, logger: logger
    ).run()
  }
}
