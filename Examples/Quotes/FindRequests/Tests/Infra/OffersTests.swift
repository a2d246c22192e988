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

@testable import FindRequestsInfra

/// Offers with a disk and a service: stored at once, sent once, and a part of their request from then on.
struct OffersTests {
  private let quotes = FakeQuotes()

  private func offer(_ days: Int = 10, _ items: [QuoteItem] = twoLines) throws -> NewOffer {
    try #require(NewOffer(items: items, validUntil: today.adding(days: days)))
  }

  /// The request r1, to which Carla has applied.
  private func addRequest() {
    quotes.add(FakeRequest("r1", professionals: [FakeRequest.application("carla")]))
  }

  private func isSettled(_ entries: [OutboxEntry]) -> Bool {
    entries.allSatisfy { $0.state != .waiting }
  }

  private func quote(_ id: QuoteID, _ world: World) async throws -> Quote {
    try await answer(QuoteReader(service: world.service).live(id, of: carla.id)).value
  }

  @Test func `an offer is made without a connection, sent once, and then it is the service's`()
    async throws
  {
    addRequest()
    try await withFolder { folder in
      let url = try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        _ = try await answer(world.jobs.job(r1))
        return url
      }
      let offline = try World(url, in: folder)
      let id = try await offline.offers.make(try offer(), for: r1)
      let here = try await quote(id, offline)
      #expect(here.items == twoLines)
      #expect(here.total == euros(196_00))
      #expect(here.unsent?.kind == .offered)
      try await withServer(quotes.respond) { url in
        let restarted = try World(url, in: folder)
        quotes.server.lose(.lostAfter)
        try await restarted.send(of: carla, until: isSettled)
        #expect(quotes.keys.count == 2)
        #expect(Set(quotes.keys).count == 1)
        let after = try await answer(restarted.jobs.job(r1))
        #expect(after.savedAt == nil)
        #expect(after.value.application?.quote?.id == id)
        #expect(after.value.unsentOffer == nil)
        #expect(try await quote(id, restarted).unsent == nil)
      }
    }
  }

  @Test func `an offer that was not sent yet is replaced by another, and one is made`() async throws
  {
    addRequest()
    try await inFront(of: quotes) { world in
      _ = try await answer(world.jobs.job(r1))
      let first = try await world.offers.make(try offer(), for: r1)
      let second = try await world.offers.make(try offer(10, [twoLines[0]]), for: r1)
      #expect(first == second)
      #expect(try await quote(first, world).items == [twoLines[0]])
      try await world.send(of: carla, until: isSettled)
      #expect(quotes.operations == ["POST requests/r1/quotes"])
    }
  }

  @Test func `an offer that is refused is shown with the reason, can be mended, and is sent again`()
    async throws
  {
    quotes.add(FakeRequest("r1"))
    try await inFront(of: quotes) { world in
      _ = try await answer(world.jobs.job(r1))
      let id = try await world.offers.make(try offer(), for: r1)
      try await world.send(of: carla, until: isSettled)
      let refused = try #require(try await world.jobs.known(r1)?.unsentOffer)
      #expect(refused.unsent?.state == .refused(.notApplied))
      #expect(try await quote(id, world) == refused)
      quotes.removeAll()
      addRequest()
      _ = try await world.offers.make(try offer(20), for: r1)
      try await world.send(of: carla, until: isSettled)
      #expect(quotes.request("r1")?.professionals.map(\.quoteID) == [id.rawValue])
      #expect(Set(quotes.keys).count == 2)
    }
  }

  @Test func `an offer that is taken back is gone, and the service is asked about it`() async throws
  {
    addRequest()
    try await inFront(of: quotes) { world in
      _ = try await answer(world.jobs.job(r1))
      let id = try await world.offers.make(try offer(), for: r1)
      let readings = QuoteReader(service: world.service).live(id, of: carla.id)
      await #expect(throws: Problem.notFound) {
        for try await reading in readings {
          let change = try #require(reading.value.unsent)
          try await world.offers.takeBack(change.id)
          // As if another window had taken it back before.
          try await world.offers.takeBack(change.id)
        }
      }
      #expect(try await world.service.outbox.entries(of: "carla") == [])
    }
  }

  @Test func `an offer in the place of another shows the first one as withdrawn`() async throws {
    addRequest()
    try await inFront(of: quotes) { world in
      _ = try await answer(world.jobs.job(r1))
      let first = try await world.offers.make(try offer(), for: r1)
      try await world.send(of: carla, until: isSettled)
      let second = try await world.offers.make(try offer(20), for: r1)
      #expect(first != second)
      // Withdrawn on this device at once, and then by the service.
      #expect(try await quote(first, world).state == .withdrawn)
      try await world.send(of: carla, until: isSettled)
      #expect(try await quote(first, world).state == .withdrawn)
      #expect(try await quote(second, world).state == .offered)
    }
  }

  @Test func `an answer of the service that is older than the offer does not hide it`() async throws
  {
    addRequest()
    try await inFront(of: quotes) { world in
      _ = try await answer(world.jobs.job(r1))
      let id = try await world.offers.make(try offer(), for: r1)
      // The service answers a read before the offer arrives, and the response arrives after it.
      let gate = quotes.holdReads()
      var isFirst = true
      for try await reading in world.jobs.job(r1) {
        #expect(reading.value.application?.quote?.id == id)
        if isFirst {
          #expect(reading.value.unsentOffer?.id == id)
          try await world.send(of: carla, until: isSettled)
          gate.open()
        }
        isFirst = false
        if reading.savedAt == nil { break }
      }
    }
  }

  @Test func `commands and drafts that an earlier version has stored are read`() async throws {
    let offer = #"""
      {"effect":"e1","offer":{"id":"q1","items":[{"price":{"amount":4550,"currency":"EUR"},\#
      "quantity":2,"text":"Tap"}],"valid_until":"2026-01-11"},"request":"r1"}
      """#
    let application = #"{"effect":"e2","request":"r1"}"#
    func again<Command: OutboxCommand>(_ type: Command.Type, _ stored: String) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let command = try Command.decode(Data(stored.utf8), version: 1)
      return String(decoding: try encoder.encode(command), as: UTF8.self)
    }
    #expect(try again(MakeOfferCommand.self, offer) == offer)
    #expect(try again(ApplyCommand.self, application) == application)
    let draft = #"{"rows":[{"text":"Tap","quantity":"2","price":"45.50"}],"days":90}"#
    try await inFront(of: quotes) { world in
      try await world.service.database.write { database in
        try database.execute(
          """
          INSERT INTO draft (owner, name, version, number, payload)
          VALUES (\("carla"), \("offer/r1"), 1, 1, \(Data(draft.utf8)))
          """)
      }
      var form = goodForm()
      form.validity = .quarter
      #expect(try await world.offers.draft(for: r1) == form)
    }
  }

  @Test func `what was begun is there after a restart, for the one who has begun it`() async throws
  {
    try await withFolder { folder in
      try await withServer(quotes.respond) { url in
        let world = try World(url, in: folder)
        var form = goodForm()
        form.validity = .quarter
        try await world.offers.save(form, for: r1)
        let restarted = try World(url, in: folder)
        #expect(try await restarted.offers.draft(for: r1) == form)
        #expect(try await World(url, in: folder, person: diego).offers.draft(for: r1) == nil)
        try await restarted.offers.save(OfferForm(), for: r1)
        #expect(try await restarted.offers.draft(for: r1) == nil)
        // Making an offer discards its draft: the first offer, and its replacement.
        for days in [10, 20] {
          try await restarted.offers.save(form, for: r1)
          _ = try await restarted.offers.make(offer(days), for: r1)
          #expect(try await restarted.offers.draft(for: r1) == nil)
        }
      }
    }
  }
}
