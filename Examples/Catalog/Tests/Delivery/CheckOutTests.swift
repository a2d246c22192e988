import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// From the basket to an order, paid or not.
struct CheckOutTests {
  /// Orders a quantity of a product, and leaves the payment.
  private func order(
    _ product: Product, _ quantity: Int, in world: World,
    _ steps: (TestHost) async throws -> Void
  ) async throws {
    try await world.take(product, quantity)
    world.endPayments(.cancelled)
    try await world.watch(at: "/basket") { app in
      try await app.tap("Check out")
      try await app.see("Not paid yet")
      try await steps(app)
    }
  }

  @Test(arguments: [
    ("en", "Check out", "Paid. Thank you!", "[Basket]"),
    ("es", "Tramitar el pedido", "Pagado. ¡Gracias!", "[Cesta]"),
  ])
  func `a paid order empties the basket and is shown`(
    _ language: String, _ checkOut: String, _ thanks: String, _ emptied: String
  ) async throws {
    let world = World(language: language)
    try await world.take(pot, 2)
    world.endPayments(.paid)
    try await world.watch(at: "/basket") { app in
      try await app.tap(checkOut)
      try await app.see(thanks)
      try await app.see(emptied)
      #expect(await app.location.path == "/orders/ord_1")
      #expect(world.payments.lines == ["ord_1"])
      try await app.back()
      #expect(await app.location.path == "/")
    }
  }

  @Test(arguments: [
    ("en", "Check out", "[Basket]", "Basket (1)"),
    ("es", "Tramitar el pedido", "[Cesta]", "Cesta (1)"),
  ])
  func
    `what was paid for is no longer in the basket, also when the payment's last page was left by an address`(
      _ language: String, _ checkOut: String, _ emptied: String, _ full: String
    ) async throws
  {
    let world = World(language: language)
    try await world.take(pot)
    // The payment never reports its outcome.
    world.endPayments(nil)
    try await world.watch(at: "/basket") { try await $0.tap(checkOut) }
    try await world.watch { try await $0.see(full) }
    world.shop.set("ord_1", .paid)
    for path in ["/", "/product/moka-pot", "/orders"] {
      try await world.watch(at: path) { app in
        try await app.see(emptied)
        try await app.dontSee(full)
      }
    }
  }

  @Test(arguments: [
    ("en", "Check out", "Not paid yet", "Pay now", "Cancel order", "Basket (2)"),
    (
      "es", "Tramitar el pedido", "Todavía sin pagar", "Pagar ahora", "Cancelar el pedido",
      "Cesta (2)"
    ),
  ])
  func `an order whose payment was left stays open, and so does the basket`(
    _ language: String, _ checkOut: String, _ unpaid: String, _ pay: String, _ cancel: String,
    _ basket: String
  ) async throws {
    let world = World(language: language)
    try await world.take(pot, 2)
    world.endPayments(.cancelled)
    try await world.watch(at: "/basket") { app in
      try await app.tap(checkOut)
      for text in [unpaid, pay, cancel, basket] { try await app.see(text) }
      world.endPayments(.paid)
      try await app.tap(pay)
      try await app.dontSee(basket)
      #expect(world.payments.lines == ["ord_1", "ord_1"])
      #expect(world.shop.orders.count == 1)
    }
  }

  @Test(arguments: [
    (
      "en", "Check out", "We do not know yet whether this is paid", "See how it stands",
      "Cancel order"
    ),
    (
      "es", "Tramitar el pedido", "Aún no sabemos si está pagado", "Ver cómo está",
      "Cancelar el pedido"
    ),
  ])
  func `an order whose payment nobody knows of says so, and is not to be cancelled`(
    _ language: String, _ checkOut: String, _ unsettled: String, _ see: String, _ cancel: String
  ) async throws {
    let world = World(language: language)
    try await world.take(pot)
    world.endPayments(.unsettled)
    try await world.watch(at: "/basket") { app in
      try await app.tap(checkOut)
      try await app.see(unsettled)
      try await app.dontSee(cancel)
      // The outcome is still not known.
      try await app.tap(see)
      try await app.see(unsettled)
      world.endPayments(.paid)
      try await app.tap(see)
      try await app.dontSee(unsettled)
      let location = await app.location
      #expect((location.path, location.depth) == ("/orders/ord_1", 2))
      #expect(world.shop.orders.count == 1)
    }
  }

