import CatalogInfra
import CatalogModel
import CatalogTesting
import Kit
import Money
import SillarModel
import TestServers
import Testing

/// One basket makes one order, whatever fails in between.
struct CheckOutTests {
  private let shop = Shop()

  /// Orders, and loses the answers of all attempts.
  private func checkOut(_ actions: CatalogActions, losing loss: FakeServer.Loss) async throws {
    shop.market.server.lose(loss, loss, loss)
    await #expect(throws: Problem.self) { try await actions.checkOut.execute() }
  }

  @Test func `checking out makes an order that waits for its payment`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("pot", 2)
      try await actions.take("cup", 1)
      let result = try await actions.checkOut.execute()
      guard case .placed(let order, let expected) = result else {
        return #expect(result == .changed, "no order was placed")
      }
      #expect(order.state == .awaitingPayment)
      #expect(order.total == Money(minorUnits: 63_85, .eur))
      #expect(expected == order.total)
      #expect(order.lines.map(\.id) == ["cup", "pot"])
      #expect(order.payBefore > order.placed)
      // An order takes nothing from the stock before it is paid.
      #expect(shop.market.stock(of: "pot") == 10)
      // The goods stay in the basket until the order is paid.
      let basket = try await actions.baskets.basket()
      #expect(basket.count == 3)
      let standing = try await actions.followCheckout.execute()
      #expect(standing == .open(order.id))
    }
  }

  @Test
  func
    `an order whose answer was lost is the same order when it is asked for again, after a restart too`()
    async throws
  {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      // This is the whole stock: goods of the pending order do not count as sold out.
      try await actions.take("cup", 3)
      try await checkOut(actions, losing: .failedAfter)
      #expect(shop.market.orderStates == [.awaitingPayment])

      let restarted = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      let standing = try await restarted.followCheckout.execute()
      #expect(standing == .unanswered)
      let order = try await restarted.order()
      #expect(order?.id == "ord_1")
      #expect(shop.market.orderStates == [.awaitingPayment])
      #expect(Set(shop.market.keys).count == 1)
      #expect(shop.market.keys.count >= 4)
    }
  }

  @Test func `asking twice for the same basket leads to the same order`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("cup", 3)
      let first = try await actions.order()
      let second = try await actions.order()
      #expect(first?.id == "ord_1")
      #expect(second == first)
      #expect(shop.market.orderStates == [.awaitingPayment])
    }
  }

  @Test func `windows that order the same basket at once make one order`() async throws {
    try await shop.open { url, folder in
      let infra = try shop.start(url, in: folder)
      let actions = infra.actions(for: "ana", language: "en")
      try await actions.take("pot")
      let orders = try await withThrowingTaskGroup(of: Order?.self) { group in
        for _ in 0..<4 {
          group.addTask { try await infra.actions(for: "ana", language: "en").order() }
        }
        return try await group.reduce(into: []) { $0.append($1?.id) }
      }
      #expect(orders == Array(repeating: "ord_1", count: 4))
      #expect(shop.market.orderStates == [.awaitingPayment])
    }
  }

  @Test
  func `a basket that changed after a lost answer makes one order, and the lost one is taken back`()
    async throws
  {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("cup", 3)
      try await checkOut(actions, losing: .failedAfter)
      _ = try await actions.baskets.update { $0.change("cup", by: -1) }
      let standing = try await actions.followCheckout.execute()
      #expect(standing == .none)
      let order = try await actions.order()
      #expect(order?.id == "ord_2")
      #expect(order?.count == 2)
      #expect(shop.market.orderStates == [.cancelled, .awaitingPayment])
      #expect(shop.market.stock(of: "cup") == 3)
    }
  }

  @Test func `a basket that changed after it was ordered makes one order, unless that one is paid`()
    async throws
  {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      // This is the whole stock: goods of the pending order do not count as sold out.
      try await actions.take("cup", 3)
      _ = try await actions.order()
      try await actions.take("pot")
      let standing = try await actions.followCheckout.execute()
      #expect(standing == .outdated("ord_1"))
      let second = try await actions.order()
      #expect(second?.count == 4)
      #expect(shop.market.orderStates == [.cancelled, .awaitingPayment])

      // Another window has paid meanwhile: only the goods that were added since are ordered.
      try await actions.take("tea")
      shop.market.memory.set("ord_2", .paid)
      let third = try await actions.order()
      #expect(third?.lines.map(\.id) == ["tea"])
      #expect(shop.market.orderStates == [.cancelled, .paid, .awaitingPayment])
    }
  }

  @Test func `an order that never arrived is made when it is asked for again`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("pot")
      try await checkOut(actions, losing: .failedBefore)
      #expect(shop.market.orderStates.isEmpty)
      let standing = try await actions.followCheckout.execute()
      #expect(standing == .unanswered)
      let order = try await actions.order()
      #expect(order?.id == "ord_1")
    }
  }

  @Test func `nothing is ordered where price or stock are not what the customer saw`()
    async throws
  {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("pot")
      try await actions.take("cup", 3)
      shop.market.memory.change(pot.with(cents: 35_00))
      shop.market.memory.change(cup.with(stock: 1))
      let result = try await actions.checkOut.execute()
      #expect(result == .changed)
      let shelves = try await actions.lookAtShelves.execute(["pot", "cup"])
      #expect(shop.market.orderStates.isEmpty)
      for (id, shelf) in shelves.live {
        _ = try await actions.baskets.update { $0.adapt(id, to: shelf) }
      }
      let order = try await actions.order()
      #expect(order?.total == Money(minorUnits: 39_05, .eur))
    }
  }

  @Test func `an order that has ended is not the answer to the next one`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("pot")
      _ = try await actions.order()
      shop.market.memory.set("ord_1", .expired)
      let standing = try await actions.followCheckout.execute()
      #expect(standing == .none)
      let order = try await actions.order()
      #expect(order?.id == "ord_2")
      #expect(Set(shop.market.keys).count == 2)
    }
  }

  @Test func `what was paid leaves the basket, what was added since stays`() async throws {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("pot", 2)
      _ = try await actions.order()
      shop.market.memory.set("ord_1", .paid)
      try await actions.take("tea")
      // The first reader of the order settles it; a second time has no effect.
      _ = try await actions.getOrder.execute("ord_1").last()
      try await actions.baskets.settle("ord_1")
      let basket = try await actions.baskets.basket()
      #expect(basket.lines.map(\.id) == ["tea"])
    }
  }

  @Test func `a program that stopped between payment and answer finds the basket paid`()
    async throws
  {
    try await shop.open { url, folder in
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      try await actions.take("pot")
      _ = try await actions.order()
      shop.market.memory.set("ord_1", .paid)
      let restarted = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      let result = try await restarted.checkOut.execute()
      guard case .paid(let order) = result else {
        return #expect(result == .changed, "it was not found paid")
      }
      #expect(order.id == "ord_1")
      let basket = try await restarted.baskets.basket()
      #expect(basket.isEmpty)
      #expect(shop.market.orderStates == [.paid])
    }
  }

  @Test func `an empty basket and an offline market order nothing`() async throws {
    try await withFolder { folder in
      let url = try await withServer(shop.market.server.respond) { url in
        let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
        await #expect(throws: Problem.emptyBasket) { try await actions.checkOut.execute() }
        try await actions.take("pot")
        return url
      }
      let actions = try shop.start(url, in: folder).actions(for: "ana", language: "en")
      await #expect(throws: Problem.offline) { try await actions.checkOut.execute() }
      let standing = try await actions.followCheckout.execute()
      #expect(standing == .none)
      #expect(shop.market.keys.isEmpty)
    }
  }
}
