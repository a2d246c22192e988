import ArgumentParser
import Foundation
import Logging
import SillarData
import SillarModel
import SillarPostgreSQL

/// Writes notes into an outbox and sends them, until it is killed: the program that `OutboxKillTests` kills.
@main struct Jotter: AsyncParsableCommand {
  enum Work: String, ExpressibleByArgument, CaseIterable { case write, drain }

  @Argument(help: "The folder of the database.") var folder: String
  @Argument(help: "Where the notes are sent.", transform: url) var url: URL
  @Argument(help: "write adds eight notes; drain sends what is left and prints each list.")
  var work: Work
  @Option(help: "The address of a PostgreSQL server, whose schema has the name of the folder.")
  var database: String?
  @Option(help: "The number of the first note; by default the number of those that are there.")
  var first: Int?

  struct AddNote: OutboxCommand {
    static let kind = "add-note"
    static let version = 1
    let list: String
    let text: String
    var subject: String { "list/\(list)" }
  }

  struct Done: Decodable, Sendable { let count: Int }

  /// Impatient, unlike an app: a test never waits for a service that cannot be reached.
  struct Impatience: Reconnection {
    func wait(afterFailures failures: Int) async {
      try? await ContinuousClock().sleep(for: .milliseconds(2))
    }
  }

  struct Failure: Error { let reason: String }

  private static func url(_ text: String) throws -> URL {
    guard let url = URL(string: text) else { throw ValidationError("\(text) is not a URL") }
    return url
  }

  func run() async throws {
    let database = try open()
    let sending = AppWork()
    let outbox = Self.outbox(on: database, sendingTo: url, sending)
    let running = Task { await sending.run() }
    switch work {
    case .write:
      try await write(to: outbox, database)
    case .drain:
      for await _ in outbox.changes where try await outbox.entries(of: "me").isEmpty { break }
      running.cancel()
      for list in ["a", "b", "c"] { Self.say("\(list): \(try await Self.notes(list, database))") }
    }
    await running.value
  }

  private func open() throws -> any SQLDatabase {
    var migrations = Migrations()
    migrations.add("notes") { database in
      try database.script(
        """
        CREATE TABLE note (
          place BIGINT PRIMARY KEY, number BIGINT NOT NULL UNIQUE, list TEXT NOT NULL, answer BIGINT)
        """)
    }
    Outbox.registerMigration(in: &migrations)
    let folder = URL(filePath: folder)
    if let database {
      return try PostgreSQLDatabase(
        String(folder.lastPathComponent.suffix(36)), at: database, migrations: migrations
      ) { Failure(reason: $0) }
    }
    // Not durable: a kill is no power failure, and a slow disk would delay two hundred of them.
    return try LocalDatabase("notes", in: folder, migrations: migrations) {
      Failure(reason: $0)
    }
  }

  private static func outbox(
    on database: any SQLDatabase, sendingTo url: URL, _ work: AppWork
  ) -> Outbox {
    var logger = Logger(label: "jotter")
    logger.logLevel = .critical
    let client = APIClient(
      configuration: .init(baseURL: url, retries: .none), logger: logger)
    let handler = OutboxHandler(for: AddNote.self) { note, delivery in
      let done: Done = try await client.send(
        .post("notes/\(note.list)", json: note, idempotencyKey: delivery.key))
      say("answered \(note.text)")
      return done.count
    } applied: { note, count, database in
      try database.execute("UPDATE note SET answer = \(count) WHERE number = \(Int(note.text))")
    } undo: { _, _ in
    }
    return Outbox(
      database: database, handlers: [handler], reconnection: Impatience(), work: work)
  }

  private func write(to outbox: Outbox, _ database: any SQLDatabase) async throws {
    let count = try await database.read { try $0.value("SELECT count(*) FROM note", as: Int.self) }
    let first = first ?? count ?? 0
    for number in first..<(first + 8) {
      let note = AddNote(list: ["a", "b", "c"][number % 3], text: "\(number)")
      Self.say("writing \(number)")
      try await outbox.enqueue(note, owner: "me") { database in
        try database.execute(
          """
          INSERT INTO note (place, number, list)
          SELECT coalesce(max(place), 0) + 1, \(number), \(note.list) FROM note
          """)
      }
      Self.say("written \(number)")
    }
  }

  /// The notes of a list, in order; with an exclamation mark if no answer is stored.
  private static func notes(_ list: String, _ database: any SQLDatabase) async throws -> String {
    try await database.read { database in
      try database.rows("SELECT number, answer FROM note WHERE list = \(list) ORDER BY place") {
        let answer: Int? = try $0["answer"]
        return "\(try $0["number"] as Int)" + (answer == nil ? "!" : "")
      }
      .joined(separator: " ")
    }
  }

  private static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
