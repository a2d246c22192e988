import Foundation
import Kit
import OwnRequestsModel
import Scripted
import Sillar
import SillarData
import SillarTesting
import Synchronization
import TestServers
import Testing
import Work
import WorkDelivery
import WorkInfra
import WorkTesting

@testable import OwnRequestsDelivery

struct NewRequestTests {
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

  /// Fills in all steps, up to the summary.
  private func fillIn(_ app: TestHost) async throws {
    try await app.choose("Plumbing")
    try await app.tap("Continue")
    try await app.type("The tap drips", into: "In a few words")
    try await app.type("Since Monday.", into: "What a professional should know")
    try await app.tap("Continue")
    try await app.type("Madrid", into: "City")
    try await app.type("28004", into: "Postcode")
    try await app.tap("Continue")
    try await app.tap("Add photos")
    try await app.see("2 photos")
    try await app.tap("Continue")
    try await app.choose("This month")
    try await app.tap("Continue")
    try await app.see("## Is everything right?")
  }

  @Test func `a request is written in steps, and opens when it is made`() async throws {
    try await withWorld { world in
      try await world.watch { app in
        try await app.see("∅ You have asked for nothing yet")
        try await app.tap("New request")
        #expect(await app.location.path == "/new")
        try await app.see("Step 1 of 6")
        try await fillIn(app)
        for text in ["Plumbing", "The tap drips", "28004 Madrid", "2 photos", "This month"] {
          try await app.see(text)
        }
        try await app.tap("Ask for offers")
        try await app.see("# The tap drips")
        try await app.back()
        try await app.see("# Your requests")
        try await app.see("The tap drips")
        try await app.see("‹Waiting to be sent›")
        try await world.send()
        try await app.dontSee("‹Waiting to be sent›")
      }
      let photos = quotes.requests.first?.photos
      #expect(photos == ["p1", "p2"])
      #expect(world.asked.lines.first?.hasPrefix("photos ") == true)
    }
  }

  @Test(arguments: ["en", "es"])
  func `nobody goes on with something missing, and what is wrong is said where it is`(
    _ language: String
  ) async throws {
    try await withWorld(language: language) { world in
      let onward = try world.text(Words.proceed)
      try await world.watch(at: "/new") { app in
        try await app.tap(onward)
        try await app.see(try world.text(RequestFlaw.kindMissing))
        try await app.choose(try world.text(WorkKind.roofing))
        try await app.dontSee(try world.text(RequestFlaw.kindMissing))
        try await app.tap(onward)
        try await app.dontSee(try world.text(RequestFlaw.titleMissing))
        try await app.tap(onward)
        try await app.see(try world.text(RequestFlaw.titleMissing))
        try await app.see(try world.text(RequestFlaw.descriptionMissing))
        try await app.type("Gotera", into: try world.text(RequestForm.Field.title))
        try await app.dontSee(try world.text(RequestFlaw.titleMissing))
        try await app.type("En el ático", into: try world.text(RequestForm.Field.description))
        try await app.tap(onward)
        try await app.type("1234", into: try world.text(RequestForm.Field.postcode))
        try await app.tap(onward)
        try await app.see(try world.text(RequestFlaw.postcodeNotFiveDigits))
        try await app.see(try world.text(RequestFlaw.cityMissing))
      }
    }
  }

  @Test func `going back and forward loses nothing, with the button and with the browser's`()
    async throws
  {
    try await withWorld { world in
      try await world.watch { app in
        try await app.tap("New request")
        try await fillIn(app)
        try await app.tap("Back")
        try await app.see("(•) This month")
        try await app.back()
        try await app.see("2 photos")
        try await app.back()
        try await app.see("City: [Madrid]")
        for _ in 0..<3 { try await app.tap("Continue") }
        try await app.see("## Is everything right?")
        try await app.tap("Change", in: "Where?")
        try await app.see("Postcode: [28004]")
        for _ in 0..<3 { try await app.back() }
        // Leaves the form, and keeps its draft.
        try await app.see("# Your requests")
        try await app.tap("Go on with your request")
        try await app.see("You go on where you left off.")
        try await app.see("(•) Plumbing")
      }
    }
  }

  @Test func `a request that was begun is there again after leaving and after a restart`()
    async throws
  {
    try await withFolder { folder in
      let nowhere = try await refusingURL()
      try await World(nowhere, in: folder).watch(at: "/new") { app in
        try await app.choose("Painting")
        try await app.tap("Continue")
        try await app.type("The hall", into: "In a few words")
        try await app.type("White, two coats", into: "What a professional should know")
      }
      try await World(nowhere, in: folder).watch(at: "/new") { app in
        try await app.see("Step 2 of 6")
        try await app.see("[The hall]")
        try await app.see("White, two coats")
        try await app.tap("Back")
        try await app.see("(•) Painting")
      }
      try await World(nowhere, in: folder, person: ben).watch(at: "/new") { app in
        try await app.see("Step 1 of 6")
        try await app.dontSee("(•)")
      }
    }
  }

  @Test func `discarding asks, and then nothing is left`() async throws {
    try await withWorld { world in
      try await world.watch(at: "/new") { app in
        try await app.dontSee("Discard this request")
        try await app.choose("Painting")
        try await app.tap("Discard this request")
        try await app.see("Discard what you have written?")
        try await app.tap("Keep it")
        try await app.see("(•) Painting")
        try await app.tap("Discard this request")
        try await app.tap("Discard")
        try await app.see("# Your requests")
        try await app.tap("New request")
        try await app.dontSee("(•)")
      }
    }
  }

  @Test func `two taps make one request`() async throws {
    try await withWorld { world in
      try await world.watch(at: "/new") { app in
        try await fillIn(app)
        try await app.tap("Ask for offers", times: 2)
        try await app.see("# The tap drips")
      }
      let entries = try await world.service.outbox.entries(of: "ana")
      #expect(entries.count == 1)
    }
  }
}
