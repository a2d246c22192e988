import CatalogModel
import CatalogTesting
import Kit
import Money
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

@testable import CatalogInfra

/// Baskets in SQLite.
struct BasketStoreTests {
  private let shop = Shop()

  @Test func `a basket survives a restart, as it was`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("tea", 2)
      let before = try await actions.take("pot")
      let after = try await shop.start(url, in: folder).actions(for: "ana", language: "es").baskets
        .basket()
      #expect(after == before)
      #expect(after.lines.map(\.id) == ["tea", "pot"])
      #expect(after["tea"]?.quantity == 2)
      #expect(after["pot"]?.price == Money(minorUnits: 29_90, .eur))
      #expect(after["pot"]?.picture == "pot.svg")
    }
  }

  @Test func `another window of the same customer hears of each change`() async throws {
    try await shop.open { url, folder in
      let infra = try shop.start(url, in: folder)
      let here = infra.actions(for: "ana", language: "en")
      let there = infra.actions(for: "ana", language: "es")
      var heard = there.baskets.changes.makeAsyncIterator()
      await heard.next()
      try await here.take("pot", 2)
      await heard.next()
      var basket = try await there.baskets.basket()
      #expect(basket.count == 2)
      _ = try await here.baskets.update { $0.remove("pot") }
      await heard.next()
      basket = try await there.baskets.basket()
      #expect(basket.isEmpty)
    }
  }

  @Test func `what windows put in at the same time is all there`() async throws {
    try await shop.open { url, folder in
      let infra = try shop.start(url, in: folder)
      let actions = infra.actions(for: "ana", language: "en")
      let tea = try await actions.products.product("tea").last().value
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { _ = try await actions.baskets.update { try $0.add(tea) } }
        }
        try await group.waitForAll()
      }
      let basket = try await actions.baskets.basket()
      #expect(basket["tea"]?.quantity == 8)
    }
  }

  @Test
  func `a stranger's basket goes 30 days after the last look at it, an account's after a year`()
    async throws
  {
    try await shop.open { url, folder in
      let access = AccountAccess {
        $0 == "ana" ? .init(account: "ana-1", token: "t") : nil
      } refused: { _ in
      }
      let infra = try shop.start(url, in: folder, access: access)
      func basket(of visitor: String) -> any BasketRepository {
        infra.actions(for: visitor, language: "en").baskets
      }
      for visitor in ["away", "here", "ana"] {
        try await infra.actions(for: visitor, language: "en").take("tea")
      }
      func days(_ count: Int) async throws {
        shop.clock.jump(by: .seconds(count * 86_400))
        try await infra.uses.sweep()
      }
      try await days(29)
      // One stranger looks at the basket, the other does not come back.
      #expect(try await basket(of: "here").basket().count == 1)
      try await days(2)
      // Each look counts as a use: the last are those of the test.
      #expect(try await basket(of: "away").basket().isEmpty)
      #expect(try await basket(of: "here").basket().count == 1)
      try await days(31)
      #expect(try await basket(of: "here").basket().isEmpty)
      #expect(try await basket(of: "ana").basket().count == 1)
      try await days(366)
      #expect(try await basket(of: "ana").basket().isEmpty)
    }
  }
}
