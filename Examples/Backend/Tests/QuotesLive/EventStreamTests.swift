import BackendModel
import Foundation
import SillarData
import SillarTesting
import Testing

@testable import BackendInfra

/// The event stream.
@Suite(.timeLimit(.minutes(2))) struct EventStreamTests {
  @Test func `a stream that is cut anywhere and resumed loses and repeats nothing`() async throws {
    try await withQuotes { live in
      let seed = UInt64.random(in: .min ... .max)
      var random = SeededChance(seed: seed)
      let request = try await live.request(appliedTo: ["carla"])
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      var listener = StreamListener(ana)
      // Gets a place from which the stream can be resumed.
      try await listener.listen { !$0.comments.isEmpty }
      let count = 150
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for number in 1...count {
            _ = try await carla.say("\(number)", in: .chat(request, "carla"))
          }
        }
        var cuts = 0
        while listener.events.count < count {
          // Cuts the stream at a random place fifty times, and then not again.
          let limit = cuts < 50 ? Int.random(in: 1...700, using: &random) : .max
          try await listener.listen(limit: limit) { $0.events.count >= count }
          cuts += 1
        }
        #expect(cuts >= 10, "seed \(seed)")
        try await group.waitForAll()
      }
      let ids = listener.events.compactMap { EventStart.parts(of: $0.id)?.place }
      #expect(ids.count == count, "seed \(seed)")
      #expect(ids == ids.sorted() && Set(ids).count == count, "seed \(seed)")
      #expect(Set(listener.events.map(\.name)) == ["chat"], "seed \(seed)")
      // Events for Carla take places in between, so the ids are compared with those stored for Ana.
      let stored = try await live.store.database.read { database in
        try database.values(
          "SELECT number FROM event WHERE person = 'ana' ORDER BY number", as: Int64.self)
      }
      #expect(ids == stored, "seed \(seed)")
    }
  }

  @Test func `both of a chat are told, and nobody else`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla", "diego"])
      let carla = try await live.caller("carla")
      var listeners: [StreamListener] = []
      for name in ["ana", "carla", "ben", "diego"] {
        listeners.append(
          StreamListener(try await live.caller(name), after: try await live.place(0)))
      }
      _ = try await carla.say("Good morning", in: .chat(request, "carla"))
      for index in listeners.indices {
        try await listeners[index].listen {
          !$0.comments.isEmpty && (index > 1 || !$0.events.isEmpty)
        }
      }
      let expected = #"{"professional":"carla","request":"\#(request)"}"#
      #expect(listeners[0].events.map(\.data) == [expected])
      #expect(listeners[0].events.map(\.name) == ["chat"])
      #expect(listeners[1].events.map(\.data) == [expected])
      #expect(listeners[2].events.isEmpty)
      #expect(listeners[3].events.isEmpty)
    }
  }

  @Test func `without a place it begins now, and says where that is`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
      _ = try await carla.say("Before", in: .chat(request, "carla"))
      var listener = StreamListener(ana)
      try await listener.listen { !$0.comments.isEmpty }
      #expect(listener.events.isEmpty)
      #expect(listener.lastID == (try await live.place(2)))
      // The stream was cut before its first event, and can still be resumed.
      _ = try await carla.say("After", in: .chat(request, "carla"))
      try await listener.listen { !$0.events.isEmpty }
      #expect(listener.events.count == 1)
    }
  }

  @Test(arguments: ["99999", "-1", "seventeen", "", "9223372036854775808", "1 2"])
  func `a place that is not known is said to be none`(place: String) async throws {
    try await withQuotes { live in
      let epoch = try await live.store.position().epoch
      for place in [place, "\(place).\(epoch)"] {
        try await isUnknown(place, live)
      }
    }
  }

  private func isUnknown(_ place: String, _ live: QuotesServer) async throws {
    let request = try await live.request(appliedTo: ["carla"])
    let (ana, carla) = (try await live.caller("ana"), try await live.caller("carla"))
    _ = try await carla.say("Before", in: .chat(request, "carla"))
    var listener = StreamListener(ana, after: place)
    try await listener.listen { !$0.events.isEmpty }
    #expect(listener.events.map(\.name) == ["reset"])
    _ = try await carla.say("After", in: .chat(request, "carla"))
    try await listener.listen { $0.events.count > 1 }
    #expect(listener.events.map(\.name) == ["reset", "chat"])
  }

  @Test func `a place that is forgotten is said to be none`() async throws {
    try await withQuotes { live in
      let request = try await live.request(appliedTo: ["carla"])
      let ana = try await live.caller("ana")
      let member = try #require(Member.ID("ana"))
      try await live.store.change { records in
        for _ in 0..<(QuotesSchema.eventLimit + 10) {
          try records.record(.request(request), for: [member])
        }
      }
      let count = try await live.store.database.read { database in
        try database.value("SELECT count(*) FROM event", as: Int.self)
      }
      #expect(count == QuotesSchema.eventLimit)
      var early = StreamListener(ana, after: try await live.place(9))
      try await early.listen { !$0.events.isEmpty }
      #expect(early.events.map(\.name) == ["reset"])
      var late = StreamListener(ana, after: try await live.place(10))
      try await late.listen { $0.events.count == QuotesSchema.eventLimit }
      #expect(late.events.first?.id == (try await live.place(11)))
    }
  }

  @Test func `every fifteen seconds it says that it is still there`() async throws {
    try await withQuotes { live in
      var listener = StreamListener(try await live.caller("ana"))
      try await listener.listen { listener in
        guard listener.comments.count < 4 else { return true }
        try await live.clock.untilAsleep()
        await live.clock.advance(by: .seconds(15))
        return false
      }
      #expect(listener.comments == ["connected", "still here", "still here", "still here"])
      #expect(listener.events.isEmpty)
    }
  }

  @Test func `it ends when its session does, by signing out or in time`() async throws {
    try await withQuotes { live in
      let (one, other) = (try await live.caller("ana"), try await live.caller("ana"))
      var listener = StreamListener(one)
      try await listener.listen { _ in
        try await one.signOut()
        return false
      }
      #expect(listener.isOver)
      await #expect(throws: NotAStream.self) { try await listener.listen { _ in true } }
      // The other session is valid until it expires.
      listener = StreamListener(other)
      var isExpired = false
      try await listener.listen { _ in
        // What comes after the connection may arrive in two parts.
        guard !isExpired else { return false }
        isExpired = true
        try await live.clock.untilAsleep()
        live.time.advance(minutes: 15 * 24 * 60)
        await live.clock.advance(by: .seconds(15))
        return false
      }
      #expect(listener.isOver)
    }
  }

  @Test func `it ends when the server does`() async throws {
    try await withQuotes { live in
      var listener = StreamListener(try await live.caller("ana"))
      try await listener.listen { _ in
        while live.shutdown.waitingCount == 0 { await Task.yield() }
        live.shutdown.open()
        return false
      }
      #expect(listener.isOver)
    }
  }

  @Test func `nothing is left of it when the client goes`() async throws {
    try await withQuotes { live in
      var listener = StreamListener(try await live.caller("ana"))
      try await listener.listen { _ in
        try await live.clock.untilAsleep()
        return true
      }
      while live.clock.sleepers > 0 || live.shutdown.leftCount == 0 { await Task.yield() }
      #expect(live.shutdown.waitingCount == 0)
    }
  }
}
