import FindRequestsModel
import Foundation
import Kit
import Scripted
import Sillar
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

@testable import FindRequestsDelivery

struct MakeOfferTests {
  private let path = "/requests/r1/offer"
  private let quotes = FakeQuotes()

  init() { quotes.add(FakeRequest("r1", professionals: [FakeRequest.application("carla")])) }

  /// The form for an offer.
  private func withWorld(
    _ language: String = "en", _ body: @escaping (World, TestHost) async throws -> Void
  ) async throws {
    try await inFront(of: quotes, language: language) { world in
      try await world.watch(at: path) { app in try await body(world, app) }
    }
  }

  private func fill(
    _ app: TestHost, _ world: World, _ text: String = "Tap", quantity: String = "2",
    price: String? = nil
  ) async throws {
    try await app.type(text, into: try world.text(Words.itemText))
    try await app.type(quantity, into: try world.text(Words.itemQuantity))
    try await app.type(
      price ?? (world.language == "en" ? "45.50" : "45,50"), into: try world.text(Words.itemPrice))
  }

  @Test(arguments: ["en", "es"])
  func `an offer is written line by line, with a running total, and sent`(
    _ language: String
  ) async throws {
    try await withWorld(language) { world, app in
      try await app.see("# " + (try world.text(Words.makeOffer)))
      try await fill(app, world)
      try await app.see(language == "en" ? "€91.00" : "91,00\u{A0}€")
      try await app.choose(try world.text(OfferForm.Validity.week))
      try await app.see(
        language == "en" ? "Valid until January 8, 2026" : "Válido hasta el 8 de enero de 2026")
      try await app.tap(try world.text(Words.sendOffer))
      try await app.see("# The tap drips")
      #expect(world.asked.lines.count == 1)
      #expect(world.asked.lines.first?.hasPrefix("quote ") == true)
      try await world.send(of: carla)
      #expect(quotes.operations == ["POST requests/r1/quotes"])
      try await app.back()
      try await app.see("# " + (try world.text(Words.title)))
    }
  }

  @Test func `lines are added and removed, and the total follows`() async throws {
    try await withWorld { world, app in
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
    ("en", "Tap", "1", "5.505", "Write it like 12.50."),
    ("es", "Tap", "1", "cinco", "Escríbelo así: 12,50."),
    ("en", "Tap", "1", "", "Write a price."), ("en", "Tap", "1", "-5", "cannot be below zero"),
    ("en", "Tap", "1", "0", "more than nothing"), ("es", "Tap", "1", "0", "más de cero"),
    ("en", "Tap", "999", "2000", "€1,000,000.00 at most"),
    ("es", "Tap", "1", "1000001", "1.000.000,00\u{A0}€ es lo máximo."),
  ])
  func `what is wrong is said, once it is to be sent, and nothing is sent`(
    _ language: String, _ text: String, _ quantity: String, _ price: String, _ problem: String
  ) async throws {
    try await withWorld(language) { world, app in
      try await fill(app, world, text, quantity: quantity, price: price)
      try await app.dontSee("✗")
      try await app.tap(try world.text(Words.sendOffer))
      try await app.see(problem)
      #expect(world.asked.lines == [])
      try await fill(app, world)
      try await app.dontSee("✗")
    }
  }

  @Test func `what was typed before the offer was sent is not kept as a draft after that`()
    async throws
  {
    let offers = MemoryOffers()
    let saving = offers.hold("save")
    let storing = offers.hold("make")
    try await inFront(of: quotes) { world in
      var world = world
      world.heldOffers = offers
      try await world.watch(at: path) { app in
        // The first line is being stored while the others are typed.
        try await fill(app, world)
        try await app.tap("Send the offer")
        saving.open()
        try await app.see("Keeping the offer")
        storing.open()
        try await app.see("# The tap drips")
        #expect(world.asked.lines == ["quote q-new"])
        #expect(offers.log(of: "save").count == 1)
        #expect(offers.with { $0.draft } == nil)
      }
    }
  }

  @Test func `what was typed is there again after leaving, until it is sent`() async throws {
    try await inFront(of: quotes) { world in
      try await world.watch(at: path) { app in
        try await fill(app, world, "Tap", quantity: "4")
        try await app.choose("90 days")
      }
      try await world.watch(at: path) { app in
        try await app.see("What: [Tap]")
        try await app.see("Quantity: [4]")
        try await app.see("(•) 90 days")
        try await app.tap("Send the offer")
        try await app.see("# The tap drips")
        try await world.send(of: carla)
      }
      try await world.watch(at: path) { app in try await app.see("What: []") }
    }
  }

  @Test func `without a connection the offer is kept, says that it waits, and can be changed`()
    async throws
  {
    try await withFolder { folder in
      let url = try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        _ = try await answer(world.jobs.job(r1))
        return url
      }
      let world = try World(url, in: folder)
      try await world.watch(at: path) { app in
        try await fill(app, world)
        try await app.tap("Send the offer")
        try await app.see("‹Waiting to be sent›")
        try await app.see("Your offer")
        // The form is filled from the last offer.
        try await app.tap("Make another offer")
        try await app.see("What: [Tap]")
        try await app.see("‹Waiting to be sent›")
        try await app.type("Taps", into: "What")
        try await app.tap("Send the offer")
        try await app.see("# The tap drips")
        let quotes = world.asked.lines.filter { $0.hasPrefix("quote") }
        #expect(quotes.count == 2)
        #expect(Set(quotes).count == 1)
      }
    }
  }

  @Test func `an offer that the service does not take can be mended or taken back`() async throws {
    quotes.removeAll()
    quotes.add(FakeRequest("r1"))
    try await withWorld { world, app in
      try await fill(app, world)
      try await app.tap("Send the offer")
      try await world.send(of: carla) { $0.contains { $0.state != .waiting } }
      try await app.see("Your offer could not be sent: you have to apply for the request first")
      try await app.open(path)
      try await app.see("What: [Tap]")
      try await app.tap("Take it back")
      try await app.dontSee("Your offer could not be sent")
      #expect(try await world.service.outbox.entries(of: "carla") == [])
    }
  }

  @Test func `a failure to store the offer is said, and what was typed stays`() async throws {
    let offers = MemoryOffers()
    offers.fail("make", .notStored(detail: "full"))
    try await inFront(of: quotes) { world in
      var world = world
      world.heldOffers = offers
      try await world.watch(at: path) { app in
        try await fill(app, world)
        try await app.tap("Send the offer")
        try await app.see("✗ It could not be saved")
        try await app.see("What: [Tap]")
        offers.recover("make")
        try await app.tap("Send the offer")
        try await app.see("# The tap drips")
      }
    }
  }
}
