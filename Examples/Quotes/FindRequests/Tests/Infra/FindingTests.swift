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

struct FindingTests {
  private let quotes = FakeQuotes()

  @Test func `the service is asked by kind and place, and for as many as are wanted`() async throws
  {
    for number in 1...70 { quotes.add(FakeRequest("r\(number)")) }
    quotes.add(FakeRequest("s1", kind: "painting", city: "Valencia"))
    try await inFront(of: quotes) { world in
      let some = try await world.jobs.find(JobQuery(), after: FoundJobs()).last().value
      #expect(some.items.count == 50)
      #expect(some.hasMore)
      let all = try await world.jobs.find(JobQuery(), after: some).last().value
      #expect(all.items.count == 71)
      #expect(!all.hasMore)
      let painting = JobQuery(kind: .painting, place: " Val ")
      let found = try await world.jobs.find(painting, after: FoundJobs()).last().value
      #expect(found.items.map(\.id.rawValue) == ["s1"])
      let searches = quotes.reads.filter { $0.hasPrefix("requests/open") }
      #expect(searches.last == "requests/open?kind=painting&place=Val&limit=50")
    }
  }

  @Test func `an application shows at once, and holds when the service has answered`() async throws
  {
    quotes.add(FakeRequest("r1", free: 2))
    try await inFront(of: quotes) { world in
      let found = try await world.jobs.find(JobQuery(), after: FoundJobs()).last().value
      var (isApplied, isSent) = (false, false)
      for try await own in world.jobs.applied() {
        guard let job = own.value.first else {
          if !isApplied {
            try await ApplyToJob(jobs: world.jobs).execute(try #require(found.items.first))
          }
          isApplied = true
          continue
        }
        #expect(job.request.freePlaces == 1)
        #expect(job.application != nil)
        if job.request.unsent.isEmpty { break }
        #expect(job.request.unsent.map(\.state) == [.waiting])
        if !isSent { try await world.send(of: carla) }
        isSent = true
      }
      let sent = try await answer(world.jobs.job(r1)).value
      #expect(sent.application != nil)
      #expect(sent.request.freePlaces == 1)
    }
  }

  @Test func `who comes too late is told that no place is left`() async throws {
    quotes.add(FakeRequest("r1", free: 1))
    try await inFront(of: quotes) { world in
      let found = try await world.jobs.find(JobQuery(), after: FoundJobs()).last().value
      quotes.change("r1") { $0.free = 0 }
      try await ApplyToJob(jobs: world.jobs).execute(try #require(found.items.first))
      try await world.send(of: carla) { $0.contains { $0.state != .waiting } }
      let own = try await answer(world.jobs.applied()).value
      #expect(own.flatMap(\.request.unsent).map(\.state) == [.refused(.noFreePlace)])
      #expect(own.map(\.application) == [nil])
    }
  }

  @Test func `what was found is there without the service`() async throws {
    quotes.add(FakeRequest("r1"))
    try await inFront(of: quotes) { world in
      let plumbing = JobQuery(kind: .plumbing)
      _ = try await world.jobs.find(plumbing, after: FoundJobs()).last()
      quotes.fail()
      let saved = try await world.jobs.find(plumbing, after: FoundJobs()).last()
      #expect(saved.value.items.map(\.id.rawValue) == ["r1"])
      #expect(saved.savedAt == world.clock.date)
      await #expect {
        _ = try await world.jobs.find(JobQuery(kind: .roofing), after: FoundJobs()).last()
      } throws: {
        if case .broken = $0 as? Problem { true } else { false }
      }
    }
  }

  @Test func `a request that is not there, or not any more, is unknown, whatever was saved`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await inFront(of: quotes) { world in
      _ = try await answer(world.jobs.job(r1))
      quotes.removeAll()
      await #expect(throws: Problem.notFound) { try await answer(world.jobs.job(r1)) }
    }
  }

  @Test func `what was rated is told with the request, and the average with each`() async throws {
    var application = FakeRequest.application("carla", quote: "accepted")
    application.rating = ["stars": 5, "text": "On time"]
    application.contactRating = ["stars": 3, "text": ""]
    quotes.add(FakeRequest("r1", state: "done", professionals: [application]))
    try await inFront(of: quotes) { world in
      let earned = EarnedRatings(try await answer(world.jobs.applied()).value)
      #expect(earned.score == Score(stars: 4.6, count: 12))
      #expect(
        earned.jobs.map(\.application?.rating) == [WorkRating(stars: 5, text: "On time")])
      #expect(earned.jobs.map(\.application?.contactRating?.stars) == [3])
    }
  }
}
