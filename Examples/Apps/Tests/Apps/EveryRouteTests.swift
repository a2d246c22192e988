import Foundation
import Gallery
import MoviesApp
import Sillar
import SillarTesting
import TestServers
import Testing
import TriviaApp
import Work

/// The addresses that modules declare.
@Suite(.backend) struct EveryRouteTests {
  @Test func `every route of every app is read as it was written, and opens`() async throws {
    let api = try suiteBackend()
    try await withFolder { folder in
      func place(_ name: String) -> URL { folder.appending(path: name) }
      let clock = TestClock(startingAt: Date())
      let apps: [any App] = [
        try Brand.market.make(in: place("market"), clock: clock),
        try Brand.wallet.make(in: place("wallet"), clock: clock),
        try cornerShop(in: place("corner-shop"), clock: clock),
        try Role.homeowner.makeApp(in: place("homeowner"), api: api, clock: clock),
        try Role.professional.makeApp(in: place("pro"), api: api, clock: clock),
        try TriviaApp(apiURL: api, dataDirectory: place("trivia"), clock: clock),
        try MoviesApp(
          apiURL: api.appending(path: "tmdb"), imagesURL: api.appending(path: "tmdb"),
          dataDirectory: place("movies"), logger: silent),
        try GalleryApp(clock: clock),
      ]
      var opened: [String: [String]] = [:]
      for app in apps {
        let addresses = try await TestHost.openEveryRoute(
          of: app, visitor: newcomer(reading: "en"), clock: clock)
        #expect(addresses.count == app.flavor.routeTemplates.count, "\(app.flavor.name)")
        opened[app.flavor.name] = addresses
      }
      #expect(opened["Trivia"] == ["/", "/game", "/result"])
    }
  }
}
