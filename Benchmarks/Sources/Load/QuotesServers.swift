import BackendApp
import CompanyKit
import Foundation
import HomeownerApp
import Hummingbird
import Logging
import ProApp
import QuotesKit
import QuotesWeb
import SillarServer
import SillarWeb

/// The programs of Quotes that a message passes through, each in a process of its own.
enum QuotesServers: String {
  case backend, homeowner, pro

  /// - Parameter arguments: The data folder; for an app also the address of the backend's API.
  func run(_ arguments: [String]) async throws {
    guard let path = arguments.first else { throw Failure("\(self) needs a folder") }
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    let (logger, settings) = (Servers.quiet, Servers.settings)
    guard self != .backend else { return try await Self.serveBackend(folder, logger) }
    guard arguments.count > 1, let api = URL(string: arguments[1]) else {
      throw Failure("\(self) needs the address of a backend")
    }
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
    try await Servers.serve([host], as: rawValue)
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
