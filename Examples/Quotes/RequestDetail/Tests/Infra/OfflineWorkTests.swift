import Foundation
import Kit
import Money
import RequestDetailModel
import SillarData
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing
import Work
import WorkInfra
import WorkTesting

struct OfflineWorkTests {
  private let quotes = FakeQuotes()

  /// Reads a request while the service is there, and goes on without it.
  private func offline(
    in folder: URL, _ body: (RequestDetailActions, RequestDetail) async throws -> Void
  ) async throws {
    let url = try await withServer(quotes.respond) { url in
      _ = try await World(url, in: folder).actions().requests.request(r1).last()
      return url
    }
    let actions = try World(url, in: folder).actions()
    let request = try await actions.requests.request(r1).last()
    #expect(request.problem == .offline)
    try await body(actions, request.value)
  }

  private func shown(_ actions: RequestDetailActions) async throws -> RequestDetail {
    try #require(try await actions.requests.requestHere(r1))
  }

  @Test
  func `what is done without the service shows at once, outlives a restart, and is sent in order`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(request, to: tap.with(title: "Two taps drip"))
        let changed = try await shown(actions)
        #expect(changed.contents.title == "Two taps drip")
        try await actions.addPhotos.execute(
          changed, [PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2")])
        let why = try #require(Cancellation(reason: .foundSomeone, note: "My uncle"))
        try await actions.cancelRequest.execute(changed, why)
        let after = try await shown(actions)
        #expect(after.state == .cancelled)
        #expect(after.photos.count == 2)
        #expect(after.cancellation == why)
        #expect(after.unsent.map(\.kind) == [.changed, .photoAdded, .photoAdded, .cancelled])
        #expect(after.unsent.allSatisfy { $0.state == .waiting })
      }
      quotes.loseAnswers(2)
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let done = try await shown(world.actions())
        #expect(done.state == .cancelled)
        #expect(done.contents.title == "Two taps drip")
        #expect(done.photos.map(\.rawValue) == ["p1", "p2"])
        #expect(done.unsent.isEmpty)
        #expect(done.cancellation?.note == "My uncle")
      }
      var operations: [String] = []
      for one in quotes.operations where one != operations.last { operations.append(one) }
      #expect(
        operations == ["PATCH requests/r1", "POST requests/r1/photos", "POST requests/r1/cancel"])
      #expect(quotes.request("r1")?.photos == ["p1", "p2"])
      #expect(Set(quotes.keys).count == 4)
    }
  }

  @Test func `two changes in a row are no conflict with oneself, and the last one holds`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(request, to: tap.with(title: "First"))
        let once = try await shown(actions)
        try await actions.changeRequest.execute(once, to: tap.with(title: "Second"))
      }
      quotes.loseAnswers(1)
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let done = try await shown(world.actions())
        #expect(done.contents.title == "Second")
        #expect(done.conflict == nil)
      }
      #expect(quotes.request("r1")?.title == "Second")
      #expect(quotes.request("r1")?.version == 3)
    }
  }

  @Test func `a change that was refused is mended by the next one, which takes its place`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(request, to: tap.with(title: "refuse me"))
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        let actions = world.actions()
        try await world.send { $0.contains { $0.state == .parked(.refused("invalid-body")) } }
        try await actions.changeRequest.execute(shown(actions), to: tap.with(title: "Better"))
        try await world.send()
        let done = try await shown(actions)
        #expect(done.contents.title == "Better")
        #expect(done.unsent.isEmpty)
      }
      #expect(quotes.request("r1")?.title == "Better")
    }
  }

  @Test func `a change of something else meanwhile, such as a photo, is no conflict`() async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(request, to: tap.with(title: "Mine"))
      }
      quotes.change("r1") {
        $0.version = 5
        $0.photos = ["p9"]
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let done = try await shown(world.actions())
        #expect(done.contents.title == "Mine")
        #expect(done.photos.map(\.rawValue) == ["p9"])
      }
    }
  }

  @Test(arguments: [ConflictChoice.mine, .theirs])
  func `two changes of the same are both shown, and the one that is chosen holds`(
    _ choice: ConflictChoice
  ) async throws {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(request, to: tap.with(title: "Mine"))
      }
      quotes.change("r1") {
        $0.version = 2
        $0.description = "Theirs"
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send { $0.contains { $0.state == .parked(.conflict) } }
        let actions = world.actions()
        let read = try await actions.requests.request(r1).last().value
        let conflict = try #require(read.conflict)
        #expect(conflict.mine == tap.with(title: "Mine"))
        #expect(conflict.theirs == tap.with(description: "Theirs"))
        try await actions.settleConflict.execute(conflict, choice)
        // Twice, as in two windows, is once.
        try await actions.settleConflict.execute(conflict, choice)
        try await world.send()
        let done = try await shown(actions)
        let expected = choice == .mine ? tap.with(title: "Mine") : tap.with(description: "Theirs")
        #expect(done.contents == expected)
        #expect(done.conflict == nil)
        #expect(done.unsent.isEmpty)
        #expect(quotes.request("r1")?.title == expected.title)
        #expect(quotes.request("r1")?.description == expected.description)
      }
    }
  }

  @Test func `what the service refuses is not shown as done, and says why`() async throws {
    quotes.add(
      FakeRequest(
        "r1", state: "assigned",
        professionals: [FakeRequest.application("carla", quote: "accepted")]
      ))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        let why = try #require(Cancellation(reason: .changedMind))
        try await actions.cancelRequest.execute(request, why)
      }
      quotes.change("r1") { $0.state = "done" }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send { $0.contains { $0.state != .waiting } }
        let actions = world.actions()
        let read = try await actions.requests.request(r1).last().value
        #expect(read.state == .done)
        #expect(read.unsent.map(\.state) == [.refused(.notOpen)])
        #expect(read.cancellation == nil)
      }
    }
  }

  @Test func `the work is marked done, and who did it is rated, without the service`() async throws
  {
    quotes.add(
      FakeRequest(
        "r1", state: "assigned",
        professionals: [FakeRequest.application("carla", quote: "accepted")]
      ))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        #expect(request.worker?.score == Applicant.Score(stars: 4.6, count: 12))
        #expect(request.worker?.offer?.total.minorUnits == 120_00)
        try await actions.markDone.execute(request)
        let done = try await shown(actions)
        try await actions.rateWork.execute(
          done, try #require(WorkRating(stars: 4, text: "On time")))
        let rated = try await shown(actions)
        #expect(rated.worker?.rating?.stars == 4)
        await #expect(throws: NotAllowed.alreadyRated) {
          try await actions.rateWork.execute(
            rated, try #require(WorkRating(stars: 1, text: "")))
        }
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let rated = try await shown(world.actions())
        #expect(rated.worker?.rating?.text == "On time")
        #expect(rated.state == .done)
        #expect(quotes.operations == ["POST requests/r1/done", "POST requests/r1/ratings"])
      }
    }
  }

  @Test func `a request that is not there, or not any more, is unknown, whatever was saved`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let actions = try World(url, in: folder).actions(carla)
        _ = try await actions.requests.request(r1).last()
        quotes.removeAll()
        await #expect(throws: RequestDetailError.unknownRequest) {
          try await actions.requests.request(r1).last()
        }
        let here = try await actions.requests.requestHere(r1)
        #expect(here == nil)
      }
    }
  }
}
