import Foundation
import Kit
import Scripted
import Sillar
import SillarData
import SillarTesting
import TestServers
import Testing
import Work
import WorkDelivery
import WorkTesting

@testable import OwnRequestsDelivery

struct ListsTests {
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
        let over = try #require(text.range(of: try world.text(Words.over)))
        let old = try #require(text.range(of: "Old one"))
        #expect(new.lowerBound < over.lowerBound)
        #expect(over.lowerBound < old.lowerBound)
        try await app.see(
          language == "en" ? "1 professional · 1 offer" : "1 profesional · 1 presupuesto")
        try await app.see("‹\(try world.text(RequestState.open))›")
        try await app.see("‹\(try world.text(RequestState.done))›")
        try await app.tap("New one")
        try await app.see("# New one")
      }
    }
  }

  @Test func `what was not taken leads to the list of what was not sent`() async throws {
    try await withWorld { world in
      try await world.actions().create(finishedDraft(title: "refuse me"))
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

}
