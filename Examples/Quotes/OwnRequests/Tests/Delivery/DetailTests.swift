import Foundation
import Kit
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import Testing
import Work
import WorkTesting

@testable import OwnRequestsDelivery

struct DetailTests {
  private let quotes = FakeQuotes()

  private func withWorld(
    language: String = "en", _ body: (World) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        try await body(World(url, in: folder, language: language))
      }
    }
  }

  private func add(_ state: String, quote: String?) {
    quotes.add(
      FakeRequest(
        "r1", state: state, professionals: [FakeRequest.application("carla", quote: quote)]))
  }

  @Test(arguments: ["en", "es"])
  func `a homeowner sees who has applied, what they want, and what others say of them`(
    _ language: String
  ) async throws {
    add("open", quote: "offered")
    try await withWorld(language: language) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("# The tap drips")
        try await app.see("Carla")
        try await app.see(language == "en" ? "€120.00" : "120,00")
        try await app.see(
          language == "en" ? "4.6 of 5, 12 ratings" : "4,6 de 5, 12 valoraciones")
        try await app.tap(try world.text(Words.chat))
        try await app.tap(try world.text(Words.seeOffer))
        #expect(world.asked.lines == ["chat r1 carla", "quote quote-carla"])
      }
    }
  }

  @Test(arguments: [
    ("open", "offered", ["Change", "Add photos", "Cancel the request"]),
    ("assigned", "accepted", ["Add photos", "The work is done", "Cancel the request"]),
    ("done", "accepted", ["Rate the work"]), ("cancelled", "declined", []),
  ])
  func `only what is allowed in a request's state is shown`(
    _ state: String, _ quote: String, _ allowed: [String]
  ) async throws {
    add(state, quote: quote)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.see("# The tap drips")
        let text = await app.text
        for action in [
          "Change", "Add photos", "The work is done", "Rate the work", "Cancel the request",
        ] {
          #expect(text.contains("[\(action)]") == allowed.contains(action), "\(action)")
        }
      }
    }
  }

  @Test func `changing begins with what the request says, and shows at once`() async throws {
    add("open", quote: nil)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("Change")
        try await app.see("In a few words: [The tap drips]")
        try await app.type("", into: "In a few words")
        try await app.type("123", into: "Postcode")
        try await app.tap("Save")
        try await app.see("Say in a few words what it is about")
        try await app.see("A postcode has five digits, such as 28004")
        try await app.type("Two taps drip", into: "In a few words")
        try await app.type("28005", into: "Postcode")
        try await app.tap("Save")
        try await app.see("# Two taps drip")
        try await app.see("‹Waiting to be sent›")
        try await app.see("Your change")
        try await world.send()
        try await app.dontSee("‹Waiting to be sent›")
        try await app.see("# Two taps drip")
      }
    }
  }

  @Test func `cancelling asks why, and cannot be done without a reason`() async throws {
    add("open", quote: nil)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("Cancel the request")
        try await app.see("# Cancel this request?")
        try await app.tap("Cancel it")
        try await app.see("Choose a reason")
        try await app.choose("It is too expensive")
        try await app.type("Twice my budget", into: "Anything else you want to say")
        try await app.tap("Cancel it", times: 2)
        try await app.dontSee("Cancel this request?")
        try await app.see("‹Cancelled›")
        try await app.see("Cancelled: It is too expensive")
        try await app.see("Twice my budget")
        try await world.send()
      }
      #expect(quotes.operations == ["POST requests/r1/cancel"])
    }
  }

  @Test func `the texts and choices of a form come back with the window`() async throws {
    add("open", quote: nil)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("Change")
        try await app.choose("Roofing", in: "Kind of work")
        try await app.type("It rains in", into: "In a few words")
        try await app.reopened { app in
          try await app.see("In a few words: [It rains in]")
          try await app.tap("Save")
          try await app.see("# It rains in")
          try await app.see("Roofing")
          try await app.tap("Cancel the request")
          try await app.choose("It is too expensive")
          try await app.type("Twice my budget", into: "Anything else you want to say")
          try await app.reopened { app in
            try await app.tap("Cancel it")
            try await app.see("Cancelled: It is too expensive")
            try await app.see("Twice my budget")
          }
        }
      }
    }
  }

  @Test func `the work is marked done, and then rated`() async throws {
    add("assigned", quote: "accepted")
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("The work is done")
        try await app.see("‹Done›")
        try await app.tap("Rate the work")
        try await app.see("# How did Carla work?")
        try await app.tap("Send the rating")
        try await app.see("Give between one and five stars")
        try await app.rate("Stars", 4)
        try await app.type("On time", into: "In your words")
        try await app.tap("Send the rating")
        try await app.see("Your rating: ★★★★☆")
        try await app.dontSee("Rate the work")
        try await world.send()
        try await app.dontSee("‹Waiting to be sent›")
      }
    }
  }

  @Test(arguments: ["en", "es"])
  func `the contact with who has applied is rated, whoever does the work`(
    _ language: String
  ) async throws {
    quotes.add(
      FakeRequest(
        "r1", professionals: ["carla", "diego"].map { FakeRequest.application($0) }))
    try await withWorld(language: language) { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap(try world.text(Words.rateContact), in: "Carla")
        try await app.see(
          language == "en" ? "# How was the contact with Carla?" : "# ¿Qué tal el trato con Carla?")
        try await app.rate(try world.text(Words.stars), 2)
        try await app.tap(try world.text(Words.sendRating))
        try await app.see("\(try world.text(Words.ownContactRating)): ★★☆☆☆")
        try await world.send()
        // One is left to rate.
        try await app.tap(try world.text(Words.rateContact))
        try await app.see("Diego?")
      }
      #expect(quotes.request("r1")?.professionals.map { $0.contactRating == nil } == [false, true])
    }
  }

  @Test func `photos that were picked are added`() async throws {
    add("open", quote: nil)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("Add photos")
        try await app.see("2 photos")
        try await world.send()
        #expect(world.asked.lines == ["photos r1"])
        #expect(quotes.request("r1")?.photos == ["p1", "p2"])
      }
    }
  }

  @Test(arguments: ["Keep mine", "Take the other"])
  func `two changes of the same are both shown, and the homeowner chooses`(
    _ choice: String
  ) async throws {
    add("open", quote: nil)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.tap("Change")
        try await app.type("My tap", into: "In a few words")
        quotes.change("r1") {
          $0.version = 2
          $0.title = "Their tap"
        }
        try await app.tap("Save")
        try await world.send { $0.contains { $0.state == .parked(.conflict) } }
        try await app.see("This was changed elsewhere too")
        try await app.see("My tap")
        try await app.see("Their tap")
        try await app.see("First choose between the two versions")
        try await app.tap(choice)
        try await world.send()
        try await app.dontSee("This was changed elsewhere too")
        try await app.see(choice == "Keep mine" ? "# My tap" : "# Their tap")
      }
    }
  }

  @Test func `a link to a request that is not there says so, and leads on`() async throws {
    try await withWorld { world in
      try await world.watch(at: "/requests/nothing") { app in
        try await app.see("∅ It is not there any more")
        try await app.tap("All requests")
        try await app.see("# Your requests")
      }
    }
  }

  @Test(arguments: ["/requests", "/requests/", "/requests/a/b", "/requests/..", "/requests/é"])
  func `a path that leads to no request is not opened`(_ path: String) async throws {
    add("open", quote: nil)
    try await withWorld { world in
      try await world.watch(at: "/requests/r1") { app in
        try await app.dontOpen(path)
      }
    }
  }
}
