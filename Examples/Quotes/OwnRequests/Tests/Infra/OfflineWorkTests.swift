import Foundation
import Kit
import Money
import OwnRequestsModel
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
    in folder: URL, _ body: (Actions, OwnRequest) async throws -> Void
  ) async throws {
    let url = try await withServer(quotes.respond) { url in
      _ = try await answer(World(url, in: folder).actions().requests.request(r1))
      return url
    }
    let actions = try World(url, in: folder).actions()
    let request = try await answer(actions.requests.request(r1))
    #expect(request.problem == .offline)
    try await body(actions, request.value)
  }

  private func shown(_ actions: Actions) async throws -> OwnRequest {
    try await answer(actions.requests.request(r1)).value
  }

  @Test
  func `what is done without the service shows at once, outlives a restart, and is sent in order`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(
          .contents(tap.with(title: "Two taps drip")), of: request)
        let changed = try await shown(actions)
        #expect(changed.request.contents.title == "Two taps drip")
        try await actions.addPhotos.execute(
          [PhotoID(rawValue: "p1"), PhotoID(rawValue: "p2")], to: changed)
        let why = try #require(Cancellation(reason: .foundSomeone, note: "My uncle"))
        try await actions.changeRequest.execute(.cancelled(why), of: changed)
        let after = try await shown(actions)
        #expect(after.request.state == .cancelled)
        #expect(after.request.photos.count == 2)
        #expect(after.request.cancellation == why)
        #expect(
          after.request.unsent.map(\.kind) == [.changed, .photoAdded, .photoAdded, .cancelled])
        #expect(after.request.unsent.allSatisfy { $0.state == .waiting })
      }
      quotes.loseAnswers(2)
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let done = try await shown(world.actions())
        #expect(done.request.state == .cancelled)
        #expect(done.request.contents.title == "Two taps drip")
        #expect(done.request.photos.map(\.rawValue) == ["p1", "p2"])
        #expect(done.request.unsent.isEmpty)
        #expect(done.request.cancellation?.note == "My uncle")
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
        try await actions.changeRequest.execute(.contents(tap.with(title: "First")), of: request)
        let once = try await shown(actions)
        try await actions.changeRequest.execute(.contents(tap.with(title: "Second")), of: once)
      }
      quotes.loseAnswers(1)
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let done = try await shown(world.actions())
        #expect(done.request.contents.title == "Second")
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
        try await actions.changeRequest.execute(
          .contents(tap.with(title: "refuse me")), of: request)
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        let actions = world.actions()
        try await world.send { $0.contains { $0.state == .parked(.refused("invalid-body")) } }
        try await actions.changeRequest.execute(
          .contents(tap.with(title: "Better")), of: shown(actions))
        try await world.send()
        let done = try await shown(actions)
        #expect(done.request.contents.title == "Better")
        #expect(done.request.unsent.isEmpty)
      }
      #expect(quotes.request("r1")?.title == "Better")
    }
  }

  @Test func `a change of something else meanwhile, such as a photo, is no conflict`() async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(.contents(tap.with(title: "Mine")), of: request)
      }
      quotes.change("r1") {
        $0.version = 5
        $0.photos = ["p9"]
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let done = try await shown(world.actions())
        #expect(done.request.contents.title == "Mine")
        #expect(done.request.photos.map(\.rawValue) == ["p9"])
      }
    }
  }

  @Test(arguments: [true, false])
  func `two changes of the same are both shown, and the one that is chosen holds`(
    _ keepsMine: Bool
  ) async throws {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        try await actions.changeRequest.execute(.contents(tap.with(title: "Mine")), of: request)
      }
      quotes.change("r1") {
        $0.version = 2
        $0.description = "Theirs"
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send { $0.contains { $0.state == .parked(.conflict) } }
        let actions = world.actions()
        let read = try await shown(actions)
        let conflict = try #require(read.conflict)
        #expect(conflict.mine == tap.with(title: "Mine"))
        #expect(conflict.theirs == tap.with(description: "Theirs"))
        try await actions.requests.settle(conflict, keepsMine: keepsMine)
        // Settling twice, as in two windows, has the effect of once.
        try await actions.requests.settle(conflict, keepsMine: keepsMine)
        try await world.send()
        let done = try await shown(actions)
        let expected = keepsMine ? tap.with(title: "Mine") : tap.with(description: "Theirs")
        #expect(done.request.contents == expected)
        #expect(done.conflict == nil)
        #expect(done.request.unsent.isEmpty)
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
        try await actions.changeRequest.execute(.cancelled(why), of: request)
      }
      quotes.change("r1") { $0.state = "done" }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send { $0.contains { $0.state != .waiting } }
        let actions = world.actions()
        let read = try await shown(actions)
        #expect(read.request.state == .done)
        #expect(read.request.unsent.map(\.state) == [.refused(.notOpen)])
        #expect(read.request.cancellation == nil)
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
        #expect(request.worker?.score == Score(stars: 4.6, count: 12))
        #expect(request.worker?.offer?.total.minorUnits == 120_00)
        try await actions.changeRequest.execute(.done, of: request)
        let done = try await shown(actions)
        try await actions.changeRequest.execute(
          .rated(try #require(WorkRating(stars: 4, text: "On time"))), of: done)
        let rated = try await shown(actions)
        #expect(rated.worker?.rating?.stars == 4)
        await #expect(throws: NotAllowed.notNow) {
          try await actions.changeRequest.execute(
            .rated(try #require(WorkRating(stars: 1, text: ""))), of: rated)
        }
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let rated = try await shown(world.actions())
        #expect(rated.worker?.rating?.text == "On time")
        #expect(rated.request.state == .done)
        #expect(quotes.operations == ["POST requests/r1/done", "POST requests/r1/ratings"])
      }
    }
  }

  @Test func `the contact with who has applied is rated without the service, each once`()
    async throws
  {
    quotes.add(
      FakeRequest("r1", professionals: ["carla", "diego"].map { FakeRequest.application($0) }))
    try await withFolder { folder in
      try await offline(in: folder) { actions, request in
        for (person, stars) in [(carla, 2), (diego, 5)] {
          let rating = try #require(WorkRating(stars: stars, text: ""))
          let change = RequestChange.contactRated(rating, of: person.id)
          try await actions.changeRequest.execute(change, of: shown(actions))
          await #expect(throws: NotAllowed.notNow) {
            try await actions.changeRequest.execute(change, of: shown(actions))
          }
        }
        #expect(try await shown(actions).professionals.map(\.contactRating?.stars) == [2, 5])
      }
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        try await world.send()
        let rated = try await shown(world.actions())
        #expect(rated.professionals.map(\.contactRating?.stars) == [2, 5])
        #expect(quotes.operations == Array(repeating: "POST requests/r1/ratings", count: 2))
      }
    }
  }

  @Test func `an offer that was replaced before its acceptance came says so`() async throws {
    quotes.add(
      FakeRequest("r1", professionals: [FakeRequest.application("carla", quote: "offered")]))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        let actions = world.actions()
        let offer = try #require(try await shown(actions).professionals.first?.offer)
        quotes.change("r1") { request in
          var first = request.professionals[0]
          first.quote = "withdrawn"
          request.professionals[0].earlier = [first]
          request.professionals[0].quoteID = "q2"
        }
        try await actions.requests.answer(offer, .accept)
        try await world.send { $0.contains { $0.state != .waiting } }
        let reader = QuoteReader(service: world.service)
        for try await reading in reader.live(offer.id, of: ana.id)
        where reading.value.state == .withdrawn {
          #expect(reading.value.unsent?.state == .refused(.quoteNotOpen))
          break
        }
      }
    }
  }

  @Test func `a request that is not there, or not any more, is unknown, whatever was saved`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let actions = try World(url, in: folder).actions()
        _ = try await shown(actions)
        quotes.removeAll()
        let restarted = try World(url, in: folder).actions()
        await #expect(throws: Problem.notFound) {
          try await answer(restarted.requests.request(r1))
        }
      }
    }
  }
}
