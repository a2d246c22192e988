import CatalogInfra
import CatalogModel
import CatalogTesting
import Foundation
import Kit
import SillarModel
import SillarTesting
import TestServers
import Testing

/// Orders at the market, live and saved.
struct OrdersTests {
  private let shop = Shop()

  @Test func `orders that were seen are there without the market, for their customer alone`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        try await actions.take("pot")
        _ = try await actions.order()
        _ = try await actions.orders.page(after: nil).last()
        return url
      }
      let then = shop.date
      shop.clock.jump(by: .seconds(60))
      let infra = try shop.start(url, in: folder)
      let ana = infra.actions(for: "ana", language: "en")
      let list = try await ana.orders.page(after: nil).last()
      #expect(list.savedAt == then)
      #expect(list.value.items.map(\.id) == ["ord_1"])
      let order = try await ana.getOrder.execute("ord_1").last()
      #expect(order.value.count == 1)
      await #expect(throws: Problem.offline) {
        _ = try await infra.actions(for: "ben", language: "en").getOrder.execute("ord_1").last()
      }
    }
  }

  @Test func `everyone has a basket, and only who is signed in orders it`() async throws {
    try await shop.open { url, folder in
      let accounts = ScriptedAccess()
      let actions = try shop.start(url, in: folder, access: accounts.access)
        .actions(for: "browser", language: "en")
      try await actions.take("pot")
      await #expect(throws: Problem.signedOut) { try await actions.order() }
      await #expect(throws: Problem.signedOut) { try await actions.orders.page(after: nil).last() }
      #expect(shop.market.memory.orders.isEmpty)
      accounts.signIn("browser", as: "ada")
      let order = try #require(try await actions.order())
      #expect(try await actions.orders.page(after: nil).last().value.items.map(\.id) == [order.id])
      // The next account at this browser has neither the order nor the basket, and the first one finds both again.
      accounts.signIn("browser", as: "bob")
      #expect(try await actions.orders.page(after: nil).last().value.items.isEmpty)
      #expect(try await actions.followCheckout.execute() == .none)
      #expect(try await actions.baskets.basket().count == 0)
      #expect(
        shop.market.server.calls.filter { $0.path == "orders" }.compactMap(\.account) == [
          "ada", "ada", "bob",
        ])
      accounts.signIn("browser", as: "ada")
      #expect(try await actions.baskets.basket().count == 1)
    }
  }

  @Test func `nothing is left of the orders of an account that has signed out`() async throws {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let infra = try shop.start(url, in: folder)
        for visitor in ["ana", "ben"] {
          let actions = infra.actions(for: visitor, language: "en")
          try await actions.take("pot")
          _ = try await actions.order()
          _ = try await actions.orders.page(after: nil).last()
        }
        _ = try await infra.actions(for: "ana", language: "en").products.categories().last()
        try await infra.forgetAccounts(except: ["ben"])
        return url
      }
      let infra = try shop.start(url, in: folder)
      let ana = infra.actions(for: "ana", language: "en")
      await #expect(throws: Problem.offline) { try await ana.orders.page(after: nil).last() }
      await #expect(throws: Problem.offline) { try await ana.getOrder.execute("ord_1").last() }
      let ben = infra.actions(for: "ben", language: "en")
      #expect(try await ben.orders.page(after: nil).last().value.items.map(\.id) == ["ord_2"])
      // What everyone sees stays, and so does the basket.
      _ = try await ana.products.categories().last()
      #expect(try await ana.baskets.basket().count == 1)
    }
  }

  @Test func `a damaged file of what was seen is replaced; baskets are not touched by it`()
    async throws
  {
    try await shop.open { url, folder in
      try await shop.start(url, in: folder).actions(for: "ana", language: "en").take("pot")
      let file = folder.appending(path: "catalog-seen.sqlite")
      try Data("no database".utf8).write(to: file)
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + suffix)
      }
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      let basket = try await actions.baskets.basket()
      #expect(basket.count == 1)
      let list = try await actions.list(ProductQuery()).last().value
      #expect(list.items.count == 3)
    }
  }
}
