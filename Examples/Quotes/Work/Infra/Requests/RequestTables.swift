public import Foundation
public import GRDB
public import SillarData
public import Work

/// The tables of requests: what the service has said of each, by person, and what was done here since.
///
/// ```swift
/// func cancel(_ id: RequestID, as ana: PersonID, _ command: String, _ database: Database) throws {
///   try RequestTables.add(
///     .cancelled(.init(reason: "other", note: "")), to: id, of: ana, by: command, in: database)
/// }
/// ```
///
/// An effect is stored in the transaction of its command, and goes in that of the answer, which takes its place, or of
/// taking the command back. What is shown is what the service has said with all effects on it, in their order.
public enum RequestTables {
  static func registerMigrations(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("workRequests 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE workRequest (
            person TEXT NOT NULL,
            request TEXT NOT NULL,
            content BLOB NOT NULL,
            isMine INTEGER NOT NULL,
            savedAt DOUBLE NOT NULL,
            answered INTEGER NOT NULL,
            PRIMARY KEY (person, request)
          ) WITHOUT ROWID;
          CREATE TABLE workRequestList (
            person TEXT NOT NULL,
            list TEXT NOT NULL,
            requests BLOB NOT NULL,
            hasMore INTEGER NOT NULL,
            savedAt DOUBLE NOT NULL,
            PRIMARY KEY (person, list)
          ) WITHOUT ROWID;
          CREATE TABLE workRequestEffect (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            person TEXT NOT NULL,
            request TEXT NOT NULL,
            command TEXT NOT NULL UNIQUE,
            patch BLOB NOT NULL
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

  // MARK: What is done here

  /// Stores what a command makes of a request: for the transaction that stores the command.
  ///
  /// - Parameter command: A name that only this command has, and that is stored in it.
  public static func add(
    _ patch: RequestPatch, to request: RequestID, of person: PersonID, by command: String,
    in database: Database
  ) throws {
    try database.execute(
      sql: "INSERT INTO workRequestEffect (person, request, command, patch) VALUES (?, ?, ?, ?)",
      arguments: [
        person.rawValue, request.rawValue, command, try JSONEncoder().encode(patch),
      ])
  }

  /// Takes a command's effect back: for the transaction that takes the command back.
  public static func undo(_ command: String, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM workRequestEffect WHERE command = ?", arguments: [command])
  }

  private struct Effect: Codable {
    let person: String
    let request: String
    let patch: Data
  }

  /// Brings a command's effect back where the service loses what it has taken.
  ///
  /// - Parameter effect: The command's name for it.
  public static func loss<Command: OutboxCommand>(
    of effect: @escaping @Sendable (Command) -> String
  ) -> OutboxLoss<Command> {
    OutboxLoss { command, database in
      let row = try Row.fetchOne(
        database, sql: "SELECT person, request, patch FROM workRequestEffect WHERE command = ?",
        arguments: [effect(command)])
      return try JSONEncoder().encode(
        row.map { Effect(person: $0["person"], request: $0["request"], patch: $0["patch"]) })
    } restore: { command, memory, database in
      guard let old = try JSONDecoder().decode(Effect?.self, from: memory) else { return }
      try database.execute(
        sql: "INSERT INTO workRequestEffect (person, request, command, patch) VALUES (?, ?, ?, ?)",
        arguments: [old.person, old.request, effect(command), old.patch])
    }
  }

  /// Puts what the service has answered in the place of a command's effect.
  ///
  /// - Parameter answer: Nil where the answer could not be read: the service is asked again some time.
  public static func settle(
    _ command: String, with answer: RequestRecord?, at date: Date, in database: Database
  ) throws {
    let person = try String.fetchOne(
      database, sql: "SELECT person FROM workRequestEffect WHERE command = ?",
      arguments: [command])
    try undo(command, in: database)
    guard let person, let answer else { return }
    let mark = try mark(of: PersonID(person), in: database)
    try save(answer, of: PersonID(person), at: date, answered: mark + 1, in: database)
  }

  /// Puts a command's effect into what was saved of its request, where the service has done it but says no more than
  /// that: the request is asked for again some time.
  public static func settle(
    _ command: String, by patch: RequestPatch, on request: RequestID, of person: PersonID,
    at date: Date, in database: Database
  ) throws {
    let before = try saved(request, of: person, in: database, ReadableRows { _ in })?.request
    try settle(
      command, with: before.flatMap { patch.applied(to: $0) }, at: date, in: database)
  }

  /// What was done here and is not at the service, by request, in its order. What cannot be read is left out.
  static func effects(
    of person: PersonID, on request: RequestID? = nil, in database: Database,
    _ readable: ReadableRows
  ) throws -> [RequestID: [RequestPatch]] {
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT request, patch, id FROM workRequestEffect
        WHERE person = ?1 AND (?2 IS NULL OR request = ?2) ORDER BY id
        """, arguments: [person.rawValue, request?.rawValue])
    return rows.reduce(into: [:]) { effects, row in
      let patch = readable.read("workRequestEffect", "\(row["id"] as Int64)") {
        try JSONDecoder().decode(RequestPatch.self, from: row["patch"])
      }
      guard let patch else { return }
      effects[RequestID(rawValue: row["request"]), default: []].append(patch)
    }
  }

  // MARK: What the service has said

  /// Grows with each answer to a command: what was asked for before it may be older than it.
  static func mark(of person: PersonID, in database: Database) throws -> Int {
    try Int.fetchOne(
      database, sql: "SELECT max(answered) FROM workRequest WHERE person = ?",
      arguments: [person.rawValue]) ?? 0
  }

  /// - Parameter answered: The mark of an answer to a command; nil for what was only read.
  static func save(
    _ request: RequestRecord, of person: PersonID, at date: Date, answered: Int? = nil,
    in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO workRequest (person, request, content, isMine, savedAt, answered)
        VALUES (?, ?, ?, ?, ?, ?6)
        ON CONFLICT (person, request) DO UPDATE SET
          content = excluded.content, isMine = excluded.isMine, savedAt = excluded.savedAt,
          answered = max(answered, ?6)
        """,
      arguments: [
        person.rawValue, request.id.rawValue, try JSONEncoder().encode(request),
        request.concerns(person), date.timeIntervalSinceReferenceDate, answered ?? 0,
      ])
  }

  static func forgetAll(in database: Database) throws {
    try database.execute(sql: "DELETE FROM workRequest; DELETE FROM workRequestList")
  }

  static func forget(_ request: RequestID, of person: PersonID, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM workRequest WHERE person = ? AND request = ?",
      arguments: [person.rawValue, request.rawValue])
  }

