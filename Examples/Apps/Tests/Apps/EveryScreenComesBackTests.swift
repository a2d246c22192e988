import Foundation
import SillarTesting
import TestServers
import Testing

/// Windows that are opened again from their memory, on every screen of every app.
@Suite(.backend) struct EveryScreenComesBackTests {
  /// Lock screens: the lock belongs to the session, and not to the window.
  private static let locks: Set<String> = ["locked", "pin"]
  /// The screens that do not come back yet.
  private static let missing: Set<String> = [
    "payment-confirmation", "payment-card", "payment-result",
  ]

  @Test(arguments: [
    Tour.market, .cornerShop, .wallet, .homeowner, .pro, .trivia, .movies,
  ])
  func `a window that is brought back shows what it showed, on every screen and modal`(
    _ tour: Tour
  ) async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let comeback = Comeback(without: Self.missing.union(Self.locks))
      _ = try await tour.walk(
        through: tour.make(folder, clock), clock, comeback: comeback)
      #expect(
        comeback.differences.isEmpty,
        "does not come back:\n\(comeback.differences.joined(separator: "\n"))")
    }
  }
}
