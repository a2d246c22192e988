import Foundation
import OwnRequestsModel
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct OwnRequestsInfraTests {
  private let quotes = FakeQuotes()
  private let clock = TestClock()

  private func own(
    _ world: World, _ person: Person = ana
  ) async throws -> Reading<[OwnRequest]> {
    try await answer(world.actions(person).requests.all())
  }

  @Test func `one's own requests are there live, the newest first, and saved without the service`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    quotes.add(
      FakeRequest(
        "r2", state: "assigned", professionals: [FakeRequest.application("carla", quote: "offered")]
      )
    )
    quotes.add(FakeRequest("r3", homeowner: "ben"))
    try await withFolder { folder in
      let url = try await withServer(quotes.respond) { url in
        let answer = try await own(World(url, in: folder, clock: clock))
        #expect(answer.savedAt == nil)
        #expect(answer.value.map(\.id.rawValue) == ["r2", "r1"])
        #expect(answer.value.first?.request.state == .assigned)
        #expect(answer.value.first?.professionals.count == 1)
        #expect(answer.value.first?.openOffers == 1)
        return url
      }
      let then = clock.date
      clock.jump(by: .seconds(300))
      let world = try World(url, in: folder, clock: clock)
      let saved = try await own(world)
      #expect(saved.savedAt == then)
      #expect(saved.problem == .offline)
      #expect(saved.value.map(\.id.rawValue) == ["r2", "r1"])
      await #expect(throws: Problem.offline) { try await own(world, ben) }
    }
  }

  @Test func `the requests of who has signed out are removed, and nobody else's`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    quotes.add(FakeRequest("r2", homeowner: "ben"))
    try await withFolder { folder in
      let tokens = SomeNames(ana, ben)
      let url = try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder, clock: clock, tokens: tokens)
        for person in [ana, ben] { #expect(try await own(world, person).savedAt == nil) }
        return url
      }
      let world = try World(url, in: folder, clock: clock, tokens: tokens)
      await world.service.forgetSignedOut()
      #expect(try await own(world).value.map(\.id.rawValue) == ["r1"])
      tokens.signOut(ana)
      await world.service.forgetSignedOut()
      #expect(try await own(world, ben).value.map(\.id.rawValue) == ["r2"])
      // Also for who opens the folder later.
      await #expect(throws: Problem.offline) {
        try await own(World(url, in: folder, clock: clock))
      }
    }
  }

  @Test func `an application that cannot be read costs itself, and the request is there`()
    async throws
  {
    quotes.add(
      FakeRequest(
        "r1",
        professionals: [
          FakeRequest.application("carla", quote: "offered"),
          FakeRequest.application("diego", quote: "of a kind that nobody knows"),
        ]))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let answer = try await own(World(url, in: folder, clock: clock))
        #expect(answer.value.map(\.id.rawValue) == ["r1"])
        #expect(answer.value.first?.professionals.count == 1)
        #expect(answer.value.first?.openOffers == 1)
      }
    }
  }

  @Test
  func `what is made without the service is seen at once, also after a restart, and sent once`()
    async throws
  {
    try await withFolder { folder in
      let nowhere = try await refusingURL()
      let world = try World(nowhere, in: folder, clock: clock)
      let before = world.actions()
      try await before.drafts.save(finishedDraft())
      try await before.create()
      let draft = try await before.drafts.load()
      #expect(draft == nil)
      let first = try await own(world)
      #expect(first.value.map(\.request.unsent.first?.state) == [.waiting])
      #expect(first.problem == .offline)

      quotes.loseAnswers(3)
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder, clock: clock)
        let waiting = try await own(world)
        #expect(waiting.value.map(\.request.contents.title) == ["The tap drips"])
        #expect(waiting.value.map(\.request.photos.count) == [1])
        #expect(waiting.value.map(\.request.unsent.first?.state) == [.waiting])
        try await world.send()
        let here = try await own(world).value
        #expect(here.map(\.request.unsent) == [[]])
        #expect(here.map(\.id.rawValue) == ["r1"])
      }
      #expect(Set(quotes.keys).count == 1)
      #expect(quotes.requests.count == 1)
    }
  }

  @Test func `what the service refuses stays to be seen, and says so`() async throws {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder, clock: clock)
        try await world.actions().create(finishedDraft(title: "refuse me"))
        try await world.send { $0.contains { $0.state != .waiting } }
        let own = try await own(world).value
        #expect(own.map(\.request.contents.title) == ["refuse me"])
        #expect(own.map(\.request.needsAttention) == [true])
        #expect(own.first?.request.unsent.map(\.state) == [.refused(.other)])
      }
    }
  }

  @Test func `an answer that was asked for before a request was made does not take it away`()
    async throws
  {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder, clock: clock)
        _ = try await own(world)
        let gate = quotes.holdReads()
        let reads = quotes.reads.count
        async let late = own(world)
        while quotes.reads.count == reads { await Task.yield() }
        try await world.actions().create()
        try await world.send()
        gate.open()
        let answer = try await late
        #expect(answer.value.map(\.id.rawValue) == ["r1"])
        #expect(answer.value.map(\.request.unsent) == [[]])
      }
    }
  }

  @Test func `an item that makes no sense is left out, and the rest is there`() async throws {
    quotes.add(FakeRequest("r1"))
    quotes.add(FakeRequest("r2", kind: "time travel"))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let answer = try await own(World(url, in: folder, clock: clock))
        #expect(answer.value.map(\.id.rawValue) == ["r1"])
      }
    }
  }

  @Test func `a draft is kept for each person, also after a restart`() async throws {
    try await withFolder { folder in
      let nowhere = try await refusingURL()
      let drafts = try World(nowhere, in: folder).actions(ana).drafts
      try await drafts.save(finishedDraft())
      let again = try World(nowhere, in: folder)
      let kept = try await again.actions(ana).drafts.load()
      #expect(kept == finishedDraft())
      let other = try await again.actions(ben).drafts.load()
      #expect(other == nil)
      try await again.actions(ana).drafts.discard()
      let none = try await again.actions(ana).drafts.load()
      #expect(none == nil)
    }
  }
}
