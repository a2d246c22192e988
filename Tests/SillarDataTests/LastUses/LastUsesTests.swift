import Foundation
import Logging
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing

/// What is kept for people who may not come back.
@Suite(.eachEngine) struct LastUsesTests {
  private struct Failure: Error { let reason: String }

  /// Notes of people, and the uses of these.
  private struct Notes {
    let database: any SQLDatabase
    let uses: LastUses
    let work = AppWork()

    init(
      in folder: URL, _ clock: TestClock, maximumStrangers: Int = 100_000, atAddress: Int = 10_000,
      logger: Logger = quiet
    ) throws {
      var migrations = Migrations()
      migrations.add("notes") { try $0.script("CREATE TABLE note (owner TEXT NOT NULL)") }
      LastUses.registerMigration(in: &migrations)
      database = try SQLEngine.open("notes", in: folder, migrations: migrations) {
        Failure(reason: $0)
      }
      var limits = LastUses.Limits()
      limits.maximumStrangers = maximumStrangers
      limits.maximumAtAddress = atAddress
      uses = LastUses(
        database: database, work: work, limits: limits, now: clock.wallClock, clock: clock,
        logger: logger
      ) { owners, database in
        try database.execute("DELETE FROM note WHERE \("owner", in: owners)")
      }
    }

    func write(_ owner: String, isStranger: Bool = true, at address: String? = nil) async throws {
      try await database.write { database in
        try database.execute("INSERT INTO note (owner) VALUES (\(owner))")
        try uses.note(owner, isStranger: isStranger, at: address, in: database)
      }
    }

    var owners: [String] {
      get async throws {
        try await database.read { try $0.values("SELECT owner FROM note ORDER BY owner") }
      }
    }
  }

  @Test func `strangers' things go after 30 days, those of accounts after a year`() async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let notes = try Notes(in: folder, clock)
      for owner in ["stranger", "visiting"] { try await notes.write(owner) }
      try await notes.write("account", isStranger: false)
      func owners(after days: Int) async throws -> [String] {
        clock.jump(by: .seconds(days * 86_400))
        try await notes.uses.sweep()
        return try await notes.owners
      }
      #expect(try await owners(after: 29) == ["account", "stranger", "visiting"])
      for owner in ["visiting", "nobody"] { await notes.uses.noteRead(owner) }
      #expect(try await owners(after: 2) == ["account", "visiting"])
      #expect(try await owners(after: 333) == ["account"])
      #expect(try await owners(after: 2) == [])
    }
  }

  @Test func `of too many strangers those go first who were there longest ago`() async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let notes = try Notes(in: folder, clock, maximumStrangers: 3)
      try await notes.write("account", isStranger: false)
      // More than one transaction deletes.
      for number in 0..<1_200 {
        clock.jump(by: .seconds(1))
        try await notes.write("\(1000 + number)")
      }
      try await notes.uses.sweep()
      #expect(try await notes.owners == ["2197", "2198", "2199", "account"])
    }
  }

  @Test func `strangers at one address push out their own things, and nobody else's`() async throws
  {
    try await withFolder { folder in
      let clock = TestClock()
      let notes = try Notes(in: folder, clock, maximumStrangers: 4, atAddress: 2)
      try await notes.write("account", isStranger: false, at: "203.0.113.7")
      try await notes.write("neighbor", at: "192.0.2.1")
      try await notes.write("nowhere")
      for number in 1...5 {
        clock.jump(by: .seconds(1))
        try await notes.write("\(number)", at: "203.0.113.7")
      }
      try await notes.uses.sweep()
      #expect(try await notes.owners == ["4", "5", "account", "neighbor", "nowhere"])
    }
  }

  @Test func `it is swept at the start and each hour`() async throws {
    try await withFolder { folder in
      let clock = TestClock()
      let notes = try Notes(in: folder, clock)
      try await notes.write("before")
      clock.jump(by: .seconds(31 * 86_400))
      let sweeping = Task { await notes.work.run() }
      try await clock.untilAsleep(1)
      #expect(try await notes.owners == [])
      try await notes.write("later")
      clock.jump(by: .seconds(31 * 86_400))
      await clock.advance(by: .seconds(3600))
      try await clock.untilAsleep(1)
      #expect(try await notes.owners == [])
      sweeping.cancel()
      await sweeping.value
    }
  }

  @Test(arguments: [false, true])
  func `the log says once that nobody sweeps, and where, a minute after the first use`(
    isSwept: Bool
  ) async throws {
    try await withFolder { folder in
      let (clock, log) = (TestClock(), Seen<String>())
      let notes = try Notes(in: folder, clock, logger: Logger(label: "t") { _ in LogCapture(log) })
      try await notes.write("ana")
      clock.jump(by: .seconds(59))
      try await notes.write("ana")
      #expect(log.count == 0)
      let sweeping = isSwept ? Task { await notes.work.run() } : nil
      if isSwept { try await clock.untilAsleep(1) }
      for _ in 0..<3 {
        clock.jump(by: .seconds(1))
        try await notes.write("ana")
      }
      sweeping?.cancel()
      await sweeping?.value
      let lines = isSwept ? [] : [Self.forgotten]
      #expect(log.all == lines)
    }
  }

  private static let forgotten = """
    warning What people leave behind is kept for ever, and nobody runs the LastUses of \
    SillarDataTests/LastUsesTests.swift: give its AppWork to the Flavor of the app, or call AppWork.run(). [:]
    """
}
