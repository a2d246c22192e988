import Foundation
import RequestsModel
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import Work
import WorkTesting

struct FindingInfraTests {
  private let quotes = FakeQuotes()

  private func withActions(
    _ body: (RequestsActions, World) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await body(world.actions(carla), world)
      }
    }
  }

  @Test func `the service is asked by kind and world, and for as many as are wanted`() async throws
  {
    for number in 1...70 { quotes.add(FakeRequest("r\(number)")) }
    quotes.add(FakeRequest("s1", kind: "painting", city: "Valencia"))
    try await withActions { actions, _ in
      let some = try await actions.requests.open(RequestSearch()).last().value
      #expect(some.requests.count == 50)
      #expect(some.hasMore)
      let all = try await actions.requests.open(RequestSearch(count: 60)).last().value
      #expect(all.requests.count == 71)
      #expect(!all.hasMore)
      let painting = RequestSearch(kind: .painting, place: " Val ")
      let found = try await actions.requests.open(painting).last().value
      #expect(found.requests.map(\.id.rawValue) == ["s1"])
      #expect(quotes.reads.last == "requests/open?kind=painting&place=Val&limit=50")
    }
  }

  @Test func `applying shows at once, and holds when the service has answered`() async throws {
    quotes.add(FakeRequest("r1", free: 2))
    try await withActions { actions, world in
      let found = try await actions.requests.open(RequestSearch()).last().value
      try await actions.applyToRequest.execute(try #require(found.requests.first))
      let here = try #require(try await actions.requests.openHere(RequestSearch()))
      #expect(here.requests.map(\.freePlaces) == [1])
      #expect(here.requests.map(\.applicants) == [1])
      #expect(here.requests.map(\.sending) == [.waiting])
      try await world.send(of: carla)
      let own = try await actions.requests.own().last().value
      #expect(own.map(\.id.rawValue) == ["r1"])
      #expect(own.map(\.sending) == [nil])
      #expect(own.map(\.freePlaces) == [1])
    }
  }

  @Test func `who comes too late is told that no place is left`() async throws {
    quotes.add(FakeRequest("r1", free: 1))
    try await withActions { actions, world in
      let found = try await actions.requests.open(RequestSearch()).last().value
      quotes.change("r1") { $0.free = 0 }
      try await actions.applyToRequest.execute(try #require(found.requests.first))
      try await world.send(of: carla) { $0.contains { $0.state != .waiting } }
      let own = try await actions.requests.own().last().value
      #expect(own.map(\.applicationRefused) == [.noFreePlace])
      #expect(own.map(\.applicants) == [0])
    }
  }

  @Test func `what was found is there without the service`() async throws {
    quotes.add(FakeRequest("r1"))
    try await withActions { actions, _ in
      _ = try await actions.requests.open(RequestSearch(kind: .plumbing)).last()
      quotes.fail()
      let saved = try await actions.requests.open(RequestSearch(kind: .plumbing)).last()
      #expect(saved.value.requests.map(\.id.rawValue) == ["r1"])
      #expect(saved.freshness != .live)
      await #expect {
        _ = try await actions.requests.open(RequestSearch(kind: .roofing)).last()
      } throws: {
        if case .serviceFailed = $0 as? RequestsError { true } else { false }
      }
    }
  }
}
