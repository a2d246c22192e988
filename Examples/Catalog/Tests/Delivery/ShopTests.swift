import CatalogDelivery
import CatalogModel
import CatalogTesting
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing

/// Categories, search, and the way to a product.
struct ShopTests {
  @Test func `all products come first, as cards with price and what is left`() async throws {
    try await World().watch { app in
      #expect(
        await app.text == """
          # Shop  [Orders]  [Basket]
          Search products: [] (e.g. Coffee)
          Category: (•) All ( ) Kitchen ( ) Food
          ## All products
          ▫ All products:
            - │ [## Moka pot
              │  €29.90]
            - │ [## Coffee cup
              │  €4.05
              │  ‹Only 2 left›]
            - │ [## Bowl
              │  €12.00
              │  ‹Sold out›]
            - │ [## Green tea
              │  €6.00]
          4 results
          """)
    }
  }

  @Test(arguments: [
    ("en", "Only 2 left", "Sold out", "€29.90", "Search products"),
    ("es", "Solo quedan 2", "Agotado", "29,90\u{A0}€", "Buscar productos"),
  ])
  func `the shop speaks the window's language`(
    _ language: String, _ few: String, _ none: String, _ price: String, _ search: String
  ) async throws {
    try await World(language: language).watch { app in
      for text in [few, none, price, search] { try await app.see(text) }
    }
  }

  @Test(arguments: [("en", "Almost sold out"), ("es", "Casi agotado")])
  func `an app may keep to itself exactly how few are left`(
    _ language: String, _ words: String
  ) async throws {
    let world = World(language: language, configuration: [Choices(showsStock: false)])
    try await world.watch { app in
      try await app.see(words)
      try await app.dontSee("2 left")
      try await app.tap("Coffee cup")
      try await app.see(words)
    }
  }

  @Test func `a category is a place of its own`() async throws {
    try await World().watch { app in
      try await app.choose("Food")
      try await app.see("## Food")
      try await app.dontSee("Moka pot")
      #expect(await app.location.path == "/?in=food")
      try await app.choose("All")
      try await app.see("Moka pot")
      #expect(await app.location.path == "/")
    }
  }

  @Test func `links lead to categories and searches`() async throws {
    try await World().watch(at: "/?in=food") { app in
      try await app.see("Green tea")
      try await app.dontSee("Moka pot")
      try await app.open("/?q=moka")
      try await app.see("Results for “moka”")
      try await app.dontSee("Green tea")
      try await app.open("/?in=kitchen&q=tea")
      try await app.see("Nothing found for “tea”")
      try await app.tap("Search in all categories")
      try await app.see("Green tea")
      #expect(await app.location.path == "/?q=tea")
    }
  }

  @Test(arguments: [
    "/nowhere", "/category/kitchen", "/product", "/product/../x", "/basket/1",
  ])
  func `what is no place of the shop is not opened`(_ path: String) async throws {
    await #expect(throws: TestFailure.self) { try await World().watch(at: path) { _ in } }
  }

  @Test func `it is searched when the typing pauses, and once`() async throws {
    let world = World()
    try await world.watch { app in
      _ = world.shop.takeLog()
      try await app.type("m", into: "Search products")
      try await app.advance(by: .milliseconds(200))
      try await app.type("mok", into: "Search products")
      try await app.advance(by: .milliseconds(300))
      #expect(world.shop.takeLog("page").isEmpty)
      try await app.advance(by: .milliseconds(200))
      try await app.see("Results for “mok”")
      try await app.dontSee("Green tea")
      #expect(world.shop.takeLog("page") == ["page mok"])
      #expect(await app.location.path == "/?q=mok")
      // The list comes back at once.
      try await app.type("", into: "Search products")
      try await app.see("Green tea")
    }
  }

  @Test func `the return key does not wait, and an answer that comes too late does not count`()
    async throws
  {
    let world = World()
    try await world.watch { app in
      let gate = world.shop.hold("page moka")
      try await app.type("moka", into: "Search products")
      try await app.submit("Search products")
      try await app.type("tea", into: "Search products")
      try await app.submit("Search products")
      try await app.see("Green tea")
      gate.open()
      try await app.see("Results for “tea”")
      try await app.dontSee("Moka pot")
    }
  }

  @Test func `the end of the list reads on, and what fails there is asked again`() async throws {
    let world = World()
    world.shop.set(plates)
    try await world.watch { app in
      try await app.see("Plate 24")
      try await app.dontSee("Plate 25")
      world.shop.fail("page 24", .timedOut)
      try await app.reachEnd()
      try await app.see("The service takes too long to answer")
      world.shop.recover()
      try await app.tap("Try again")
      try await app.see("Plate 30")
      try await app.dontSee("⋮")
    }
  }

  @Test(arguments: [
    ("en", "Offline, saved 5 minutes ago"), ("es", "Sin conexión, guardado hace 5 minutos"),
  ])
  func `without the market what was seen is there, with its age`(
    _ language: String, _ words: String
  ) async throws {
    let world = World(language: language)
    try await world.watch { _ in }
    world.shop.fail(.offline)
    await world.clock.advance(by: .seconds(300))
    try await world.watch { app in
      try await app.see("Moka pot")
      try await app.see(words)
      world.shop.recover()
      // The categories and the products wait for the reconnection.
      for _ in 0..<2 { world.reconnection.happen() }
      try await app.dontSee(words)
    }
  }

  @Test(arguments: [
    ("en", "The service cannot be reached", "Try again"),
    ("es", "No se puede conectar con el servicio", "Volver a intentarlo"),
  ])
  func `a first visit without the market says so, and tries again when asked`(
    _ language: String, _ words: String, _ again: String
  ) async throws {
    let world = World(language: language)
    world.shop.fail(.offline)
    try await world.watch { app in
      try await app.see(words)
      world.shop.recover()
      try await app.tap(again)
      try await app.see("Moka pot")
    }
  }

  @Test func `an empty shop says so`() async throws {
    let world = World()
    world.shop.set([])
    try await world.watch { app in try await app.see("Nothing here yet") }
  }
}
