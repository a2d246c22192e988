import Foundation
import GRDBSQLite
import SillarData
import SillarModel
import SillarPostgreSQL
import SillarSQL
import Synchronization

/// Commands written into an outbox against rows written by SQLite alone, in turns; and many sent with failures.
enum Outboxes {
  struct Note: OutboxCommand {
    static let kind = "note"
    static let version = 1
    let list: Int
    let text: String
    var subject: String { "list/\(list)" }
  }

  /// Retries at once: the benchmark measures the outbox without its waits.
  private struct AtOnce: Reconnection {
    func wait(afterFailures failures: Int) async { await Task.yield() }
  }

  private struct Silence: Error {}

  /// A service that does not answer three requests of ten, and handles each key once.
  private final class Service: Sendable {
    private let state = Mutex((asked: 0, done: Set<String>(), repeated: 0))

    var done: Int { state.withLock { $0.done.count } }
    var repeated: Int { state.withLock { $0.repeated } }

    func add(_ key: String) throws {
      try state.withLock { state in
        state.asked += 1
        // Fault 7 fails after the work is done, faults 1 and 4 before it.
        let fault = state.asked % 10
        if fault == 1 || fault == 4 { throw Silence() }
        if !state.done.insert(key).inserted { state.repeated += 1 }
        if fault == 7 { throw Silence() }
      }
    }
  }

  private static let turns = 40
  private static let writesInTurn = 50
  private static let together = 100
  private static let commands = 10_000

  static func measure(in folder: URL) async throws {
    try await measureWriting(in: folder)
    try await measureWritingOnServer(in: folder)
    try await measureWritingTogether(in: folder)
    try await measureSending(in: folder)
  }

  private static func makeOutbox(
    _ name: String, in folder: URL, _ service: Service, _ work: AppWork = AppWork()
  ) throws -> Outbox {
    try makeOutbox(service, work) { migrations in
      try LocalDatabase(name, in: folder, isDurable: true, migrations: migrations) { Failure($0) }
    }
  }

  private static func makeOutbox(
    _ service: Service, _ work: AppWork = AppWork(),
    _ open: (Migrations) throws -> any SQLDatabase
  ) throws -> Outbox {
    var migrations = Migrations()
    Outbox.registerMigration(in: &migrations)
    let database = try open(migrations)
    let handler = OutboxHandler(for: Note.self) { _, delivery in
      try service.add(delivery.key)
    } undo: { _, _ in
    }
    return Outbox(
      database: database, handlers: [handler], reconnection: AtOnce(), work: work)
  }

