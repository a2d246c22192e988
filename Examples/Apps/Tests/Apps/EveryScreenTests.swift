import Foundation
import SillarTesting
import TestServers
import Testing

@testable import Sillar

/// Every screen of every app, found by a walk through the apps.
@Suite(.backend) struct EveryScreenTests {
  private static let company = ["ScreenTracking", "ConnectionBanner", "SessionExpiry"]

  @Test(arguments: [Tour.market, .wallet])
  func `every screen of Market and Wallet is watched, first and in order`(
    _ tour: Tour
  ) async throws {
    try await walk(tour, required: Self.company)
  }

  @Test(arguments: [Tour.homeowner, .pro])
  func `every screen of Homeowner and Pro is watched, first and in order`(
    _ tour: Tour
  ) async throws {
    try await walk(tour, required: Self.company)
  }

  @Test func `every screen of Trivia is watched`() async throws {
    try await walk(.trivia, required: ["ScreenTracking"])
  }

  @Test(arguments: [Tour.movies, .gallery])
  func `every screen of Movies and the Gallery has what its flavor requires`(
    _ tour: Tour
  ) async throws {
    try await walk(tour)
  }

  /// - Parameter required: The types of the required behaviors; nil to accept those of the flavor.
  private func walk(_ tour: Tour, required: [String]? = nil) async throws {
    let known = try tour.known()
    try #require(!known.isEmpty)
    try await withFolder { folder in
      let clock = TestClock()
      let app = try tour.make(folder, clock)
      let declared = app.flavor.requiredBehaviors(
        ModuleContext(visitor: newcomer(reading: "en"), flavor: app.flavor)
      ).map { "\(type(of: $0))" }
      if let required { #expect(declared == required) }

      let walk = try await tour.walk(through: app, clock, in: folder)
      let strangers = walk.seen.keys.filter { screen in
        screen != "locked" && !known.contains { $0.matches(screen) }
      }
      #expect(strangers.isEmpty, "not found in the sources: \(strangers)")
      #expect(walk.strays.isEmpty, "links that lead elsewhere than the tap: \(walk.strays)")
      #expect(tour.linked.isSubset(of: walk.linked), "screens with links: \(walk.linked)")
      for (screen, lists) in walk.seen {
        for behaviors in lists {
          #expect(
            Array(behaviors.prefix(declared.count)) == declared, "on the screen \"\(screen)\"")
        }
      }
    }
  }
}