  @Test func `a double tap makes one order and one payment`() async throws {
    let world = World()
    try await world.take(pot)
    try await world.watch(at: "/basket") { app in
      let gate = world.shop.hold("place")
      try await app.tap("Check out", times: 2)
      try await app.see("Placing your order")
      try await app.see("[Check out] (disabled)")
      gate.open()
      try await app.dontSee("Placing your order")
      #expect(world.shop.takeLog("place") == ["place"])
      #expect(world.shop.orders.count == 1)
      #expect(world.payments.lines == ["ord_1"])
    }
  }

  @Test func `an order that lacks something says so at the line`() async throws {
    let world = World()
    try await world.take(pot)
    try await world.take(cup, 2)
    try await world.watch(at: "/basket") { app in
      let gate = world.shop.hold("place")
      try await app.tap("Check out")
      try await app.see("Placing your order")
      // Another customer buys the cup meanwhile.
      world.shop.change(cup.with(stock: 1))
      gate.open()
      try await app.see("Only 1 is left; you wanted 2.")
      #expect(world.shop.orders.isEmpty)
      try await app.tap("Take 1", in: "Coffee cup")
      try await app.tap("Check out")
      try await app.dontSee("Placing your order")
      #expect(world.shop.orders.map(\.total) == [euros(33_95)])
    }
  }

  @Test(arguments: [
    ("en", "Check out", "Your order got no answer", "Ask again"),
    ("es", "Tramitar el pedido", "Tu pedido se quedó sin respuesta", "Volver a preguntar"),
  ])
  func `an answer that got lost is asked for again, in another visit too, and it is one order`(
    _ language: String, _ checkOut: String, _ words: String, _ again: String
  ) async throws {
    let world = World(language: language)
    // This is the whole stock: goods of the pending order do not count as sold out.
    try await world.take(cup, 2)
    world.shop.failNext("place", .after(.timedOut))
    try await world.watch(at: "/basket") { app in
      try await app.tap(checkOut)
      try await app.see(words)
    }
    world.endPayments(.paid)
    try await world.watch(at: "/basket") { app in
      try await app.see(words)
      try await app.tap(again)
      try await app.dontSee(words)
      #expect(await app.location.path == "/orders/ord_1")
      #expect(world.shop.orders.count == 1)
    }
  }

  @Test func `a total that changed at the last moment is shown before it is paid`() async throws {
    let world = World()
    try await world.take(pot)
    try await world.watch(at: "/basket") { app in
      let gate = world.shop.hold("place")
      try await app.tap("Check out")
      try await app.see("Placing your order")
      world.shop.change(pot.with(cents: 35_00))
      gate.open()
      try await app.see("Your basket came to €29.90; the order comes to €35.00.")
      #expect(world.payments.lines.isEmpty)
      try await app.tap("Pay now")
      #expect(world.payments.lines == ["ord_1"])
    }
  }

  @Test func `a basket that is on order says so, and leads there`() async throws {
    let world = World()
    try await order(cup, 2, in: world) { app in
      try await app.back()
      try await app.see("You have ordered this")
      try await app.dontSee("Sold out meanwhile.")
      try await app.tap("See the order")
      try await app.see("# Order 1")
      try await app.back()
      try await app.tap("Pay now")
      #expect(world.shop.orders.count == 1)
    }
  }

  @Test func `a basket that is on order shows no goods until the order is taken back`()
    async throws
  {
    let world = World()
    try await order(pot, 2, in: world) { app in
      try await app.back()
      try await app.see("You have ordered this")
      try await app.dontSee("Moka pot")
      try await app.see("## Total  ## €59.80")
      try await app.tap("Change it instead", times: 2)
      try await app.see("## Moka pot")
      try await app.see("[Check out]")
      try await app.dontSee("You have ordered this")
      #expect(world.shop.orders.map(\.state) == [.cancelled])
    }
  }

  @Test func `a basket that changes after it was ordered makes one order of all that is in it`()
    async throws
  {
    let world = World()
    // This is the whole stock: goods of the pending order do not count as sold out.
    try await order(cup, 2, in: world) { app in
      try await app.open("/product/pot")
      try await app.tap("Add to basket")
      try await app.tap("Go to basket")
      try await app.see("You have ordered some of this already")
      try await app.see("## Coffee cup")
      try await app.dontSee("Sold out meanwhile.")
      world.endPayments(.paid)
      try await app.tap("Check out")
      try await app.see("Paid. Thank you!")
      #expect(world.shop.orders.map(\.state) == [.cancelled, .paid])
      #expect(world.shop.orders.last?.count == 3)
      try await app.see("[Basket]")
    }
  }
}
