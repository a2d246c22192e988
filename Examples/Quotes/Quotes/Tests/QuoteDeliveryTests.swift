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

struct QuoteDeliveryTests {
  @Test(arguments: ["en", "es"])
  func `a homeowner sees what is offered, what it costs, and until when`(
    _ language: String
  ) async throws {
    let world = World(ana, language: language)
    world.quotes.put(Quote.sample())
    try await world.watch(at: "/quotes/q-1") { app in
      #expect(await app.location.path == "/quotes/q-1")
      try await app.see(
        language == "en" ? "# Offer from Carla" : "# Presupuesto de Carla")
      try await app.see(language == "en" ? "2 × €45.50" : "2 × 45,50\u{A0}€")
      try await app.see(language == "en" ? "€105.00" : "105,00\u{A0}€")
      try await app.see(language == "en" ? "€196.00" : "196,00\u{A0}€")
      try await app.see(
        language == "en"
          ? "You can accept it until January 11, 2026."
          : "Puedes aceptarlo hasta el 11 de enero de 2026.")
      try await app.tap(try world.text(.showRequest))
      #expect(world.ways.lines == ["request r-1"])
    }
  }

  @Test(arguments: ["en", "es"])
  func `accepting asks first, and shows at once`(_ language: String) async throws {
    let world = World(ana, language: language)
    world.quotes.put(Quote.sample())
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.tap(try world.text(.accept))
      try await app.see(
        language == "en" ? "# Accept this offer?" : "# ¿Aceptar este presupuesto?")
      try await app.see(
        language == "en"
          ? "Carla does the work for €196.00" : "Carla hará el trabajo por 196,00\u{A0}€")
      try await app.tap(try world.text(.answerCancel))
      #expect(world.quotes.done == [])
      try await app.tap(try world.text(.accept))
      try await app.tap(try world.text(.acceptConfirm))
      try await app.see("‹\(try world.text(.stateAccepted))›")
      try await app.dontSee("[\(try world.text(.accept))]")
      #expect(world.quotes.done == ["accept q-1"])
    }
  }

  @Test func `declining asks first, too, and two taps decline once`() async throws {
    let world = World(ana)
    world.quotes.put(Quote.sample())
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.tap("Decline")
      try await app.see("# Decline this offer?")
      try await app.tap("Yes, decline", times: 2)
      try await app.see("‹Declined›")
      #expect(world.quotes.done == ["decline q-1"])
    }
  }

  @Test(arguments: ["en", "es"])
  func `what is not sent yet is marked where it stands`(_ language: String) async throws {
    let world = World(ana, language: language)
    world.quotes.put(Quote.sample())
    world.quotes.goOffline()
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.tap(try world.text(.accept))
      try await app.tap(try world.text(.acceptConfirm))
      try await app.see("‹\(try world.text(.stateAccepted))›")
      try await app.see(language == "en" ? "‹Waiting to be sent›" : "‹Pendiente de enviar›")
      try await app.see(try world.text(.waitingAccepted))
      try await app.tap(try world.text(.showUnsent))
      #expect(world.ways.lines == ["unsent"])
      world.quotes.put(Quote.sample("q-1", .accepted))
      try await app.dontSee(try world.text(.waitingMark))
    }
  }

  @Test(arguments: QuoteChange.Refusal.allCases)
  func `what the service does not take says why, and can be taken back`(
    _ reason: QuoteChange.Refusal
  ) async throws {
    let world = World(ana)
    let change = QuoteChange(id: 3, kind: .accepted, state: .refused(reason))
    world.quotes.put(Quote.sample("q-1", .withdrawn, unsent: change))
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.see("⚠ You could not accept this offer")
      try await app.tap("Take it back")
      try await app.dontSee("You could not accept this offer")
      try await app.see("‹Withdrawn›")
      #expect(world.quotes.done == ["take back 3"])
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
    // Nobody has said so yet, but the calendar does.
    (ana, .offered, -1, "It was valid until December 31, 2025. Ask Carla for a new one."),
  ])
  func `each state is explained, and what is not open cannot be answered`(
    _ person: Person, _ state: Quote.State, _ days: Int, _ text: String
  ) async throws {
    let world = World(person)
    world.quotes.put(Quote.sample("q-1", state, validFor: days))
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.see(text)
      try await app.dontSee("[Accept]")
    }
  }

  @Test func `what changes meanwhile is seen by itself`() async throws {
    let world = World(carla)
    world.quotes.put(Quote.sample())
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.see("‹Open›")
      world.quotes.put(Quote.sample("q-1", .accepted))
      world.quotes.tell(.atService(request))
      try await app.see("‹Accepted›")
    }
  }

  @Test func `offline it shows what was saved, with its age, and comes back by itself`()
    async throws
  {
    let world = World(ana)
    world.quotes.put(Quote.sample())
    world.quotes.fail(.offline)
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.see("Offline, saved 5 minutes ago")
      world.quotes.recover()
      try await app.advance(by: .seconds(2))
      world.reconnection.happen()
      try await app.dontSee("Offline")
      try await app.see("€196.00")
    }
  }

  @Test func `a quote that is not there says so`() async throws {
    try await World(ana).watch(at: "/quotes/q-9") { app in
      try await app.see("∅ This offer is not there")
      try await app.dontSee("Try again")
      try await app.back()
      try await app.see("# Home")
    }
  }

  @Test func `a failure to store an answer is said, and nothing has happened`() async throws {
    let world = World(ana)
    world.quotes.put(Quote.sample())
    world.quotes.failWrites(.storageFailed("full"))
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.tap("Accept")
      try await app.tap("Yes, accept")
      try await app.see("✗ That could not be stored here")
      world.quotes.failWrites(nil)
      try await app.tap("Yes, accept")
      try await app.see("‹Accepted›")
    }
  }

  @Test(arguments: [
    "/quotes/", "/quotes/a/b", "/quotes/..", "/requests/r-1", "/requests/r-1/offer",
  ])
  func `a path that leads nowhere is not opened`(_ path: String) async throws {
    let world = World(ana)
    world.quotes.put(Quote.sample())
    try await world.watch(at: "/quotes/q-1") { app in
      try await app.dontOpen(path)
    }
  }

  @Test func `no text is missing in any language`() throws {
    let flavor = try Flavor(testing: QuotesModule.module)
    #expect(flavor.missingTexts() == [])
  }
}
