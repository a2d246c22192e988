import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Sillar
import SillarModel
import SillarTesting
import Testing

/// The basket, and the changes of its products.
struct BasketTests {
  @Test(arguments: [
    ("en", "Your basket is empty", "Look around"), ("es", "Tu cesta está vacía", "Ver productos"),
  ])
  func `an empty basket leads back to the shop`(
    _ language: String, _ words: String, _ action: String
  ) async throws {
    try await World(language: language).watch(at: "/basket") { app in
      try await app.see(words)
      try await app.tap(action)
      try await app.see("Moka pot")
      #expect(await app.location.path == "/")
    }
  }

  @Test func `lines have a quantity, what it comes to, and the whole has a total`() async throws {
    let world = World()
    try await world.take(pot, 2)
    try await world.take(cup)
    try await world.watch(at: "/basket") { app in
      #expect(
        await app.text == """
          # Your basket  [Shop]  [Orders]
          In your basket:
          - │ ## Moka pot
            │ €29.90 each
            │ €59.80
            │ [−]  2  [+]  [Remove]
          - │ ## Coffee cup
            │ €4.05 each
            │ €4.05
            │ [−] (disabled)  1  [+]  [Remove]
          │ ## Total  ## €63.85
          │ 3 items
          │ [Check out]
          """)
      try await app.tap("+", in: "Coffee cup")
      try await app.see("€67.90")
      try await app.see("2  [+] (disabled)")
      try await app.tap("−", in: "Moka pot")
      try await app.see("€38.00")
      try await app.tap("Remove", in: "Moka pot")
      try await app.see("## Total  ## €8.10")
      try await app.tap("Remove", in: "Coffee cup")
      try await app.see("Your basket is empty")
    }
  }

  @Test(arguments: [
    (
      "en", "It was €29.90 and is €35.00 now.", "Take the new price", "[Check out] (disabled)",
      "€35.00 each"
    ),
    (
      "es", "Costaba 29,90\u{A0}€ y ahora cuesta 35,00\u{A0}€.", "Aceptar el precio nuevo",
      "[Tramitar el pedido] (disabled)", "35,00\u{A0}€ por unidad"
    ),
  ])
  func `a new price is told at its line, and holds with the customer's word`(
    _ language: String, _ words: String, _ agree: String, _ locked: String, _ each: String
  ) async throws {
    let world = World(language: language)
    try await world.take(pot)
    world.shop.change(pot.with(cents: 35_00))
    try await world.watch(at: "/basket") { app in
      try await app.see(words)
      try await app.see(locked)
      try await app.tap(agree)
      try await app.dontSee(words)
      try await app.dontSee(locked)
      try await app.see(each)
    }
  }

  @Test(arguments: [
    ("en", "Only 1 is left; you wanted 3.", "Take 1"),
    ("es", "Solo queda 1; querías 3.", "Quedarme con 1"),
  ])
  func `too small a stock is told at its line, and fewer are taken with the customer's word`(
    _ language: String, _ words: String, _ agree: String
  ) async throws {
    let world = World(language: language)
    try await world.take(pot, 3)
    world.shop.change(pot.with(stock: 1))
    try await world.watch(at: "/basket") { app in
      try await app.see(words)
      try await app.tap(agree)
      try await app.dontSee(words)
      try await app.see("€")
      let basket = try await world.baskets.basket()
      #expect(basket["pot"]?.quantity == 1)
    }
  }

  @Test func `what is sold out or gone can only be removed`() async throws {
    let world = World()
    try await world.take(pot)
    try await world.take(tea)
    world.shop.change(pot.with(stock: 0))
    world.shop.remove("tea")
    try await world.watch(at: "/basket") { app in
      try await app.see("Sold out meanwhile.")
      try await app.see("No longer on sale.")
      try await app.dontSee("[+]")
      try await app.tap("Remove", in: "Moka pot")
      try await app.tap("Remove", in: "Green tea")
      try await app.see("Your basket is empty")
    }
  }

  @Test func `without the market the basket is there, and is checked when it is back`()
    async throws
  {
    let world = World()
    try await world.take(pot)
    world.shop.fail(.offline)
    try await world.watch(at: "/basket") { app in
      try await app.see("€29.90 each")
      try await app.see("Prices and stock could not be checked just now.")
      try await app.tap("Check out")
      try await app.see("The service cannot be reached")
      world.shop.change(pot.with(cents: 35_00))
      world.shop.recover()
      world.reconnection.happen()
      try await app.see("It was €29.90 and is €35.00 now.")
      #expect(world.shop.orders.isEmpty)
    }
  }

  @Test func `what another window does to the basket is seen here`() async throws {
    let world = World()
    try await world.watch(at: "/basket") { app in
      try await world.take(tea, 2)
      try await app.see("## Total  ## €12.00")
    }
  }
}
