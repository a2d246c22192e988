import BackendApp
import CompanyKit
import CornerShopApp
import Foundation
import HomeownerApp
import Hummingbird
import Logging
import MarketApp
import MarketArgentinaApp
import MoviesApp
import MoviesWeb
import ProApp
import QuotesKit
import QuotesWeb
import ShopsKit
import ShopsWeb
import SillarServer
import SillarWeb
import TestServers
import Testing
import TriviaApp
import TriviaWeb
import WalletApp
import WalletWeb

@testable import BrowserSupport

/// All apps of the showcase on one server of this process, whose time a test can let pass.
struct AllApps: Sendable {
  let port: Int
  let clock: LeapingClock
  @TaskLocal private static var hosts: [WebHost] = []

  /// Lets time pass, and waits until all windows have ended: nobody has used them since. A socket that a host sees closed only
  /// after the leap has more time to pass.
  func passTime(_ time: Duration) async throws {
    clock.leap(time)
    let isOver = try await eventually(within: .seconds(20)) {
      if Self.hosts.allSatisfy({ $0.windowCount == 0 }) { return true }
      clock.leap(.seconds(5))
      return false
    }
    #expect(isOver, "\(Self.hosts.map(\.windowCount))")
  }

  static func run(_ test: (AllApps) async throws -> Void) async throws {
    try await withFolder { folder in
      let data = folder.appending(path: "backend")
      try SeededBackend.copy(to: data)
      let apps = AllApps(port: try await freePort(), clock: LeapingClock())
      let router = Router()
      try await BackendApp(dataDirectory: data, isDemo: true, passwordRounds: 2).addRoutes(
        to: router)
      let hosts = try apps.hosts(in: folder)
      try await serve(hosts, router, on: apps.port, logger: apps.logger) {
        try await Self.$hosts.withValue(hosts) { try await test(apps) }
      }
    }
  }

  private var logger: Logger {
    var logger = Logger(label: "browser-tests")
    logger.logLevel = .critical
    return logger
  }

  private func hosts(in folder: URL) throws -> [WebHost] {
    let api = try #require(URL(string: "http://127.0.0.1:\(port)/api"))
    let tmdb = api.appending(path: "tmdb")
    func places(_ name: String) -> Places {
      Places(apiURL: api, dataFolder: folder.appending(path: name))
    }
    let store = try HostStore(in: folder, logger: logger)
    func host<A: ServerApp>(_ app: A, at place: String) -> WebHost {
      WebHost(
        app: app, at: place, store: store, pictures: app.pictureStore, clock: clock, logger: logger)
    }
    let members = ShownDemoAccounts()
    let guests = ShownDemoAccounts(offersGuests: true)
    return [
      host(
        try TriviaApp(
          apiURL: api, dataDirectory: folder.appending(path: "trivia"), clock: clock,
          logger: logger), at: "/trivia"),
      host(
        try MoviesApp(
          apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder.appending(path: "movies"),
          logger: logger), at: "/movies"),
      host(
        try MarketApp(
          configuration: MarketApp.configuration([places("market"), guests]), clock: clock,
          logger: logger),
        at: "/market"),
      host(
        try MarketArgentinaApp(
          configuration: MarketArgentinaApp.configuration([places("market-argentina"), guests]),
          clock: clock, logger: logger), at: "/market-argentina"),
      host(
        try CornerShopApp(
          configuration: CornerShopApp.configuration([places("corner-shop"), guests]), clock: clock,
          logger: logger), at: "/corner-shop"),
      host(
        try WalletApp(
          configuration: WalletApp.configuration([places("wallet"), guests]), clock: clock,
          logger: logger),
        at: "/wallet"),
      host(
        try HomeownerApp(
          configuration: HomeownerApp.configuration([places("homeowner"), members]), clock: clock,
          logger: logger), at: "/homeowner"),
      host(
        try ProApp(
          configuration: ProApp.configuration([places("pro"), members]), clock: clock,
          logger: logger), at: "/pro"),
    ]
  }
}
