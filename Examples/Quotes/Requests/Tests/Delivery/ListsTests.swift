import Foundation
import Kit
import RequestsDelivery
import RequestsModel
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import Testing
import Work
import WorkDelivery
import WorkTesting

struct ListsTests {
  private let quotes = FakeQuotes()

  private func withWorld(
    _ person: Person = ana, language: String = "en", _ body: (World) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        try await body(World(url, in: folder, person: person, language: language))
      }
    }
  }

  @Test(arguments: ["en", "es"])
  func `a homeowner sees their requests with states, what is over below`(
    _ language: String
  ) async throws {
    quotes.add(FakeRequest("r1", title: "Old one", state: "done"))
    quotes.add(
      FakeRequest(
        "r2", title: "New one", professionals: [FakeRequest.application("carla", quote: "offered")])
    )
    try await withWorld(language: language) { world in
      try await world.watch { app in
        let text = await app.text
        let new = try #require(text.range(of: "New one"))
        let over = try #require(text.range(of: try world.text(.ownOver)))
        let old = try #require(text.range(of: "Old one"))
        #expect(new.lowerBound < over.lowerBound)
        #expect(over.lowerBound < old.lowerBound)
        try await app.see(
          language == "en" ? "1 professional · 1 offer" : "1 profesional · 1 presupuesto")
        try await app.see("‹\(try world.text(RequestState.open))›")
        try await app.see("‹\(try world.text(RequestState.done))›")
        try await app.tap("New one")
        #expect(world.asked.lines == ["open r2"])
      }
    }
  }

  @Test func `what was not taken leads to the list of what was not sent`() async throws {
    try await withWorld { world in
      try await world.actions(ana).createRequest.execute(finishedDraft(title: "refuse me"))
      try await world.send { $0.contains { $0.state != .waiting } }
      try await world.watch { app in
        try await app.see("‹Not sent›")
        try await app.tap("See what was not sent")
        #expect(world.asked.lines == ["unsent"])
      }
    }
  }

  @Test func `without the service a homeowner is told, and can write all the same`() async throws {
    try await withFolder { folder in
      let nowhere = try await refusingURL()
      try await World(nowhere, in: folder).watch { app in
        try await app.see("∅ The service cannot be reached")
        try await app.tap("New request")
        try await app.see("Step 1 of 6")
      }
    }
  }

  @Test func `a professional finds by kind and world, as they type`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap", free: 1))
    quotes.add(FakeRequest("r2", title: "Hall", kind: "painting", city: "Valencia"))
    try await withWorld(carla) { world in
      try await world.watch { app in
        try await app.see("Hall")
        try await app.see("1 of 4 places free")
        try await app.see("4 of 4 places free")
        try await app.choose("Painting", in: "Kind of work")
        try await app.dontSee("Tap")
        try await app.choose("Any", in: "Kind of work")
        try await app.type("Mad", into: "City or postcode")
        try await app.advance(by: .milliseconds(300))
        try await app.see("Tap")
        try await app.dontSee("Hall")
        try await app.type("Nowhere", into: "City or postcode")
        try await app.submit("City or postcode")
        try await app.see("∅ Nothing to do here just now")
      }
      let searches = quotes.reads.filter { $0.contains("place=") }
      #expect(searches.count == 2)
    }
  }

  @Test func `a professional applies, and finds the request among their own`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap", free: 2))
    try await withWorld(carla) { world in
      try await world.watch { app in
        try await app.tap("Apply")
        try await app.see("‹You have applied›")
        try await app.see("1 of 4 places free")
        try await app.see("‹Waiting to be sent›")
        try await app.choose("Your requests")
        try await app.see("Tap")
        try await world.send(of: carla)
        try await app.dontSee("‹Waiting to be sent›")
        try await app.see("‹You have applied›")
      }
    }
  }

  @Test func `who applies too late is told that no place is left`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap", free: 1))
    try await withWorld(carla) { world in
      try await world.watch { app in
        quotes.change("r1") { $0.free = 0 }
        // The list that the service has by then is without the request.
        let gate = quotes.holdReads()
        defer { gate.open() }
        try await app.tap("Apply")
        try await world.send(of: carla) { $0.contains { $0.state != .waiting } }
        try await app.see("No place is left")
        try await app.dontSee("‹You have applied›")
        try await app.tap("See what was not sent")
        #expect(world.asked.lines == ["unsent"])
      }
    }
  }

  @Test func `a professional has no form`() async throws {
    try await withWorld(carla) { world in
      try await world.watch { app in
        try await app.dontOpen("/new")
      }
    }
  }
}
