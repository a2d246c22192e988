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

struct HomeTests {
  private let quotes = FakeQuotes()

  @Test func `a professional finds by kind and place, as they type`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap", free: 1))
    quotes.add(FakeRequest("r2", title: "Hall", kind: "painting", city: "Valencia"))
    try await inFront(of: quotes) { world in
      try await world.watch { app in
        try await app.see("Hall")
        try await app.see("1 of 4 places free")
        try await app.see("4 of 4 places free")
        try await app.choose("Painting", in: "Kind of work")
        try await app.dontSee("Tap")
        try await app.choose("Any", in: "Kind of work")
        try await app.type("Mad", into: "City or postcode")
        try await app.advance(by: .milliseconds(500))
        try await app.see("Tap")
        try await app.dontSee("Hall")
        #expect(await app.location.path == "/?place=Mad")
        try await app.type("Nowhere", into: "City or postcode")
        try await app.submit("City or postcode")
        try await app.see("∅ Nothing to do here just now")
      }
      let searches = quotes.reads.filter { $0.contains("place=") }
      #expect(searches.count == 2)
    }
  }

  @Test func `a search is found again by its address`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap"))
    quotes.add(FakeRequest("r2", title: "Hall", kind: "painting"))
    try await inFront(of: quotes) { world in
      try await world.watch(at: "/?kind=painting") { app in
        try await app.see("Hall")
        try await app.dontSee("Tap")
        try await app.open("/?list=own")
        try await app.see("∅ You have not applied to any request yet")
      }
    }
  }

  @Test func `a professional applies, and finds the request among their own`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap", free: 2))
    try await inFront(of: quotes) { world in
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
    try await inFront(of: quotes) { world in
      try await world.watch { app in
        try await app.see("1 of 4 places free")
        quotes.change("r1") { $0.free = 0 }
        try await app.tap("Apply")
        try await world.send(of: carla) { $0.contains { $0.state != .waiting } }
        try await app.see("Your application could not be sent: no place was left.")
        try await app.dontSee("‹You have applied›")
        try await app.dontSee("[Apply]")
        try await app.tap("See what was not sent")
        #expect(world.asked.lines == ["unsent"])
      }
    }
  }

  @Test func `coming back to the list shows what was opened meanwhile`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap"))
    try await inFront(of: quotes) { world in
      try await world.watch { app in
        try await app.tap("Tap")
        try await app.see("# Tap")
        quotes.add(FakeRequest("r2", title: "Hall"))
        try await app.back()
        try await app.see("Hall")
      }
    }
  }

  @Test(arguments: [true, false])
  func `places that others took while a request was open are taken in the list, too`(
    _ isReachable: Bool
  ) async throws {
    quotes.add(FakeRequest("r1", title: "Tap"))
    try await inFront(of: quotes) { world in
      try await world.watch { app in
        try await app.see("4 of 4 places free")
        quotes.change("r1") { $0.free = 2 }
        try await app.tap("Tap")
        try await app.see("2 of 4 places free")
        if !isReachable { quotes.fail() }
        try await app.back()
        try await app.see("2 of 4 places free")
      }
    }
  }

  @Test func `places that somebody else took are taken in the list while it is read`()
    async throws
  {
    quotes.add(FakeRequest("r1", title: "Tap"))
    try await inFront(of: quotes) { world in
      try await world.watch { app in
        try await app.see("4 of 4 places free")
        quotes.change("r1") { $0.free = 2 }
        try await app.tap("Tap")
        try await app.see("2 of 4 places free")
        let gate = quotes.holdReads()
        try await app.back()
        try await app.see("2 of 4 places free")
        gate.open()
      }
    }
  }

  @Test func `without the service what was found is shown with its age`() async throws {
    quotes.add(FakeRequest("r1", title: "Tap"))
    try await withFolder { folder in
      let url = try await withServer(quotes.respond) { url in
        try await World(url, in: folder).watch { app in
          try await app.see("Tap")
          try await app.choose("Your requests")
          try await app.see("You have not applied to any request yet")
        }
        return url
      }
      try await World(url, in: folder).watch { app in
        try await app.see("Tap")
        try await app.see("Offline, saved just now")
        try await app.tap("Apply")
        try await app.see("‹Waiting to be sent›")
      }
    }
  }

  @Test func `there is no form for a request of one's own, and no way to accept anything`()
    async throws
  {
    try await inFront(of: quotes) { world in
      try await world.watch { app in try await app.dontOpen("/new") }
    }
  }
}
