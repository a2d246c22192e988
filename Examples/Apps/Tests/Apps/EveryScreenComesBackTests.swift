import Foundation
import SillarTesting
import TestServers
import Testing

/// Windows that are opened again from their memory, on every screen of every app.
@Suite(.backend) struct EveryScreenComesBackTests {
  @Test(arguments: [
    Tour.market, .cornerShop, .wallet, .homeowner, .pro, .trivia, .movies,
  ])
  func `a window that is brought back shows what it showed, on every screen, and kept no secret`(
    _ tour: Tour
  ) async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let comeback = Comeback()
      _ = try await tour.walk(
        through: tour.make(folder, clock), clock, in: folder, comeback: comeback)
      #expect(
        comeback.differences.isEmpty,
        "does not come back:\n\(comeback.differences.joined(separator: "\n"))")
      #expect(comeback.leaks.isEmpty, "a secret in a memory: \(comeback.leaks)")
    }
  }
}
