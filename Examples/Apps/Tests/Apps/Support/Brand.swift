import CompanyKit
import Foundation
import Logging
import MarketApp
import ShopsKit
import SignInInfra
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import WalletApp

@testable import SignInDelivery

/// The two apps that pay with the same module.
enum Brand: String, CaseIterable, Sendable {
  case market = "Market"
  case wallet = "Wallet"

  /// Makes the real app, by default on the suite's backend.
  func make(
    in folder: URL, clock: TestClock, api: URL? = nil,
    providers: [any ConfigurationProvider] = [], sharing sessions: SignInInfraFactory? = nil,
    logger: Logger = silent
  ) throws -> any App {
    let providers: [any ConfigurationProvider] =
      [
        Places(apiURL: try api ?? suiteBackend(), dataFolder: folder),
        ShownDemoAccounts(offersGuests: true),
      ] + providers
    switch self {
    case .market:
      return try MarketApp(
        configuration: MarketApp.configuration(providers), sharing: sessions, clock: clock,
        now: clock.wallClock, logger: logger)
    case .wallet:
      return try WalletApp(
        configuration: WalletApp.configuration([Unlocked()] + providers), sharing: sessions,
        clock: clock,
        now: clock.wallClock, logger: logger)
    }
  }
}

/// Turns off the lock of Wallet, which has tests of its own.
struct Unlocked: ConfigurationProvider {
  let name = "unlocked"
  func provide(into configuration: inout ConfigurationBuilder) {
    configuration.set(SessionLimit.self, to: nil)
  }
}

/// Makes a new visitor.
func newcomer(reading languages: String...) -> Visitor {
  Visitor(id: UUID().uuidString, languages: languages)
}

extension TestHost {
  /// Signs the visitor in as a guest, unless somebody is signed in, and opens a path.
  func enter(_ words: Localization, at path: String = "/") async throws {
    try await open("/sign-in")
    let guest = words.text(SignInWords.guest)
    if await text.contains(guest) {
      try await tap(guest)
      try await dontSee(guest)
    }
    try await open(path)
  }
}

/// The sessions of visitors for several apps, as in one program.
func withSharedSessions<Result>(
  at api: URL, _ body: (SignInInfraFactory) async throws -> Result
) async throws -> Result {
  try await withFolder { folder in
    try await body(
      SignInInfraFactory(
        service: RemoteService(
          at: api.appending(path: "accounts"), folder: folder, work: AppWork(), logger: silent)))
  }
}

/// Opens an app in a window for a visitor who is signed in as a guest, with a folder of its own.
func withWindow<Result>(
  at path: String = "/", for visitor: Visitor,
  of make: (_ folder: URL, _ clock: TestClock) throws -> any App,
  _ test: (TestHost, Localization) async throws -> Result
) async throws -> Result {
  try await withFolder { folder in
    let clock = TestClock(startingAt: Date())
    let app = try make(folder, clock)
    let words = app.flavor.localization(for: visitor)
    return try await TestHost.open(app, visitor: visitor, clock: clock) { host in
      try await host.enter(words, at: path)
      return try await test(host, words)
    }
  }
}
