import Foundation
import Kit
import PaymentsModel
import PaymentsTesting
import SillarData
import SillarTesting
import Testing

@testable import PaymentsInfra

/// Attempts to pay whose outcome nobody has come back for.
struct AttemptAgeTests {
  @Test func `a guest's goes 30 days after it began, a member's after a year, and none before`()
    async throws
  {
    try await World.with { world in
      let access = AccountAccess {
        AccountAccess.Session(account: $0, token: "\($0).1", isGuest: $0 == "guest")
      } refused: { _ in
      }
      let factory = try world.factory(access: access)
      let visitors = ["guest", "ada"]
      func pending(after days: Int) async throws -> [String] {
        world.place.clock.jump(by: .seconds(days * 86_400))
        try await factory.uses.sweep()
        var pending: [String] = []
        for visitor in visitors
        where try await factory.actions(for: visitor).attempts.attempt(for: "ord_1") != nil {
          pending.append(visitor)
        }
        return pending
      }
      for visitor in visitors {
        _ = try await factory.actions(for: visitor).attempts.begin("ord_1", with: .balance)
      }
      #expect(try await pending(after: 29) == visitors)
      #expect(try await pending(after: 2) == ["ada"])
      #expect(try await pending(after: 333) == ["ada"])
      #expect(try await pending(after: 2) == [])
    }
  }
}
