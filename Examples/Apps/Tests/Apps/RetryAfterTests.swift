import Foundation
import Hummingbird
import MoviesApp
import Sillar
import SillarData
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import AccountDelivery

/// Apps whose service answers with `Retry-After`.
@Suite(.timeLimit(.minutes(3))) struct RetryAfterTests {
  enum Shown: String, CaseIterable, Sendable {
    case movies, market, wallet

    func make(_ api: URL, _ folder: URL, _ clock: TestClock) throws -> any App {
      switch self {
      case .movies:
        try MoviesApp(
          apiURL: api, imagesURL: api, dataDirectory: folder, now: clock.wallClock, clock: clock,
          logger: silent)
      case .market: try Brand.market.make(in: folder, clock: clock, api: api)
      case .wallet: try Brand.wallet.make(in: folder, clock: clock, api: api)
      }
    }
  }

  /// The end of the path by which the test learns that the service has answered.
  private static let ping = "/ping"
  private static let guest = #"""
    {"token":"t","expires":"2100-01-01T00:00:00Z",
      "account":{"id":"gst_1","name":"Sunny Otter","kind":"guest","role":null,"city":null}}
    """#

  @Test(arguments: Shown.allCases, ["en", "es"])
  func `a service that wants to be left alone is not asked, and the screen says until when`(
    _ shown: Shown, _ language: String
  ) async throws {
    let asked = Seen<String>()
    let onTheirWay = Atomic(0)
    try await withServer { request in
      if request.uri.path.hasSuffix("/v1/guests") { return json(Self.guest, status: .created) }
      if request.uri.path.hasSuffix(Self.ping) { return json("{}") }
      onTheirWay.add(1, ordering: .relaxed)
      defer { onTheirWay.subtract(1, ordering: .relaxed) }
      asked.add(request.uri.path)
      var answer = problem(.tooManyRequests, #"{"status":429}"#)
      answer.headers[.retryAfter] = "120"
      return answer
    } _: { url in
      try await withFolder { folder in
        let clock = TestClock(startingAt: Date())
        let service = APIClient(configuration: .init(baseURL: url), logger: silent)
        // Returns when the service has answered all requests that have arrived. A request that an app has sent before, and its
        // answer, have had the time of a round trip.
        let answers = {
          repeat {
            try Task.checkCancellation()
            try #require(await service.isReachable(at: Self.ping))
          } while onTheirWay.load(ordering: .relaxed) > 0
        }
        let app = try shown.make(url, folder, clock)
        let visitor = newcomer(reading: language)
        let words = app.flavor.localization(for: visitor)
        try await TestHost.open(app, visitor: visitor, clock: clock) { host in
          if shown == .wallet { try await host.enter(words) }
          try await host.see(words.text(SillarString.tryAgainMinutes, count: 2))
          try await host.tap(words.text(SillarString.tryAgain))
          try await host.see(words.text(SillarString.tryAgainMinutes, count: 2))
          // The screen updates the remaining time without a request. The app's first requests may still arrive.
          while await host.text.contains(words.text(SillarString.tryAgainMinutes, count: 2)) {
            try await answers()
            try await host.advance(by: .seconds(1))
          }
          let isAskedOnce = { Set(asked.all).count == asked.count }
          #expect(isAskedOnce(), "\(asked.all)")
          // A request times out after several steps of the clock, each as long as a round trip or longer.
          while isAskedOnce() {
            try await answers()
            let count = asked.count
            try await host.advance(by: .seconds(1))
            await asked.waitForMore(than: count, within: .milliseconds(20))
          }
        }
      }
    }
  }
}
