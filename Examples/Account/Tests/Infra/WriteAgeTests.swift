import AccountTesting
import Foundation
import Kit
import SillarData
import SillarTesting
import Testing

@testable import AccountInfra

/// Transfers on their way that nobody has come back for.
struct WriteAgeTests {
  @Test func `a guest's goes 30 days after it began, a member's after a year, and none before`()
    async throws
  {
    try await Place.with(FakeWallet().server) { place in
      let factory = try place.account()
      let accounts = ["guest", "ada"].map {
        AccountAccess.Session(account: $0, token: "\($0).1", isGuest: $0 == "guest")
      }
      func pending(after days: Int) async throws -> [String] {
        place.clock.jump(by: .seconds(days * 86_400))
        try await factory.uses.sweep()
        var pending: [String] = []
        for account in accounts
        where try await factory.writes(of: account).pending("transfer", of: String.self) != nil {
          pending.append(account.account)
        }
        return pending
      }
      for account in accounts {
        _ = try await factory.writes(of: account).begin("lunch", subject: "transfer")
      }
      #expect(try await pending(after: 29) == ["guest", "ada"])
      #expect(try await pending(after: 2) == ["ada"])
      #expect(try await pending(after: 333) == ["ada"])
      #expect(try await pending(after: 2) == [])
    }
  }
}
