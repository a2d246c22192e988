import Foundation
import Kit
import Scripted
import Sillar
import SillarModel
import SillarTesting
import Testing
import Work
import WorkDelivery
import WorkTesting

@testable import QuotesDelivery

struct QuoteDeliveryTests {
  @Test(arguments: ["en", "es"])
  func `a homeowner sees what is offered, what it costs, and until when`(
    _ language: String
  ) async throws {
    let world = World(ana, language: language)
    world.quotes.put(.sample())
    try await world.watch(at: "/quotes/q1") { app in
      #expect(await app.location.path == "/quotes/q1")
      try await app.see(language == "en" ? "# Offer from Carla" : "# Presupuesto de Carla")
      try await app.see(language == "en" ? "2 × €45.50" : "2 × 45,50\u{A0}€")
      try await app.see(language == "en" ? "€105.00" : "105,00\u{A0}€")
      try await app.see(language == "en" ? "€196.00" : "196,00\u{A0}€")
      try await app.see(
        language == "en"
          ? "You can accept it until January 11, 2026."
          : "Puedes aceptarlo hasta el 11 de enero de 2026.")
      try await app.tap(language == "en" ? "See the request" : "Ver la solicitud")
      #expect(world.asked.lines == ["request r1"])
      try await app.back()
      try await app.see("# Home")
    }
  }

  @Test func `the app fills the section below the quote, and it follows the quote`() async throws {
    let world = World(ana)
    world.quotes.put(.sample())
    try await world.watch(at: "/quotes/q1") { app in
      try await app.see("Section: offered")
      world.quotes.put(.sample(.accepted))
      try await app.see("Section: accepted")
      try await app.see("‹Accepted›")
    }
  }

  @Test(arguments: ["en", "es"])
  func `what is not sent yet is marked where it stands`(_ language: String) async throws {
    let world = World(ana, language: language)
    let waiting = UnsentChange(id: 7, kind: .accepted, state: .waiting)
    world.quotes.put(.sample(.accepted, unsent: waiting))
    let mark = language == "en" ? "‹Waiting to be sent›" : "‹Pendiente de enviar›"
    try await world.watch(at: "/quotes/q1") { app in
      try await app.see(mark)
      try await app.see(
        language == "en" ? "Your yes to the offer" : "Tu sí al presupuesto")
      world.quotes.put(.sample(.accepted))
      try await app.dontSee(mark)
    }
  }

  @Test(arguments: UnsentChange.Refusal.allCases)
  func `what the service does not take says why, and can be taken back`(
    _ reason: UnsentChange.Refusal
  ) async throws {
    let world = World(ana)
    let change = UnsentChange(id: 3, kind: .accepted, state: .refused(reason))
    world.quotes.put(.sample(.withdrawn, unsent: change))
    try await world.watch(at: "/quotes/q1") { app in
      try await app.see("Your yes to the offer could not be sent: ")
      try await app.see("‹Withdrawn›")
      try await app.tap("See what was not sent")
      try await app.tap("Take it back")
      #expect(world.asked.lines == ["unsent"])
      #expect(world.quotes.log(of: "take back") == ["take back 3"])
      #expect(await app.location.path == "/quotes/q1")
    }
  }

  @Test func `an offer that the service has never had goes when it is taken back`() async throws {
    let world = World(carla)
    let change = UnsentChange(id: 3, kind: .offered, state: .refused(.notApplied))
    world.quotes.put(.sample(unsent: change))
    try await world.watch(at: "/quotes/q1") { app in
      try await app.see("Your offer could not be sent: you have to apply for the request first.")
      world.quotes.fail("take back *", .notStored(detail: "full"))
      try await app.tap("Take it back")
      try await app.see("✗ It could not be saved")
      world.quotes.recover("take back *")
      try await app.tap("Take it back")
      try await app.see("# Home")
    }
  }

  @Test(arguments: [
    (ana, Quote.State.accepted, 10, "You have accepted it: Carla does the work."),
    (carla, .accepted, 10, "It was accepted: the work is yours."),
    (ana, .declined, 10, "You have declined it, or accepted another one."),
    (carla, .declined, 10, "It was declined, or another one was accepted."),
    (ana, .withdrawn, 10, "Carla has made another offer in its place."),
    (carla, .withdrawn, 10, "You have made another offer in its place."),
    (ana, .expired, -1, "It was valid until December 31, 2025. Ask Carla for a new one."),
    (carla, .expired, -1, "It was valid until December 31, 2025. You can make another one."),
    // The service has not expired it yet.
    (ana, .offered, -1, "It was valid until December 31, 2025. Ask Carla for a new one."),
  ])
  func `each state is explained`(
    _ person: Person, _ state: Quote.State, _ days: Int, _ text: String
  ) async throws {
    let world = World(person)
    world.quotes.put(.sample(state, validFor: days))
    try await world.watch(at: "/quotes/q1") { app in try await app.see(text) }
  }

  @Test(arguments: [
    (Quote.State.offered, 0, Quote.State.offered), (.offered, -1, .expired),
    (.accepted, -1, .accepted), (.withdrawn, -1, .withdrawn),
  ])
  func `an offer holds to the end of its last day`(
    _ state: Quote.State, _ days: Int, _ shown: Quote.State
  ) {
    #expect(Quote.sample(state, validFor: days).state(on: Day(of: beginning)) == shown)
  }

  @Test func `offline it shows what was saved, with its age, and then what is new`() async throws {
    let world = World(ana)
    world.quotes.put(.sample(), savedAt: world.clock.date - 300, problem: .offline)
    try await world.watch(at: "/quotes/q1") { app in
      try await app.see("Offline, saved 5 minutes ago")
      world.quotes.put(.sample(.accepted))
      try await app.dontSee("Offline")
      try await app.see("‹Accepted›")
    }
  }

  @Test func `a quote that is not there says so`() async throws {
    try await World(ana).watch(at: "/quotes/q9") { app in
      try await app.see("∅ It is not there any more")
      try await app.dontSee("Try again")
      try await app.back()
      try await app.see("# Home")
    }
  }

  @Test(arguments: ["/quotes/", "/quotes/a/b", "/quotes/..", "/quotes/é"])
  func `a path that leads nowhere is not opened`(_ path: String) async throws {
    let world = World(ana)
    world.quotes.put(.sample())
    try await world.watch(at: "/quotes/q1") { app in try await app.dontOpen(path) }
  }

  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(testing: QuotesModule.module, on: [WorkModule.module])
    #expect(flavor.missingTexts() == [])
  }
}
