public import Foundation
public import GRDB
public import SillarData
public import Work

/// The tables of requests: what the service has said of each, by person, and what was done here since.
///
/// ```swift
/// func finish(_ id: RequestID, as ana: PersonID, _ command: String, _ database: Database) throws {
///   try RequestTables.add(.done, to: id, of: ana, by: command, in: database)
/// }
/// ```
///
/// An effect is stored in the transaction of its command, and goes in that of the answer, which takes its place, or of
/// taking the command back. What is shown is what the service has said with all effects on it, in their order.
public struct RequestTables: WorkPart {
  public func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("workRequests 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE workRequest (
            person TEXT NOT NULL, request TEXT NOT NULL, content BLOB NOT NULL,
            isMine INTEGER NOT NULL, savedAt DOUBLE NOT NULL, answered INTEGER NOT NULL,
            PRIMARY KEY (person, request)
          ) WITHOUT ROWID;
          CREATE TABLE workRequestList (
            person TEXT NOT NULL, list TEXT NOT NULL, requests BLOB NOT NULL,
            hasMore INTEGER NOT NULL, savedAt DOUBLE NOT NULL,
            PRIMARY KEY (person, list)
          ) WITHOUT ROWID;
          CREATE TABLE workRequestEffect (
            id INTEGER PRIMARY KEY AUTOINCREMENT, person TEXT NOT NULL, request TEXT NOT NULL,
            command TEXT NOT NULL UNIQUE, patch BLOB NOT NULL
          );
          CREATE INDEX workRequestEffectByRequest ON workRequestEffect (person, request, id);
          """)
    }
    // Quotes are kept with their requests. Version 1.0 of Quotes kept them apart as well.
    migrator.registerMigration("workRequests 2") { database in
      try database.execute(
        sql: "DROP TABLE IF EXISTS quotesQuote; DROP TABLE IF EXISTS quotesEffect")
    }
  }

  public func forgetService(in database: Database) throws {
    try database.execute(sql: "DELETE FROM workRequest; DELETE FROM workRequestList")
  }

  // MARK: What is done here

  /// Stores what a command makes of a request: for the transaction that stores the command.
  ///
  /// - Parameter command: A name that only this command has, and that is stored in it.
  public static func add(
    _ patch: RequestPatch, to request: RequestID, of person: PersonID, by command: String,
    in database: Database
  ) throws {
    try Effect(person: person, request: request, patch: JSONEncoder.api.encode(patch))
      .insert(as: command, in: database)
  }

  /// Takes a command's effect back: for the transaction that takes the command back.
  public static func undo(_ command: String, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM workRequestEffect WHERE command = ?", arguments: [command])
  }

  /// Brings a command's effect back where the service loses what it has taken.
  ///
  /// - Parameter effect: The command's name for it.
  public static func loss<Command: OutboxCommand>(
    of effect: @escaping @Sendable (Command) -> String
  ) -> OutboxLoss<Command> {
    OutboxLoss { command, database in
      try JSONEncoder().encode(try Effect.fetch(effect(command), in: database))
    } restore: { command, memory, database in
      try JSONDecoder().decode(Effect?.self, from: memory)?
        .insert(as: effect(command), in: database)
    }
  }

  /// Puts what the service has answered in the place of a command's effect.
  ///
  /// - Parameter answer: Nil where the answer could not be read: the service is asked again some time.
  public static func settle(
    _ command: String, with answer: RequestRecord?, at date: Date, in database: Database
  ) throws {
    let person = try Effect.fetch(command, in: database)?.person
    try undo(command, in: database)
    guard let person, let answer else { return }
    let mark = try mark(of: person, in: database)
    try save(answer, of: person, at: date, answered: mark + 1, in: database)
  }

  /// Puts a command's effect into what was saved of its request, where the service has done it but says no more than
  /// that: the request is asked for again some time.
  public static func settle(
    _ command: String, by patch: RequestPatch, on request: RequestID, of person: PersonID,
    at date: Date, in database: Database
  ) throws {
    let saved = try SavedRequest.fetch(
      of: person, "request = ?", [request], ReadableRows { _ in }, in: database)
    try settle(
      command, with: saved.first.flatMap { patch.applied(to: $0.request) }, at: date, in: database)
  }

  // MARK: What the service has said

  /// Grows with each answer to a command: what was asked for before it may be older than it.
  static func mark(of person: PersonID, in database: Database) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT max(answered) FROM workRequest WHERE person = ?",
      arguments: [person]) ?? 0
  }

  /// - Parameters:
  ///   - answered: The mark of an answer to a command; 0 for what was only read.
  ///   - mark: The mark when the service was asked: a later answer to a command stays.
  static func save(
    _ request: RequestRecord, of person: PersonID, at date: Date, answered: Int = 0,
    since mark: Int = .max, in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO workRequest (person, request, content, isMine, savedAt, answered)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (person, request) DO UPDATE SET
          content = excluded.content, isMine = excluded.isMine, savedAt = excluded.savedAt,
          answered = max(answered, excluded.answered)
        WHERE answered <= ?
        """,
      arguments: [
        person, request.id, try JSONEncoder.api.encode(request), request.concerns(person),
        date.timeIntervalSinceReferenceDate, answered, mark,
      ])
  }
}

/// What a command makes of a request, as a row; the outbox remembers it in the same shape.
private struct Effect: Codable, FetchableRecord {
  let person: PersonID
  let request: RequestID
  let patch: Data

  static func fetch(_ command: String, in database: Database) throws -> Effect? {
    try fetchOne(
      database, sql: "SELECT person, request, patch FROM workRequestEffect WHERE command = ?",
      arguments: [command])
  }

  func insert(as command: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT INTO workRequestEffect (person, request, command, patch) VALUES (?, ?, ?, ?)",
      arguments: [person, request, command, patch])
  }
}

extension PersonID: DatabaseValueConvertible {}
extension RequestID: DatabaseValueConvertible {}
