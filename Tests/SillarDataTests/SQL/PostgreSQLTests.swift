import Foundation
import Logging
import Programs
import Scripted
import SillarData
import SillarPostgreSQL
import Synchronization
import TestServers
import Testing

/// What only a server has: a line that breaks, restarts, other processes and passwords.
@Suite(.timeLimit(.minutes(2))) struct PostgreSQLTests {
  private struct Failure: Error { let reason: String }

  private static var migrations: Migrations {
    var migrations = Migrations()
    migrations.add("lines") { database in
      try database.script(
        """
        CREATE TABLE line (text TEXT NOT NULL);
        CREATE TABLE counter (one BIGINT PRIMARY KEY, last BIGINT NOT NULL);
        INSERT INTO counter VALUES (1, 0);
        """)
    }
    return migrations
  }

  /// Opens a database as another process would: with connections of its own.
  private func open(
    _ name: String, at address: String, patience: Duration = .seconds(20), readers: Int = 4
  ) throws -> PostgreSQLDatabase {
    try PostgreSQLDatabase(
      name, at: address, readers: readers, patience: patience, migrations: Self.migrations
    ) { Failure(reason: $0) }
  }

  private func lines(_ database: PostgreSQLDatabase) async throws -> [String] {
    try await database.read { try $0.values("SELECT text FROM line ORDER BY text") }
  }

  // MARK: Lost connections

  @Test(arguments: CutLine.Cut.allCases)
  func `a write whose line breaks at the commit is stored once`(_ cut: CutLine.Cut) async throws {
    let server = try await PostgreSQLServer.shared()
    let line = try CutLine(to: server.port)
    let database = try open("cut \(UUID())", at: PostgreSQLServer.address(port: line.port))
    for number in 0..<20 {
      line.cut(cut)
      let runs = Mutex(0)
      try await database.write { database in
        runs.withLock { $0 += 1 }
        try database.execute("INSERT INTO line VALUES (\("\(number + 10)"))")
      }
      #expect(runs.withLock { $0 } == (cut == .afterCommit ? 1 : 2))
    }
    #expect(try await lines(database) == (10..<30).map { "\($0)" })
  }

  @Test(arguments: [PostgreSQLServer.Event.restart, .crash])
  func `a server that starts again loses no write, and doubles none`(
    _ event: PostgreSQLServer.Event
  ) async throws {
    let server = try await PostgreSQLServer.start()
    let database = try open("again", at: server.address)
    let isOver = Mutex(false)
    async let restarts: Void = {
      defer { isOver.withLock { $0 = true } }
      for _ in 0..<3 { try await server.run(event) }
    }()
    var stored: [String] = []
    while !isOver.withLock({ $0 }) {
      let first = 1_000_000 + stored.count
      try await withThrowingDiscardingTaskGroup { group in
        for number in 0..<10 {
          group.addTask {
            _ = try await database.write { database in
              try database.execute("INSERT INTO line VALUES (\("\(first + number)"))")
            }
          }
        }
      }
      stored += (0..<10).map { "\(first + $0)" }
      let count = try await database.read {
        try $0.value("SELECT count(*) FROM line", as: Int.self)
      }
      #expect(count == stored.count)
    }
    try await restarts
    #expect(try await lines(database) == stored)
  }

  @Test func `a server that is away is an error, without the password, until it is back`()
    async throws
  {
    let server = try await PostgreSQLServer.start()
    let logged = Seen<String>()
    let logger = Logger(label: "test", factory: { _ in LogCapture(logged) })
    let database = try PostgreSQLDatabase(
      "away", at: PostgreSQLServer.address(port: server.port), patience: .milliseconds(300),
      migrations: Self.migrations, logger: logger
    ) { Failure(reason: $0) }
    try await database.write { try $0.execute("INSERT INTO line VALUES ('milk')") }
    try await server.run(.stop)
    for _ in 0..<2 {
      let error = await #expect(throws: Failure.self) {
        try await database.write { try $0.execute("INSERT INTO line VALUES ('tea')") }
      }
      #expect(error?.reason.contains(PostgreSQLServer.password) == false)
    }
    await #expect(throws: Failure.self) { try await lines(database) }
    let failures = Seen<String>()
    database.writeLater { database in
      try database.execute("INSERT INTO line VALUES ('water')")
    } whenFailed: {
      failures.add("\($0)")
    }
    await failures.waitForMore(than: 0, within: .seconds(20))
    #expect(failures.count == 1, "the transaction has not begun, and its caller hears of that")
    #expect(logged.count == 1)
    #expect(logged.all.first?.contains("postgres://sillar@127.0.0.1:\(server.port)/") == true)
    #expect(!logged.all.joined().contains(PostgreSQLServer.password))
    try await server.run(.start)
    #expect(try await lines(database) == ["milk"])
  }

  @Test func `a process whose row was removed, because it was silent for long, writes once`()
    async throws
  {
    let address = try await PostgreSQLServer.shared().address
    let name = "silent \(UUID())"
    let (database, other) = (try open(name, at: address), try open(name, at: address))
    try await other.write { try $0.execute("DELETE FROM sillarwriter") }
    for text in ["milk", "tea"] {
      try await database.write { try $0.execute("INSERT INTO line VALUES (\(text))") }
    }
    #expect(try await lines(database) == ["milk", "tea"])
    try await other.write { try $0.execute("INSERT INTO line VALUES ('water')") }
    #expect(try await lines(database) == ["milk", "tea", "water"])
  }

  // MARK: Other processes

  @Test func `what two processes read and then write comes to the sum of both`() async throws {
    let address = try await PostgreSQLServer.shared().address
    let name = "sum \(UUID())"
    try await withThrowingDiscardingTaskGroup { group in
      for _ in 0..<4 {
        let database = try open(name, at: address)
        group.addTask {
          for _ in 0..<50 {
            try await database.write { database in
              let last: Int = try database.value("SELECT last FROM counter") ?? 0
              try database.execute("UPDATE counter SET last = \(last + 1)")
            }
          }
        }
      }
    }
    let last = try await open(name, at: address).read {
      try $0.value("SELECT last FROM counter", as: Int.self)
    }
    #expect(last == 200)
  }

  @Test func `of processes that start together one makes the tables`() async throws {
    let address = try await PostgreSQLServer.shared().address
    let name = "together \(UUID())"
    let lasts = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          let database = try open(name, at: address)
          return try await database.read {
            try $0.values("SELECT last FROM counter", as: Int.self)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lasts == Array(repeating: [0], count: 8))
  }

  @Test func `a reader sees one state, and waits for no writer`() async throws {
    let address = try await PostgreSQLServer.shared().address
    let name = "state \(UUID())"
    let (one, other) = (try open(name, at: address), try open(name, at: address))
    let isWritten = DispatchSemaphore(value: 0)
    async let counts = one.read { database in
      let first: Int = try database.value("SELECT last FROM counter") ?? -1
      isWritten.wait()
      return [first, try database.value("SELECT last FROM counter") ?? -1]
    }
    try await other.write { try $0.execute("UPDATE counter SET last = 7") }
    isWritten.signal()
    let found = try await counts
    #expect(found[0] == found[1])
  }

  @Test func `twenty readers share four connections`() async throws {
    let address = try await PostgreSQLServer.shared().address
    let database = try open("readers \(UUID())", at: address)
    let backends = try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          try await database.read { database in
            try database.value("SELECT pg_backend_pid() FROM pg_sleep(0.02)", as: Int.self)
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect((1...4).contains(backends.count))
  }

  @Test func `more statements than a connection keeps are run too`() async throws {
    let address = try await PostgreSQLServer.shared().address
    let database = try open("statements \(UUID())", at: address)
    let kept = try await database.write { database in
      for _ in 0..<2 {
        for number in 0..<450 {
          let sum: SQL = "SELECT \(number) + \(SQL(raw: "\(number)"))"
          #expect(try database.value(sum, as: Int.self) == 2 * number)
        }
      }
      return try database.value("SELECT count(*) FROM pg_prepared_statements", as: Int.self) ?? 0
    }
    #expect(kept <= 200)
  }

  // MARK: Signals

  @Test func `what a transaction tells comes to the other processes when it is stored`()
    async throws
  {
    let server = try await PostgreSQLServer.start()
    let (one, other) = (try open("told", at: server.address), try open("told", at: server.address))
    var (own, signals) = (
      one.signals(on: "a").makeAsyncIterator(), other.signals(on: "a").makeAsyncIterator()
    )
    // At the beginning, and when the connection is there.
    for _ in 0..<2 { #expect(await signals.next() == .missed) }
    for _ in 0..<2 { #expect(await own.next() == .missed) }
    _ = try? await one.write { database in
      try database.tellOthers("not stored", on: "a")
      throw Failure(reason: "")
    }
    try await one.write { database in
      try database.tellOthers("for others", on: "b")
      // What is told twice is heard once.
      for _ in 0..<2 { try database.tellOthers("one\n'two' \\ 👩‍🚀", on: "a") }
      #expect(throws: SQLTextUnstorable.self) { try database.tellOthers("a\0b", on: "a") }
      try database.tellOthers(String(repeating: "x", count: 10_000), on: "a")
    }
    #expect(await signals.next() == .told("one\n'two' \\ 👩‍🚀"))
    #expect(await signals.next() == .missed)
    try await server.run(.restart)
    #expect(await signals.next() == .missed, "something may have been told while it was away")
    // Both have their connections again.
    #expect(await own.next() == .missed)
    try await other.write { try $0.tellOthers("back", on: "a") }
    #expect(await own.next() == .told("back"), "it has not heard itself")
  }

  // MARK: Addresses

  @Test func `a server that refuses the password says so, and nobody says the password`()
    async throws
  {
    let server = try await PostgreSQLServer.shared()
    let error = #expect(throws: DatabaseUnavailable.self) {
      try open("refused", at: PostgreSQLServer.address(port: server.port, password: "not it"))
    }
    #expect(error?.cause == .forbidden)
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("postgres://sillar@127.0.0.1:\(server.port)/postgres"))
    #expect(text.contains("Check the user, the password"))
    #expect(!text.contains("not it") && !text.contains("not%20it"))
  }

  @Test(arguments: [
    "postgres://ada:secret@localhost:port/x", "postgres://ada:secret@[::1/x", "ada:secret", "",
    "postgres://ada:sec%ret@localhost/x", "host=localhost password=secret",
  ])
  func `an address that cannot be read is not repeated`(_ address: String) throws {
    let error = #expect(throws: DatabaseUnavailable.self) {
      try open("unread", at: address, patience: .zero)
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(!text.contains("sec"))
    #expect(text.contains("postgres://USER:PASSWORD@HOST/DATABASE"))
  }

  @Test func `a server that is not there is named`() async throws {
    let error = #expect(throws: DatabaseUnavailable.self) {
      try open("nobody", at: "postgres://ada:secret@127.0.0.1:9/x", patience: .zero)
    }
    #expect(error?.cause == .unreachable)
    #expect(error.map { "\($0)" }?.contains("postgres://ada@127.0.0.1:9/x") == true)
    #expect(error.map { "\($0)" }?.contains("secret") == false)
  }
}
