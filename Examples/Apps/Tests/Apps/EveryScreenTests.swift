import Foundation
import SillarTesting
import TestServers
import Testing

@testable import Sillar

/// Every screen of every app, found by a walk through the apps.
@Suite(.backend) struct EveryScreenTests {
  /// The company's behaviors in an app that does not ask its visitors if it may track them.
  private static let company = ["ConnectionBanner", "SessionExpiry"]

  @Test(arguments: [Tour.market, .wallet])
  func `every screen of Market and Wallet has the company's behaviors, first and in order`(
    _ tour: Tour
  ) async throws {
    try await walk(tour, required: Self.company)
  }

  @Test(arguments: [Tour.homeowner, .pro])
  func `every screen of Homeowner and Pro has the company's behaviors, first and in order`(
    _ tour: Tour
  ) async throws {
    try await walk(tour, required: Self.company)
  }

  /// These never lock by themselves here.
  @Test(arguments: [Tour.trivia, .movies, .marketArgentina, .cornerShop])
  func `every screen of the other apps has the company's behaviors`(_ tour: Tour) async throws {
    try await walk(tour, required: ["ConnectionBanner"])
  }

  @Test func `every screen of the Gallery has what its flavor requires`() async throws {
    try await walk(.gallery)
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
      #expect(
        walk.surprises.isEmpty,
        "lead to another screen, which comes only with the line, without a mark: \(walk.surprises)")
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
