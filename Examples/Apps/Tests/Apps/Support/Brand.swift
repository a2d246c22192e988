import CompanyKit
import Foundation
import Logging
import MarketApp
import ShopsKit
import Sillar
import SillarTesting
import TestServers
import WalletApp

/// The two apps that pay with the same module.
enum Brand: String, CaseIterable, Sendable {
  case market = "Market"
  case wallet = "Wallet"

  /// Makes the real app, by default on the suite's backend.
  func make(
    in folder: URL, clock: TestClock, api: URL? = nil,
    providers: [any ConfigurationProvider] = [], logger: Logger = silent
  ) throws -> any App {
    let places = [Places(apiURL: try api ?? suiteBackend(), dataFolder: folder)]
    switch self {
    case .market:
      return try MarketApp(
        configuration: MarketApp.configuration(places + providers), clock: clock,
        now: clock.wallClock, logger: logger)
    case .wallet:
      return try WalletApp(
        configuration: WalletApp.configuration(places + providers), clock: clock,
        now: clock.wallClock, logger: logger)
    }
  }
}

/// Makes a new visitor.
func newcomer(reading languages: String...) -> Visitor {
  Visitor(id: UUID().uuidString, languages: languages)
}

/// Opens an app in a window for a visitor, with a folder of its own.
func withWindow<Result>(
  at path: String = "/", for visitor: Visitor,
  of make: (_ folder: URL, _ clock: TestClock) throws -> any App,
  _ test: (TestHost, Localization) async throws -> Result
) async throws -> Result {
  try await withFolder { folder in
    let clock = TestClock(startingAt: Date())
    let app = try make(folder, clock)
    let words = app.flavor.localization(for: visitor)
    return try await TestHost.open(app, at: path, visitor: visitor, clock: clock) { host in
      try await test(host, words)
    }
  }
}