  private static func measureWriting(in folder: URL) async throws {
    let outbox = try makeOutbox("written", in: folder, Service())
    let raw = try RawOutbox(file: folder.appending(path: "raw.sqlite"))
    var app: [Int] = []
    var sqlite: [Int] = []
    for turn in 0...turns {
      let times = try await write(to: outbox)
      if turn > 0 { app += times }
      for number in 0..<writesInTurn {
        let start = ContinuousClock.now
        try raw.insert(
          "list/\(number)", #"{"list":\#(number),"text":"milk, tea and \#(number) lemons"}"#)
        if turn > 0 { sqlite.append((ContinuousClock.now - start).nanoseconds) }
      }
    }
    Saved.report("outbox.enqueue", app.percentile(0.5))
    Saved.report("outbox.sqlite", sqlite.percentile(0.5))
  }

  /// The time of each of a turn's commands.
  private static func write(to outbox: Outbox) async throws -> [Int] {
    var times: [Int] = []
    for number in 0..<writesInTurn {
      let note = Note(list: number, text: "milk, tea and \(number) lemons")
      let start = ContinuousClock.now
      try await outbox.enqueue(note, owner: "ada")
      times.append((ContinuousClock.now - start).nanoseconds)
    }
    return times
  }

  /// The same on the PostgreSQL server that the variable names, against `pgbench`.
  private static func measureWritingOnServer(in folder: URL) async throws {
    guard let server = ProcessInfo.processInfo.environment["POSTGRESQL"] else { return }
    let outbox = try makeOutbox(Service()) { migrations in
      try PostgreSQLDatabase(folder.lastPathComponent, at: server, migrations: migrations) {
        Failure($0)
      }
    }
    let raw = try PostgreSQLBench(server, in: folder)
    var app: [Int] = []
    var rows: [Int] = []
    for turn in 0...turns {
      let times = try await (write(to: outbox), raw.insert(writesInTurn))
      guard turn > 0 else { continue }
      app += times.0
      rows += times.1
    }
    Saved.report("outbox.server.enqueue", app.percentile(0.5))
    Saved.report("outbox.server.insert", rows.percentile(0.5))
  }

  /// Commands of many people at once, against as many rows one after the other.
  private static func measureWritingTogether(in folder: URL) async throws {
    let outbox = try makeOutbox("together", in: folder, Service())
    let raw = try RawOutbox(file: folder.appending(path: "raw-together.sqlite"))
    var app: [Int] = []
    var sqlite: [Int] = []
    for turn in 0...turns {
      var start = ContinuousClock.now
      try await withThrowingDiscardingTaskGroup { group in
        for number in 0..<together {
          let note = Note(list: number, text: "milk, tea and \(number) lemons")
          group.addTask { try await outbox.enqueue(note, owner: "ada") }
        }
      }
      if turn > 0 { app.append((ContinuousClock.now - start).nanoseconds / together) }
      start = .now
      for number in 0..<together {
        try raw.insert(
          "list/\(number)", #"{"list":\#(number),"text":"milk, tea and \#(number) lemons"}"#)
      }
      if turn > 0 { sqlite.append((ContinuousClock.now - start).nanoseconds / together) }
    }
    Saved.report("outbox.together", app.percentile(0.5))
    Saved.report("outbox.together.sqlite", sqlite.percentile(0.5))
  }

  private static func measureSending(in folder: URL) async throws {
    let service = Service()
    let work = AppWork()
    let outbox = try makeOutbox("sent", in: folder, service, work)
    for number in 0..<commands {
      try await outbox.enqueue(Note(list: number % 100, text: "\(number)"), owner: "ada")
    }
    let start = ContinuousClock.now
    let running = Task { await work.run() }
    while service.done < commands {
      try await Task.sleep(for: .milliseconds(20))
    }
    for await _ in outbox.changes where try await outbox.entries(of: "ada").isEmpty { break }
    let time = ContinuousClock.now - start
    running.cancel()
    await running.value
    guard service.done == commands else { throw Failure("\(service.done) commands were sent") }
    guard service.repeated > 0 else { throw Failure("no answer was lost") }
    Saved.report("outbox.rate", Int(Double(commands) / (time / .seconds(1))))
  }
}

/// Writes the same rows with SQLite's C interface only.
private final class RawOutbox {
  private var connection: OpaquePointer?
  private var statement: OpaquePointer?
  private var number = 0

  init(file: URL) throws {
    try check(sqlite3_open(file.path, &connection))
    let setUp = """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, subject TEXT NOT NULL,
        kind TEXT NOT NULL, version INTEGER NOT NULL, payload BLOB NOT NULL,
        key TEXT NOT NULL UNIQUE, state TEXT NOT NULL, reason TEXT NOT NULL,
        attempts INTEGER NOT NULL, overrides INTEGER NOT NULL, enqueuedAt DOUBLE NOT NULL);
      CREATE INDEX outboxByOwner ON outbox (owner, id);
      """
    try check(sqlite3_exec(connection, setUp, nil, nil, nil))
    let sql = """
      INSERT INTO outbox (owner, subject, kind, version, payload, key, state, reason, attempts, overrides, enqueuedAt)
      VALUES ('ada', ?, 'note', 1, ?, ?, 'waiting', '', 0, 0, 800000000.5)
      """
    try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(connection)
  }

  /// Inserts one row in a transaction of its own.
  func insert(_ subject: String, _ payload: String) throws {
    defer { sqlite3_reset(statement) }
    // SQLITE_TRANSIENT, which Swift does not import: SQLite keeps a copy.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    try check(sqlite3_bind_text(statement, 1, subject, -1, copied))
    try check(sqlite3_bind_blob(statement, 2, payload, Int32(payload.utf8.count), copied))
    try check(sqlite3_bind_text(statement, 3, UUID().uuidString, -1, copied))
    guard sqlite3_step(statement) == SQLITE_DONE else {
      throw Failure("SQLite: \(String(cString: sqlite3_errmsg(connection)))")
    }
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else {
      throw Failure("SQLite: \(String(cString: sqlite3_errmsg(connection)))")
    }
  }
}
