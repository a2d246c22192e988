import Foundation
import RequestsModel
import Scripted
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestQuotes
import TestServers
import Testing
import Work

struct OwnRequestsInfraTests {
  private let quotes = FakeQuotes()
  private let clock = TestClock()

  private func own(_ place: Place, _ person: Person = ana) async throws -> Answer<[RequestSummary]>
  {
    try await place.actions(person).requests.own().last()
  }

  @Test func `one's own requests are there live, the newest first, and saved without the service`()
    async throws
  {
    quotes.add(FakeQuotes.object("r1"))
    quotes.add(
      FakeQuotes.object(
        "r2", state: "assigned", professionals: [FakeQuotes.application("carla", quote: "offered")])
    )
    quotes.add(FakeQuotes.object("r3", homeowner: "ben"))
    try await withFolder { folder in
      let url = try await withServer(quotes.respond) { url in
        let answer = try await own(Place(url, in: folder, clock: clock))
        #expect(answer.freshness == .live)
        #expect(answer.value.map(\.id.rawValue) == ["r2", "r1"])
        #expect(answer.value.first?.state == .assigned)
        #expect(answer.value.first?.applicants == 1)
        #expect(answer.value.first?.offers == 1)
        return url
      }
      let then = clock.date
      clock.jump(by: .seconds(300))
      let place = try Place(url, in: folder, clock: clock)
      let saved = try await own(place)
      #expect(saved.freshness == .saved(at: then))
      #expect(saved.problem == .offline)
      #expect(saved.value.map(\.id.rawValue) == ["r2", "r1"])
      await #expect(throws: RequestsError.offline) { try await own(place, ben) }
    }
  }

  @Test func `an application that cannot be read costs itself, and the request is there`()
    async throws
  {
    quotes.add(
      FakeQuotes.object(
        "r1",
        professionals: [
          FakeQuotes.application("carla", quote: "offered"),
          FakeQuotes.application("diego", quote: "of a kind that nobody knows"),
        ]))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let answer = try await own(Place(url, in: folder, clock: clock))
        #expect(answer.value.map(\.id.rawValue) == ["r1"])
        #expect(answer.value.first?.applicants == 1)
        #expect(answer.value.first?.offers == 1)
      }
    }
  }

  @Test
  func `what is made without the service is seen at once, also after a restart, and sent once`()
    async throws
  {
    try await withFolder { folder in
      let nowhere = try await refusingURL()
      let before = try Place(nowhere, in: folder, clock: clock).actions(ana)
      try await before.drafts.save(finishedDraft())
      try await before.createRequest.execute(finishedDraft())
      let draft = try await before.drafts.load()
      #expect(draft == nil)
      let first = try await before.requests.own().last()
      #expect(first.value.map(\.sending) == [.waiting])
      #expect(first.problem == .offline)

      quotes.loseAnswers(3)
      try await withServer(quotes.respond) { url in
        let place = try Place(url, in: folder, clock: clock)
        let waiting = try await own(place)
        #expect(waiting.value.map(\.contents.title) == ["The tap drips"])
        #expect(waiting.value.map(\.photos) == [1])
        #expect(waiting.value.map(\.sending) == [.waiting])
        try await place.send()
        let here = try await place.actions(ana).requests.ownHere()
        #expect(here?.map(\.sending) == [nil])
        #expect(here?.map(\.id.rawValue) == ["r1"])
      }
      #expect(Set(quotes.keys).count == 1)
      #expect(quotes.state.withLock { $0.requests.count } == 1)
    }
  }

  @Test func `what the service refuses stays to be seen, and says so`() async throws {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let place = try Place(url, in: folder, clock: clock)
        try await place.actions(ana).createRequest.execute(finishedDraft(title: "refuse me"))
        try await place.send { $0.contains { $0.state != .waiting } }
        let own = try await own(place).value
        #expect(own.map(\.contents.title) == ["refuse me"])
        #expect(own.map(\.sending) == [.needsAttention])
        #expect(own.first?.unsent.map(\.state) == [.refused(.other)])
      }
    }
  }

  @Test func `an answer that was asked for before a request was made does not take it away`()
    async throws
  {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let place = try Place(url, in: folder, clock: clock)
        _ = try await own(place)
        let gate = quotes.holdReads()
        let reads = quotes.reads.count
        async let late = own(place)
        while quotes.reads.count == reads { await Task.yield() }
        try await place.actions(ana).createRequest.execute(finishedDraft())
        try await place.send()
        gate.open()
        let answer = try await late
        #expect(answer.value.map(\.id.rawValue) == ["r1"])
        #expect(answer.value.map(\.sending) == [nil])
      }
    }
  }

  @Test func `an item that makes no sense is left out, and the rest is there`() async throws {
    quotes.add(FakeQuotes.object("r1"))
    quotes.add(FakeQuotes.object("r2", kind: "time travel"))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let answer = try await own(Place(url, in: folder, clock: clock))
        #expect(answer.value.map(\.id.rawValue) == ["r1"])
      }
    }
  }

  @Test func `a draft is kept for each person, also after a restart`() async throws {
    try await withFolder { folder in
      let nowhere = try await refusingURL()
      let drafts = try Place(nowhere, in: folder).actions(ana).drafts
      try await drafts.save(finishedDraft())
      let again = try Place(nowhere, in: folder)
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
