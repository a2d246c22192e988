import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// Orders, their states, and the actions that are still possible.
struct OrdersTests {
  /// Orders a number of pots, without payment.
  private func order(_ quantity: Int = 1, in world: World) async throws {
    try await world.take(pot, quantity)
    _ = try await world.actions.checkOut.execute()
    _ = try await world.baskets.update { $0 = Basket() }
  }

  @Test(arguments: [
    ("en", "No orders yet", "Look around"), ("es", "Todavía no hay pedidos", "Ver productos"),
  ])
  func `nobody's orders lead to the shop`(
    _ language: String, _ words: String, _ action: String
  ) async throws {
    try await World(language: language).watch(at: "/orders") { app in
      try await app.see(words)
      try await app.tap(action)
      try await app.see("Moka pot")
    }
  }

  @Test(arguments: [
    (Order.State.awaitingPayment, "Waiting for payment", "Pendiente de pago"),
    (.paid, "Paid", "Pagado"), (.cancelled, "Cancelled", "Cancelado"),
    (.expired, "Expired", "Caducado"), (.refunded, "Refunded", "Reembolsado"),
  ])
  func `an order's state is told in words`(
    _ state: Order.State, _ english: String, _ spanish: String
  ) async throws {
    for (language, words) in [("en", english), ("es", spanish)] {
      let world = World(language: language)
      try await order(2, in: world)
      world.shop.set("ord_1", state)
      try await world.watch(at: "/orders") { app in
        try await app.see("‹\(words)›")
        try await app.tap("Moka pot")
        try await app.see("‹\(words)›")
        #expect(await app.location.path == "/orders/ord_1")
      }
    }
  }

  @Test func `a paid order leads to its receipt, one that is not paid does not`() async throws {
    let world = World()
    try await order(in: world)
    try await world.watch(at: "/orders/ord_1") { app in try await app.dontSee("See the receipt") }
    world.shop.set("ord_1", .paid)
    try await world.watch(at: "/orders/ord_1") { app in
      try await app.tap("See the receipt")
      #expect(world.receipts.lines == ["pay_ord_1"])
    }
  }

  @Test func `an order shows its lines, its total, and until when it is kept`() async throws {
    let world = World()
    try await order(2, in: world)
    try await world.watch(at: "/orders/ord_1") { app in
      for text in [
        "# Order 1", "Ordered on", "Pay by", "2 × €29.90", "### Total  ### €59.80", "Pay now",
      ] {
        try await app.see(text)
      }
      try await app.tap("Moka pot")
      #expect(await app.location.path == "/product/pot")
    }
  }

  @Test(arguments: [
    ("en", "Cancel order", "Cancel this order?", "Keep it", "Yes, cancel it", "Cancelled"),
    (
      "es", "Cancelar el pedido", "¿Cancelar este pedido?", "Mantenerlo", "Sí, cancelarlo",
      "Cancelado"
    ),
  ])
  func `an order is cancelled when the customer means it`(
    _ language: String, _ cancel: String, _ question: String, _ keep: String, _ yes: String,
    _ done: String
  ) async throws {
    let world = World(language: language)
    try await order(in: world)
    try await world.watch(at: "/orders/ord_1") { app in
      try await app.tap(cancel)
      try await app.see(question)
      try await app.tap(keep)
      try await app.dontSee(question)
      #expect(world.shop.takeLog("cancel").isEmpty)
      try await app.tap(cancel)
      try await app.tap(yes, times: 2)
      try await app.see("‹\(done)›")
      try await app.dontSee(cancel)
      #expect(world.shop.takeLog("cancel") == ["cancel ord_1"])
    }
  }

  @Test func `an order that was paid elsewhere cannot be cancelled, and shows how it stands`()
    async throws
  {
    let world = World()
    try await order(in: world)
    try await world.watch(at: "/orders/ord_1") { app in
      world.shop.set("ord_1", .paid)
      try await app.tap("Cancel order")
      try await app.tap("Yes, cancel it")
      try await app.see("This order is paid.")
      try await app.dontSee("Pay now")
    }
  }

  @Test func `an order expires while one looks at it`() async throws {
    let world = World()
    try await order(in: world)
    try await world.watch(at: "/orders/ord_1") { app in
      try await app.see("Pay now")
      // The screen looks at the time every ten seconds.
      try await app.advance(by: .seconds(15 * 60 + 10))
      try await app.see("‹Expired›")
      try await app.dontSee("Pay now")
    }
  }

  @Test(arguments: [
    ("en", "This order is not there", "All orders"),
    ("es", "Este pedido no está", "Todos los pedidos"),
  ])
  func `an order that is not the customer's is not there`(
    _ language: String, _ words: String, _ action: String
  ) async throws {
    try await World(language: language).watch(at: "/orders/ord_9") { app in
      try await app.see(words)
      try await app.tap(action)
      #expect(await app.location.path == "/orders")
    }
  }

  @Test func `orders that were seen are there without the market`() async throws {
    let world = World()
    try await order(in: world)
    try await world.watch(at: "/orders") { app in try await app.tap("Moka pot") }
    world.shop.fail(.offline)
    try await world.watch(at: "/orders") { app in
      try await app.see("Offline, saved just now")
      try await app.tap("Moka pot")
      try await app.see("# Order 1")
      try await app.see("Offline, saved just now")
    }
  }

  @Test func `a payment that says twice how it ended counts once`() async throws {
    let world = World()
    try await order(in: world)
    world.endPayments(.paid)
    try await world.watch(at: "/orders/ord_1") { app in
      try await app.tap("Pay now")
      try await app.see("Paid. Thank you!")
      #expect(world.payments.lines == ["ord_1"])
      try await app.dontSee("Pay now")
    }
  }
}
