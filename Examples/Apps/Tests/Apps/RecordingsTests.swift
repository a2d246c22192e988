import CompanyKit
import CornerShopApp
import Foundation
import HomeownerApp
import MarketApp
import MarketArgentinaApp
import MoviesApp
import ProApp
import QuotesKit
import ShopsKit
import Sillar
import SillarTesting
import TestServers
import Testing
import TriviaApp
import WalletApp

/// Sessions of people in a browser, recorded by the showcase with `--demo true`: `APP-WHAT.jsonl` in the folder `Recordings`.
@Suite(.timeLimit(.minutes(10))) struct RecordingsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Recordings")

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// What was typed into concealed fields, in the order in which it came first.
  private static let secrets = [
    "wallet-send.jsonl": [password, "2580"], "wallet-term.jsonl": [password, "2580"],
    "homeowner-request.jsonl": [password],
    "homeowner-chat.jsonl": [password], "pro-offer.jsonl": [password],
  ]
  private static let password = "casa-2026"

  private func replay(_ name: String, in languages: [String]? = nil) async throws {
    try await withFolder { folder in
      try await TestHost.replay(
        Self.folder.appending(path: name), in: languages, secrets: Self.secrets[name] ?? []
      ) { clock in try Self.app(of: name, in: folder, clock) }
    }
  }

  @Test func `there are ten sessions, of all apps`() throws {
    let names = try Self.names()
    #expect(names.count >= 10)
    #expect(Set(names.map { $0.prefix { $0 != "-" } }).count == 8)
  }

  @Test(arguments: try names())
  func `an app does what it did in a recorded session`(_ name: String) async throws {
    try await replay(name)
  }

  @Test func `a session of Wallet has the same screens in Spanish`() async throws {
    try await replay("wallet-send.jsonl", in: ["es"])
  }

  private static func app(of recording: String, in folder: URL, _ clock: TestClock) throws
    -> any App
  {
    let api = try #require(URL(string: "http://127.0.0.1:1/api"))
    let places: [any ConfigurationProvider] = [Places(apiURL: api, dataFolder: folder)]
    let guests = places + [ShownDemoAccounts(offersGuests: true)]
    let members = places + [ShownDemoAccounts()]
    switch recording.prefix(while: { $0 != "-" }) {
    case "trivia":
      return try TriviaApp(
        apiURL: api, dataDirectory: folder, clock: clock, now: clock.wallClock, logger: silent)
    case "movies":
      let tmdb = api.appending(path: "tmdb")
      return try MoviesApp(
        apiURL: tmdb, imagesURL: tmdb, dataDirectory: folder, now: clock.wallClock, clock: clock,
        logger: silent)
    case "market":
      return try MarketApp(
        configuration: MarketApp.configuration(guests), clock: clock, now: clock.wallClock,
        logger: silent)
    case "marketargentina":
      return try MarketArgentinaApp(
        configuration: MarketArgentinaApp.configuration(guests), clock: clock, now: clock.wallClock,
        logger: silent)
    case "cornershop":
      return try CornerShopApp(
        configuration: CornerShopApp.configuration(guests), clock: clock, now: clock.wallClock,
        logger: silent)
    case "wallet":
      return try WalletApp(
        configuration: WalletApp.configuration(guests), clock: clock, now: clock.wallClock,
        logger: silent)
    case "homeowner":
      return try HomeownerApp(
        configuration: HomeownerApp.configuration(members), clock: clock, now: clock.wallClock,
        logger: silent)
    case "pro":
      return try ProApp(
        configuration: ProApp.configuration(members), clock: clock, now: clock.wallClock,
        logger: silent)
    default: throw CocoaError(.fileNoSuchFile)
    }
  }
}
