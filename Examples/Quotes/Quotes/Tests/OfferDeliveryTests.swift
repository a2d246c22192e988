import Kit
import QuotesDelivery
import QuotesModel
import QuotesTesting
import Scripted
import Sillar
import SillarTesting
import Testing
import Work
import WorkTesting

struct OfferDeliveryTests {
  private let path = "/requests/r-1/offer"

  private func fill(
    _ app: TestHost, _ world: World, _ text: String = "Tap", quantity: String = "2",
    price: String? = nil
  ) async throws {
    try await app.type(text, into: try world.text(.itemText))
    try await app.type(quantity, into: try world.text(.itemQuantity))
    try await app.type(
      price ?? (world.language == "en" ? "45.50" : "45,50"), into: try world.text(.itemPrice))
  }

  @Test(arguments: ["en", "es"])
  func `an offer is written line by line, with a running total, and sent`(
    _ language: String
  ) async throws {
    let world = World(carla, language: language)
    try await world.watch(at: path) { app in
      try await app.see("# " + (try world.text(.offerTitle)))
      try await fill(app, world)
      try await app.see(language == "en" ? "€91.00" : "91,00\u{A0}€")
      try await app.choose(try world.text(.validityWeek))
      try await app.see(
        language == "en" ? "Valid until January 8, 2026" : "Válido hasta el 8 de enero de 2026")
      try await app.tap(try world.text(.offerSend))
      #expect(await app.location.path == "/quotes/q-new")
      try await app.see("# " + (try world.text(.quoteYours)))
      #expect(world.quotes.done == ["offer r-1"])
      try await app.back()
      try await app.see("# Home")
    }
  }

  @Test func `lines are added and removed, and the total follows`() async throws {
    let world = World(carla)
    try await world.watch(at: path) { app in
      try await fill(app, world)
      try await app.dontSee("Remove the line")
      try await app.tap("Add a line")
      try await app.see("Quantity: [1]")
      try await app.tap("Remove the line", in: "€91.00")
      try await app.dontSee("Remove the line")
      try await app.see("What: []")
      try await app.see("€0.00")
    }
  }

  @Test(arguments: [
    ("en", "", "1", "5", "Say what it is."), ("es", "", "1", "5", "Di qué es."),
    ("en", "Tap", "1.5", "5", "Write a whole number from 1 to 999."),
    ("es", "Tap", "x", "5", "Escribe un número entero del 1 al 999."),
    ("en", "Tap", "1", "5,50", "Write it like 12.50."),
    ("es", "Tap", "1", "5.50", "Escríbelo así: 12,50."),
    ("en", "Tap", "1", "", "Write a price."), ("en", "Tap", "1", "-5", "cannot be below zero"),
    ("en", "Tap", "1", "0", "more than nothing"), ("es", "Tap", "1", "0", "más de cero"),
    ("en", "Tap", "999", "2000", "€1,000,000.00 at most"),
    ("es", "Tap", "1", "1000001", "1.000.000,00\u{A0}€ es lo máximo."),
  ])
  func `what is wrong is said, once it is to be sent, and nothing is sent`(
    _ language: String, _ text: String, _ quantity: String, _ price: String, _ problem: String
  ) async throws {
    let world = World(carla, language: language)
    try await world.watch(at: path) { app in
      try await fill(app, world, text, quantity: quantity, price: price)
      try await app.dontSee("✗")
      try await app.tap(try world.text(.offerSend))
      try await app.see(problem)
      #expect(world.quotes.done == [])
      try await fill(app, world)
      try await app.dontSee("✗")
    }
  }

  @Test func `what was typed before the offer was sent is not kept as a draft after that`()
    async throws
  {
    let world = World(carla)
    let saving = world.quotes.hold("save *")
    let storing = world.quotes.hold("offer *")
    try await world.watch(at: path) { app in
      // The first line is being stored while the others are typed.
      try await fill(app, world)
      try await app.tap("Send the offer")
      saving.open()
      try await app.see("Keeping the offer")
      storing.open()
      try await app.dontSee("Keeping the offer")
      #expect(await app.location.path == "/quotes/q-new")
      #expect(world.quotes.log(of: "save").count == 1)
      #expect(world.quotes.with { $0.drafts.isEmpty })
    }
  }

  @Test func `what was typed is there again after leaving, until it is sent`() async throws {
    let world = World(carla)
    try await world.watch(at: path) { app in
      try await fill(app, world, "Tap", quantity: "4")
      try await app.choose("90 days")
    }
    try await world.watch(at: path) { app in
      try await app.see("What: [Tap]")
      try await app.see("Quantity: [4]")
      try await app.see("(•) 90 days")
      try await app.tap("Send the offer")
      try await app.see("# Your offer")
    }
    try await world.watch(at: path) { app in try await app.see("What: []") }
  }

  @Test(arguments: ["en", "es"])
  func `without a connection the offer is kept, and says that it waits`(
    _ language: String
  ) async throws {
    let world = World(carla, language: language)
    world.quotes.goOffline()
    try await world.watch(at: path) { app in
      try await fill(app, world)
      try await app.tap(try world.text(.offerSend))
      try await app.see("‹\(try world.text(.waitingMark))›")
      // It may be mended: the form has what was offered.
      try await app.tap(try world.text(.change))
      try await app.see("\(try world.text(.itemText)): [Tap]")
      try await app.see(try world.text(.waitingOffered))
      try await app.type("Taps", into: try world.text(.itemText))
      try await app.tap(try world.text(.offerSend))
      #expect(await app.location.path == "/quotes/q-new")
      #expect(await app.location.depth == 2)
      try await app.see("Taps")
    }
  }

  @Test func `an offer that the service does not take can be mended or taken back`() async throws {
    let world = World(carla)
    let change = QuoteChange(id: 5, kind: .offered, state: .refused(.notApplied))
    world.quotes.put(Quote.sample("q-1", .offered, unsent: change))
    try await world.watch(at: path) { app in
      try await app.see("⚠ Your offer was not taken — You have to apply for the request first.")
      try await app.tap("Take it back")
      try await app.dontSee("Your offer was not taken")
      #expect(world.quotes.done == ["take back 5"])
    }
  }

  @Test func `a failure to store the offer is said, and what was typed stays`() async throws {
    let world = World(carla)
    world.quotes.failWrites(.storageFailed("full"))
    try await world.watch(at: path) { app in
      try await fill(app, world)
      try await app.tap("Send the offer")
      try await app.see("✗ That could not be stored here")
      try await app.see("What: [Tap]")
      world.quotes.failWrites(nil)
      try await app.tap("Send the offer")
      try await app.see("# Your offer")
    }
  }
}
