import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import SillarModel
import SillarTesting
import Testing

/// One product, and adding it to the basket.
struct ProductTests {
  @Test func `a product shows all about itself, and Back leads to the shop`() async throws {
    try await World().watch(at: "/product/pot") { app in
      #expect(
        await app.text
          == """
          [Shop]  [Orders]  [Basket]
          ▫
          ▫ # Moka pot
            About the Moka pot
            ## €29.90  ‹In stock›
            Quantity  [−] (disabled)  1  [+]
            [Add to basket]
            [Share](/product/pot)

          ## About it
          Made well.
          Lasts long.

          ## Details
          Material  Steel
          """)
      try await app.back()
      try await app.see("# Shop")
    }
  }

  @Test func `the quantity comes back with the window`() async throws {
    try await World().watch(at: "/product/pot") { app in
      try await app.tap("+")
      try await app.tap("+")
      try await app.reopened { app in try await app.see("Quantity  [−]  3  [+]") }
    }
  }

  @Test(arguments: [
    ("en", "Add to basket", "2 in your basket", "Basket (2)"),
    ("es", "Añadir a la cesta", "2 en tu cesta", "Cesta (2)"),
  ])
  func `the quantity goes into the basket, and the header counts it`(
    _ language: String, _ add: String, _ inBasket: String, _ header: String
  ) async throws {
    try await World(language: language).watch { app in
      try await app.tap("Moka pot")
      try await app.tap("+")
      try await app.tap(add)
      try await app.see(inBasket)
      try await app.see(header)
      try await app.back()
      try await app.see("[\(header)]")
    }
  }

  @Test func `no more than there is can be taken`() async throws {
    try await World().watch(at: "/product/cup") { app in
      try await app.tap("+")
      try await app.see("[−]  2  [+] (disabled)")
      try await app.tap("−")
      try await app.tap("Add to basket")
      try await app.see("1  [+] (disabled)")
      try await app.tap("Add to basket")
      try await app.see("All that are left are in your basket.")
      try await app.dontSee("Add to basket")
    }
  }

  @Test(arguments: [("en", "Sold out for now."), ("es", "Agotado por ahora.")])
  func `what is sold out cannot be taken`(_ language: String, _ words: String) async throws {
    try await World(language: language).watch(at: "/product/bowl") { app in
      try await app.see(words)
      try await app.dontSee("[+]")
    }
  }

  @Test func `what another window takes is seen here, and counts`() async throws {
    let world = World()
    try await world.watch(at: "/product/cup") { app in
      try await world.take(cup)
      try await app.see("1 in your basket")
      try await app.see("Basket (1)")
      // The other window has taken one, so no more can be chosen here.
      try await app.see("1  [+] (disabled)")
    }
  }

  @Test(arguments: [("en", "This product is not there"), ("es", "Este producto no está")])
  func `a product that is not there says so and leads to the others`(
    _ language: String, _ words: String
  ) async throws {
    try await World(language: language).watch(at: "/product/none") { app in
      try await app.see(words)
      try await app.back()
      try await app.see("Moka pot")
    }
  }

  @Test func `a product that was seen is there without the market, and comes up to date by itself`()
    async throws
  {
    let world = World()
    try await world.watch(at: "/product/pot") { _ in }
    world.shop.fail(.offline)
    try await world.watch(at: "/product/pot") { app in
      try await app.see("Offline, saved just now")
      world.shop.recover()
      world.shop.change(pot.with(cents: 35_00))
      world.reconnection.happen()
      try await app.see("€35.00")
      try await app.dontSee("saved")
    }
  }
}