  /// What was saved of a request, and when; nil where nothing was, or nothing that can be read.
  static func saved(
    _ request: RequestID, of person: PersonID, in database: Database, _ readable: ReadableRows
  ) throws -> SavedRequest? {
    try Row.fetchOne(
      database, sql: "SELECT * FROM workRequest WHERE person = ? AND request = ?",
      arguments: [person.rawValue, request.rawValue]
    ).flatMap { SavedRequest($0, readable) }
  }

  /// What was saved of those that concern a person.
  static func savedOwn(
    of person: PersonID, in database: Database, _ readable: ReadableRows
  ) throws -> [SavedRequest] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM workRequest WHERE person = ? AND isMine",
      arguments: [person.rawValue]
    ).compactMap { SavedRequest($0, readable) }
  }
}

/// A request as it was saved.
struct SavedRequest: Sendable {
  let request: RequestRecord
  let at: Date
  /// The mark of the answer that it is; 0 for what was only read.
  let answered: Int

  init?(_ row: Row, _ readable: ReadableRows) {
    let request = readable.read("workRequest", row["request"]) {
      try JSONDecoder().decode(RequestRecord.self, from: row["content"])
    }
    guard let request else { return nil }
    self.request = request
    at = Date(timeIntervalSinceReferenceDate: row["savedAt"])
    answered = row["answered"]
  }
}
