import Foundation
import Logging
import Scripted
import SillarModel
import SillarTesting
import Synchronization
import TestServers
import Testing

@testable import SillarData

/// A shop that records its sales, and the sink that they leave to.
@Suite(.eachEngine, .timeLimit(.minutes(1))) struct DomainEventsTests {
  private struct Failure: Error { let reason: String }
  private struct Silence: Error {}

  /// The sink of a test: it keeps the keys of events, and fails as often as a test says.
  private final class Books: Sendable {
    private let failures: Mutex<Int>
    let keys = Seen<String>()
    let dates = Seen<Date>()

    init(failures: Int = 0) { self.failures = Mutex(failures) }

    func take(_ event: DomainEvent, _ date: Date) throws {
      let fails = failures.withLock { failures in
        failures -= 1
        return failures >= 0
      }
      if fails { throw Silence() }
      dates.add(date)
      keys.add(event.key)
    }
  }

  private struct Shop {
    let database: any SQLDatabase
    let events: DomainEvents
    let work = AppWork()

    init(
      in folder: URL, _ books: Books, limits: DomainEvents.Limits = .init(),
      clock: TestClock = TestClock(), logger: Logger = quiet
    ) throws {
      var migrations = Migrations()
      migrations.add("sales") { try $0.script("CREATE TABLE sale (id TEXT PRIMARY KEY)") }
      DomainEvents.registerMigration(in: &migrations)
      database = try SQLEngine.open("shop", in: folder, migrations: migrations) {
        Failure(reason: $0)
      }
      events = DomainEvents(
        database: database, work: work, limits: limits, now: clock.wallClock, clock: clock,
        logger: logger, sink: books.take)
    }

    /// - Parameter isRefused: True to fail after the event is recorded.
    func sell(_ id: String, isRefused: Bool = false) async throws {
      try await database.write { database in
        try database.execute(
          "INSERT INTO sale (id) VALUES (\(id)) ON CONFLICT (id) DO NOTHING")
        try events.record(DomainEvent("sold", key: id, facts: ["amount": "5"]), in: database)
        if isRefused { throw Silence() }
      }
    }

    /// The number of events that wait.
    var waiting: Int {
      get async throws {
        try await database.read { try $0.value("SELECT count(*) FROM outbox") ?? 0 }
      }
    }

    /// Gives all events to the sink.
    func deliver(while waits: () async throws -> Void = {}) async throws {
      let running = Task { await work.run() }
      defer { running.cancel() }
      try await waits()
      for await _ in events.outbox.changes where try await waiting == 0 { break }
      running.cancel()
      await running.value
    }
  }

  private func logger(_ lines: Seen<String>, from level: Logger.Level) -> Logger {
    var logger = Logger(label: "test") { _ in LogCapture(lines) }
    logger.logLevel = level
    return logger
  }

  @Test func `an event is there if what it tells is there, and else is not`() async throws {
    try await withFolder { folder in
      let books = Books()
      let shop = try Shop(in: folder, books)
      try await shop.sell("1")
      await #expect(throws: Silence.self) { try await shop.sell("2", isRefused: true) }
      try await shop.sell("3")
      try await shop.deliver()
      #expect(books.keys.all == ["1", "3"])
    }
  }

  @Test func `what is recorded twice under a key is one event, also after the sink has it`()
    async throws
  {
    try await withFolder { folder in
      let books = Books()
      let shop = try Shop(in: folder, books)
      for _ in 0..<2 { try await shop.sell("1") }
      try await shop.deliver()
      try await shop.sell("1")
      try await shop.deliver()
      #expect(books.keys.all == ["1"])
    }
  }

  @Test func `what a process has not delivered that ended, the next one delivers with its date`()
    async throws
  {
    try await withFolder { folder in
      let (books, clock) = (Books(), TestClock())
      let date = clock.wallClock()
      try await Shop(in: folder, books, clock: clock).sell("1")
      clock.jump(by: .seconds(60))
      try await Shop(in: folder, books, clock: clock).deliver()
      #expect(books.keys.all == ["1"] && books.dates.all == [date])
    }
  }

  @Test func `a sink that fails gets the same event again, later, and the others after it`()
    async throws
  {
    try await withFolder { folder in
      let (books, clock, log) = (Books(failures: 2), TestClock(), Seen<String>())
      let shop = try Shop(in: folder, books, clock: clock, logger: logger(log, from: .warning))
      for id in ["1", "2"] { try await shop.sell(id) }
      try await shop.deliver {
        await log.waitForMore(than: 0, within: .seconds(30))
        #expect(books.keys.all.isEmpty)
        while books.keys.all.isEmpty { await clock.advance(by: .seconds(2)) }
      }
      #expect(clock.wallClock() >= TestClock().wallClock() + 3, "2 s and 4 s, half of it by chance")
      #expect(books.keys.all == ["1", "2"])
    }
  }

  @Test func `the log says once, after a minute, that nobody gives events away`() async throws {
    try await withFolder { folder in
      let (clock, log) = (TestClock(), Seen<String>())
      let shop = try Shop(in: folder, Books(), clock: clock, logger: logger(log, from: .warning))
      try await shop.sell("1")
      #expect(log.all.isEmpty)
      for id in ["2", "3"] {
        clock.jump(by: .seconds(60))
        try await shop.sell(id)
      }
      #expect(log.all.count == 1)
      #expect(log.all.first?.contains("nobody runs the DomainEvents") == true)
    }
  }

  @Test func `events that no sink takes end after 30 days or above a number, and the log says so`()
    async throws
  {
    try await withFolder { folder in
      let (clock, log) = (TestClock(), Seen<String>())
      var limits = DomainEvents.Limits()
      limits.number = 2
      let shop = try Shop(
        in: folder, Books(), limits: limits, clock: clock, logger: logger(log, from: .error))
      for id in ["1", "2", "3"] { try await shop.sell(id) }
      await shop.events.sweep()
      #expect(try await shop.waiting == 2)
      clock.jump(by: .seconds(29 * 86_400))
      await shop.events.sweep()
      #expect(try await shop.waiting == 2)
      clock.jump(by: .seconds(2 * 86_400))
      await shop.events.sweep()
      #expect(try await shop.waiting == 0)
      #expect(log.all.count == 2)
    }
  }
}
