import CompanyKit
import Foundation
import Hummingbird
import Logging
import MarketApp
import ShopsKit
import SignInInfra
import SignInModel
import Sillar
import SillarTesting
import Synchronization
import TestServers
import Testing

/// Market with flags from a service on a socket.
@Suite(.backend, .timeLimit(.minutes(3))) final class FlagsTests: Sendable {
  private struct Flags: ConfigurationProvider {
    let name = "flags"
    let url: URL
    func provide(into configuration: inout ConfigurationBuilder) {
      configuration.set(FlagsURL.self, to: url)
    }
  }

  /// Market in a window, and the place in which it keeps its flags.
  private struct Opened {
    let app: MarketApp
    let host: TestHost
    let file: URL
    let visitor: Visitor
    let words: Localization
  }

  private static let hidden = #"{ "flags": { "catalog.shows-stock": false } }"#
  private static let shown = #"{ "flags": { "catalog.shows-stock": true } }"#

  private let answer = Mutex(json(hidden))
  private let asked = Seen<String>()
  private let lines = Seen<String>()

  @Test func `a screen sees a change of a flag at its next visit, never in the middle`()
    async throws
  {
    try await withFolder { folder in
      // The first screen is made before the service has answered.
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\(Self.hidden) ".utf8).write(to: folder.appending(path: "flags.json"))
      try await withMarket(in: folder) { market in
        let host = market.host
        try await untilKept(Self.hidden, market)
        try await host.tap("Wooden chess set")
        try await host.see("Almost sold out")

        answer.withLock { $0 = json(Self.shown) }
        try await askAgain(market)
        try await untilKept(Self.shown, market)
        try await host.tap("+")
        try await host.see("Almost sold out")
        try await host.dontSee("Only 4 left")
        try await host.back()
        try await host.reachEnd()
        try await host.see("Almost sold out")
        try await host.dontSee("Only 4 left")

        try await host.tap("Wooden chess set")
        try await host.see("Only 4 left")
        try await host.back()
        try await host.see("Almost sold out")
        try await TestHost.open(market.app, visitor: market.visitor, clock: host.clock) {
          try await $0.see("Only 4 left")
          try await $0.dontSee("Almost sold out")
        }
      }
    }
  }

  @Test(arguments: ["status", "nonsense", "huge", "broken off"])
  func `a service that fails leaves the flags as they are`(_ failure: String) async throws {
    try await withMarket { market in
      try await untilKept(Self.hidden, market)
      answer.withLock {
        $0 =
          switch failure {
          case "status": problem(.internalServerError, "{}")
          case "nonsense": json("<html></html>")
          case "huge": json(Self.shown + String(repeating: " ", count: 1 << 20))
          default: Response(status: .ok, body: ResponseBody { _ in throw CancellationError() })
          }
      }
      try await askAgain(market)
      try await until {
        if lines.all.contains(where: { $0.hasPrefix("warning Flags could not be read") }) {
          return true
        }
        // A failure that may pass is tried again.
        try await market.host.advance(by: .seconds(1))
        return false
      }
      try await market.host.open("/product/chess-set")
      try await market.host.see("Almost sold out")
      #expect(try String(contentsOf: market.file, encoding: .utf8) == Self.hidden)
    }
  }

  @Test func `a start without the service has the flags of the last one`() async throws {
    try await withFolder { folder in
      try await withMarket(in: folder) { try await untilKept(Self.hidden, $0) }
      try await withMarket(in: folder, at: refusingURL()) { market in
        try await market.host.see("Almost sold out")
        try await market.host.dontSee("Only 4 left")
      }
    }
  }

  @Test func `a group lists strangers by their visit, and customers by their account`()
    async throws
  {
    try await withMarket { market in
      let host = market.host
      func serve(only person: String) async throws {
        let document =
          #"{ "groups": { "testers": ["\#(person)"] }, "flags": { "catalog.shows-stock": "#
          + #"[{ "value": false, "group": "testers" }] } }"#
        answer.withLock { $0 = json(document) }
        try await askAgain(market)
        try await untilKept(document, market)
        try await host.open("/product/tripod-lamp")
        try await host.open("/product/chess-set")
      }
      try await untilKept(Self.hidden, market)
      try await serve(only: market.visitor.id)
      try await host.see("Almost sold out")
      try await serve(only: "somebody else")
      try await host.see("Only 4 left")
      try await host.enter(market.words)
      let account = try #require(market.app.sessions.sessions.person(for: market.visitor.id))
      try await serve(only: account.id.rawValue)
      try await host.see("Almost sold out")
    }
  }

  private func withMarket(
    in folder: URL? = nil, at url: URL? = nil, _ test: (Opened) async throws -> Void
  ) async throws {
    guard let folder else {
      return try await withFolder { try await withMarket(in: $0, at: url, test) }
    }
    guard let url else {
      return try await withServer { [self] _ in
        asked.add("")
        return answer.withLock { $0 }
      } _: { url in
        try await withMarket(in: folder, at: url, test)
      }
    }
    let clock = TestClock(startingAt: Date())
    var logger = Logger(label: "flags", factory: { [lines] _ in LogCapture(lines) })
    logger.logLevel = .warning
    let app = try MarketApp(
      configuration: MarketApp.configuration([
        Places(apiURL: suiteBackend(), dataFolder: folder), ShownDemoAccounts(offersGuests: true),
        Flags(url: url),
      ]), clock: clock, now: clock.wallClock, logger: logger)
    let visitor = newcomer(reading: "en")
    try await TestHost.open(app, visitor: visitor, clock: clock) { host in
      try await test(
        Opened(
          app: app, host: host, file: folder.appending(path: "flags.json"), visitor: visitor,
          words: app.flavor.localization(for: visitor)))
    }
  }

  private func untilKept(_ document: String, _ market: Opened) async throws {
    try await until { (try? String(contentsOf: market.file, encoding: .utf8)) == document }
  }

  /// Passes time until the app has asked again. It does not sleep yet if it is still keeping the last answer.
  private func askAgain(_ market: Opened) async throws {
    let count = asked.count
    while asked.count == count {
      try await market.host.advance(by: .seconds(60))
      await asked.waitForMore(than: count, within: .seconds(10))
    }
  }
}
