import Foundation
import SillarTesting
import Synchronization
import Testing
import TriviaModel
import TriviaTesting

struct AttemptsTests {
  private let wall = Wall(noon)
  private let repository = MemoryAttempts()
  private var service: AttemptsService {
    AttemptsService(repository: repository, now: { [wall] in wall.now })
  }

  private func left() async throws -> Attempts {
    try #require(try await service.attempts(for: ["space"])["space"])
  }

  private func spend(_ count: Int = 1) async throws {
    for _ in 0..<count { try await service.spend(service.reserve("space")) }
  }

  @Test func `who never played has all three`() async throws {
    #expect(try await left() == Attempts(left: 3, nextReturn: nil))
  }

  @Test func `three spent at once return one every ten minutes, each at its very instant`()
    async throws
  {
    try await spend(3)
    #expect(try await left() == Attempts(left: 0, nextReturn: .minutes(10)))
    wall.set(.minutes(10) - 0.001)
    #expect(try await left().left == 0)
    wall.set(.minutes(10))
    #expect(try await left() == Attempts(left: 1, nextReturn: .minutes(20)))
    wall.set(.minutes(20))
    #expect(try await left() == Attempts(left: 2, nextReturn: .minutes(30)))
    wall.set(.minutes(30))
    #expect(try await left() == Attempts(left: 3, nextReturn: nil))
  }

  @Test func `the refill goes on while more are spent`() async throws {
    try await spend()
    wall.set(.minutes(5))
    try await spend()
    #expect(try await left() == Attempts(left: 1, nextReturn: .minutes(10)))
    wall.set(.minutes(10))
    try await spend()
    #expect(try await left() == Attempts(left: 1, nextReturn: .minutes(20)))
  }

  @Test func `a refill that was full starts anew`() async throws {
    try await spend()
    wall.set(.minutes(60))
    try await spend()
    #expect(try await left() == Attempts(left: 2, nextReturn: .minutes(70)))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a topic without attempts is told of when one is back, until the next game`() async throws {
    let clock = TestClock()
    let service = AttemptsService(repository: repository, now: clock.wallClock)
    var told = service.returned(clock: clock).makeAsyncIterator()
    #expect(await told.next() == [:])
    for _ in 0..<3 { try await service.spend(service.reserve("space")) }
    let back = clock.date + 600
    try await clock.untilAsleep(1)
    await clock.advance(by: .seconds(599))
    try await service.spend(service.reserve("music"))
    // Until then the service may have looked at the clock, and not be asleep yet: it sleeps for longer.
    let passing = Task { while !Task.isCancelled { await clock.advance(by: .seconds(1)) } }
    var latest: [Topic.ID: Date]?
    repeat { latest = await told.next() } while latest?.isEmpty == true
    passing.cancel()
    await passing.value
    #expect(latest == ["space": back])
    // Whoever starts the program later is told of it, too.
    var later = service.returned(clock: clock).makeAsyncIterator()
    #expect(await later.next() == ["space": back])
    _ = try await service.reserve("space")
    repeat { latest = await told.next() } while latest?.isEmpty == false
    #expect(latest == [:])
  }

  @Test func `topics have attempts of their own`() async throws {
    try await spend(3)
    let all = try await service.attempts(for: ["space", "music"])
    #expect(all["space"]?.left == 0)
    #expect(all["music"]?.left == 3)
  }

  @Test func `without attempts nothing is put aside, and the refusal says until when`() async throws
  {
    try await spend(3)
    wall.set(.minutes(4))
    await #expect(throws: TriviaError.noAttemptsLeft(topic: "space", until: .minutes(10))) {
      try await service.reserve("space")
    }
  }

  @Test func `a clock that was a day ahead locks nobody out for a day`() async throws {
    wall.set(.minutes(24 * 60))
    try await spend(3)
    wall.set(noon)
    #expect(try await left() == Attempts(left: 0, nextReturn: .minutes(10)))
    // The countdown continues; it does not restart at each read.
    wall.set(.minutes(9))
    #expect(try await left() == Attempts(left: 0, nextReturn: .minutes(10)))
    wall.set(.minutes(30))
    #expect(try await left().left == 3)
  }

  @Test func `a clock that jumps ahead returns what is due`() async throws {
    try await spend(3)
    wall.set(.minutes(24 * 60))
    #expect(try await left() == Attempts(left: 3, nextReturn: nil))
  }

  @Test func `a reservation counts as taken until it is given back`() async throws {
    let reservation = try await service.reserve("space")
    #expect(try await left() == Attempts(left: 2, nextReturn: .minutes(10)))
    try await service.release(reservation)
    try await service.release(reservation)
    #expect(try await left() == Attempts(left: 3, nextReturn: nil))
  }

  @Test func `a reservation that a crash left behind comes back by itself`() async throws {
    _ = try await service.reserve("space")
    wall.set(noon + AttemptsPolicy.holdLimit - 1)
    #expect(try await left().left == 2)
    wall.set(noon + AttemptsPolicy.holdLimit)
    #expect(try await left() == Attempts(left: 3, nextReturn: nil))
  }

  @Test func `a reservation of a clock that was ahead comes back too`() async throws {
    wall.set(.minutes(24 * 60))
    _ = try await service.reserve("space")
    wall.set(noon)
    #expect(try await left().left == 2)
    wall.set(noon + AttemptsPolicy.holdLimit)
    #expect(try await left().left == 3)
  }

  @Test func `a late game is paid for if an attempt is left, and refused if not`() async throws {
    let late = try await service.reserve("space")
    wall.set(.minutes(3))
    try await service.spend(late)
    #expect(try await left() == Attempts(left: 2, nextReturn: .minutes(13)))

    let tooLate = try await service.reserve("space")
    wall.set(.minutes(6))
    try await spend(2)
    await #expect(throws: TriviaError.noAttemptsLeft(topic: "space", until: .minutes(13))) {
      try await service.spend(tooLate)
    }
  }

  @Test func `a countdown reaches zero when the attempt is there, and not before`() {
    let attempts = Attempts(left: 0, nextReturn: .minutes(10))
    #expect(attempts.timeUntilNext(at: noon) == .seconds(600))
    #expect(attempts.timeUntilNext(at: .minutes(10) - 0.25) == .seconds(1))
    #expect(attempts.timeUntilNext(at: .minutes(10)) == .zero)
    #expect(attempts.timeUntilNext(at: .minutes(11)) == .zero)
    #expect(Attempts.full.timeUntilNext(at: noon) == nil)
  }
}

/// A wall clock that the test sets.
private final class Wall: Sendable {
  private let instant: Mutex<Date>

  init(_ date: Date) { instant = Mutex(date) }

  var now: Date { instant.withLock { $0 } }
  func set(_ date: Date) { instant.withLock { $0 = date } }
}
