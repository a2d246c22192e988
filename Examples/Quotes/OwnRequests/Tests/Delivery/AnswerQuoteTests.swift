import Foundation
import Kit
import Scripted
import SillarData
import SillarTesting
import TestServers
import Testing
import Work
import WorkTesting

@testable import OwnRequestsDelivery

struct AnswerQuoteTests {
  private let quotes = FakeQuotes()

  private func withWorld(
    language: String = "en", _ body: (World) async throws -> Void
  ) async throws {
    var carlas = FakeRequest.application("carla", quote: "offered")
    carlas.validUntil = "2026-01-11"
    quotes.add(
      FakeRequest(
        "r1", professionals: [carlas, FakeRequest.application("diego", quote: "offered")]))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        try await body(World(url, in: folder, language: language))
      }
    }
  }

  @Test(arguments: ["en", "es"])
  func `accepting asks first, shows at once, and declines the other offers`(
    _ language: String
  ) async throws {
    try await withWorld(language: language) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap(
          language == "en" ? "See the offer" : "Ver el presupuesto", in: "Carla")
        try await app.tap(try world.text(Words.accept))
        try await app.see(
          language == "en" ? "# Accept this offer?" : "# ¿Aceptar este presupuesto?")
        try await app.see(
          language == "en"
            ? "Carla does the work for €120.00" : "Carla hará el trabajo por 120,00\u{A0}€")
        try await app.tap(try world.text(Words.notNow))
        try await app.see("offered")
        try await app.tap(try world.text(Words.accept))
        try await app.tap(try world.text(Words.acceptIt), times: 2)
        try await app.see("accepted")
        try await app.dontSee("[\(try world.text(Words.accept))]")
        #expect(world.asked.lines == ["quote quote-carla"])
        try await app.back()
        try await app.see("‹\(try world.text(RequestState.assigned))›")
        try await app.see("‹\(try world.text(Words.declined))›")
        try await world.send()
        #expect(quotes.operations == ["POST quotes/quote-carla/accept"])
      }
    }
  }

  @Test func `declining asks first, too`() async throws {
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("See the offer", in: "Carla")
        try await app.tap("Decline")
        try await app.see("# Decline this offer?")
        try await app.tap("Yes, decline")
        try await app.see("declined")
        #expect(world.asked.lines == ["quote quote-carla"])
        try await world.send()
        #expect(quotes.operations == ["POST quotes/quote-carla/decline"])
      }
    }
  }

  @Test func `an offer cannot be answered after its last day`() async throws {
    try await withWorld { world in
      world.clock.jump(by: .seconds(30 * 86_400))
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("See the offer", in: "Carla")
        try await app.see("offered")
        try await app.dontSee("Accept")
      }
    }
  }

  @Test func `an answer that comes too late is not shown as given`() async throws {
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("See the offer", in: "Carla")
        try await app.tap("Accept")
        try await app.see("Yes, accept")
        quotes.change("r1") { $0.professionals[0].quote = "withdrawn" }
        try await app.tap("Yes, accept")
        try await world.send { $0.contains { $0.state != .waiting } }
        try await app.back()
        try await app.see("Your yes to the offer could not be sent: the offer is not open")
        try await app.see("‹Open›")
      }
    }
  }
}
