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

struct JobScreenTests {
  private let quotes = FakeQuotes()

  private func add(
    _ state: String, quote: String?, rating: FakeRequest.Object? = nil,
    contactRating: FakeRequest.Object? = nil
  ) {
    var application = FakeRequest.application("carla", quote: quote)
    application.rating = rating
    application.contactRating = contactRating
    quotes.add(FakeRequest("r1", state: state, professionals: [application]))
  }

  @Test func `a professional applies, then makes an offer and chats`() async throws {
    quotes.add(FakeRequest("r1", free: 1))
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("# The tap drips")
        try await app.see("1 of 4 places free")
        try await app.see("The last place is free. Apply to make an offer.")
        try await app.dontSee("Make an offer")
        try await app.dontSee("Chat")
        try await app.tap("Apply")
        try await app.see("‹Waiting to be sent›")
        try await world.send(of: carla)
        try await app.tap("Chat")
        try await app.tap("Make an offer")
        #expect(await app.location.path == "/requests/r1/offer")
        #expect(world.asked.lines == ["chat r1"])
      }
    }
  }

  @Test(arguments: [
    ("open", "offered", ["Make another offer", "See the offer", "Chat"]),
    ("open", "declined", ["Make another offer", "See the offer", "Chat"]),
    ("assigned", "accepted", ["See the offer", "Chat"]),
    ("assigned", "declined", ["See the offer", "Chat"]),
    ("done", "accepted", ["See the offer", "Chat"]),
    ("cancelled", "declined", ["See the offer", "Chat"]),
  ])
  func `each state offers what can be done in it, and nothing else is mentioned`(
    _ state: String, _ quote: String, _ allowed: [String]
  ) async throws {
    add(state, quote: quote)
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("[Chat]")
        let text = await app.text
        for action in ["Apply", "Make an offer", "Make another offer", "See the offer", "Chat"] {
          #expect(text.contains("[\(action)]") == allowed.contains(action), "\(action)")
        }
        #expect(!text.contains("\(allowed[0]): "))
        try await app.tap("See the offer")
        #expect(world.asked.lines == ["quote quote-carla"])
      }
    }
  }

  @Test(arguments: [
    ("en", "open", "offered", "Your offer of €120.00 waits for Ana Ruiz."),
    ("es", "assigned", "accepted", "Ana Ruiz ha aceptado tu presupuesto de 120,00\u{A0}€."),
    ("en", "assigned", "declined", "Ana Ruiz has chosen somebody else."),
    ("en", "cancelled", "declined", "This request is not wanted any more."),
  ])
  func `the next step is told in a sentence`(
    _ language: String, _ state: String, _ quote: String, _ sentence: String
  ) async throws {
    add(state, quote: quote)
    try await inFront(of: quotes, language: language) { world in
      try await world.watch(at: "/requests/r1") { app in try await app.see(sentence) }
    }
  }

  @Test func `why a request was cancelled is told, and how the work was rated`() async throws {
    add("cancelled", quote: "declined")
    quotes.change("r1") {
      $0.cancellation = ["reason": "too-expensive", "note": "Twice my budget"]
    }
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("Cancelled: It is too expensive")
        try await app.see("Twice my budget")
      }
      quotes.removeAll()
      add("done", quote: "accepted", rating: ["stars": 4, "text": "On time"])
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("Rating: ★★★★☆")
        try await app.see("On time")
      }
    }
  }

  @Test
  func `a professional who has applied sees how the contact was rated, also without the work`()
    async throws
  {
    add("cancelled", quote: "declined", contactRating: ["stars": 2, "text": "Slow to answer"])
    try await inFront(of: quotes) { world in
      for path in ["/requests/r1", "/ratings"] {
        try await world.watch(at: path) { app in
          try await app.see("Rating of the contact: ★★☆☆☆")
          try await app.see("Slow to answer")
        }
      }
    }
  }

  @Test func `who applies too late is told, and may still look`() async throws {
    quotes.add(FakeRequest("r1", free: 1))
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("The last place is free")
        quotes.change("r1") { $0.free = 0 }
        try await app.tap("Apply")
        try await world.send(of: carla) { $0.contains { $0.state != .waiting } }
        try await app.see("Your application could not be sent: no place was left.")
        try await app.tap("See what was not sent")
        #expect(world.asked.lines == ["unsent"])
      }
    }
  }

  @Test func `a link to a request that is not there says so, and leads on`() async throws {
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/requests/nothing") { app in
        try await app.see("∅ It is not there any more")
        try await app.tap("All requests")
        try await app.see("# Requests")
      }
    }
  }

  @Test(arguments: ["/requests", "/requests/", "/requests/a/b", "/requests/..", "/requests/é"])
  func `a path that leads to no request is not opened`(_ path: String) async throws {
    add("open", quote: nil)
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/requests/r1") { app in try await app.dontOpen(path) }
    }
  }

  @Test(arguments: ["en", "es"])
  func `what a professional has earned in ratings is a tap from home`(_ language: String)
    async throws
  {
    add("done", quote: "accepted", rating: ["stars": 5, "text": "On time"])
    quotes.add(FakeRequest("r2", professionals: [FakeRequest.application("carla")]))
    try await inFront(of: quotes, language: language) { world in
      try await world.watch { app in
        let score = language == "en" ? "4.6 of 5, 12 ratings" : "4,6 de 5, 12 valoraciones"
        try await app.tap("\(try world.text(Words.ratings)): \(score)")
        #expect(await app.location.path == "/ratings")
        try await app.see("# \(try world.text(Words.ratings))")
        try await app.see(score)
        try await app.see("★★★★★")
        try await app.see("On time")
        try await app.tap("The tap drips")
        #expect(await app.location.path == "/requests/r1")
      }
    }
  }

  @Test func `without a rating that is said`() async throws {
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/ratings") { app in try await app.see("∅ No ratings yet") }
    }
  }
}
