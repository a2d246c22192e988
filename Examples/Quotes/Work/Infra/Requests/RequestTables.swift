public import Foundation
public import SillarData
public import Work

/// The tables of requests: the service's version of each, by person, and the effects of commands since.
///
/// ```swift
/// func finish(_ id: RequestID, as ana: PersonID, _ command: String, _ database: SQLTransaction) throws {
///   try RequestTables.add(.done, to: id, of: ana, by: command, in: database)
/// }
/// ```
///
/// An effect is stored in the transaction of its command. It is removed in the transaction that stores the command's
/// answer instead, or that takes the command back. A request is shown in the service's version with all effects, in
/// their order.
public struct RequestTables: WorkPart {
  public func registerMigrations(in migrations: inout Migrations) {
    migrations.add("requests") { database in
      try database.script(
        """
        CREATE TABLE workRequest (
          person TEXT NOT NULL, request TEXT NOT NULL, content \(database.bytes) NOT NULL,
          isMine BIGINT NOT NULL, savedAt DOUBLE PRECISION NOT NULL, answered BIGINT NOT NULL,
          PRIMARY KEY (person, request)
        );
        CREATE TABLE workRequestList (
          person TEXT NOT NULL, list TEXT NOT NULL, requests TEXT NOT NULL,
          hasMore BIGINT NOT NULL, savedAt DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (person, list)
        );
        CREATE TABLE workRequestEffect (
          command TEXT PRIMARY KEY, person TEXT NOT NULL, request TEXT NOT NULL,
          number BIGINT NOT NULL, patch \(database.bytes) NOT NULL
        );
        CREATE INDEX workRequestEffectByRequest ON workRequestEffect (person, request, number);
        """)
    }
  }

  public func forgetService(in database: SQLTransaction) throws {
    try database.script("DELETE FROM workRequest; DELETE FROM workRequestList")
  }

  public func forgetPeople(
    except isSignedIn: (PersonID) -> Bool, in database: SQLTransaction
  ) throws {
    try deleteRows(
      in: ["workRequest", "workRequestList"], owner: "person", except: isSignedIn, database)
  }

  // MARK: Effects of commands

  /// Stores the effect of a command, in the transaction that stores the command.
  ///
  /// - Parameter command: An ID of this command alone, which is stored in the command.
  public static func add(
    _ patch: RequestPatch, to request: RequestID, of person: PersonID, by command: String,
    in database: SQLTransaction
  ) throws {
    try Effect(person: person, request: request, patch: JSONEncoder.api.encode(patch))
      .insert(as: command, in: database)
  }

  /// Removes a command's effect, in the transaction that takes the command back.
  public static func undo(_ command: String, in database: SQLTransaction) throws {
    try database.execute("DELETE FROM workRequestEffect WHERE command = \(command)")
  }

  /// Restores a command's effect if the service loses the change.
  ///
  /// - Parameter effect: The ID of the command's effect.
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

  /// Replaces a command's effect by the service's answer.
  ///
  /// - Parameter answer: Nil if the answer could not be read: the request is read again later.
  public static func settle(
    _ command: String, with answer: RequestRecord?, at date: Date, in database: SQLTransaction
  ) throws {
    let person = try Effect.fetch(command, in: database)?.person
    try undo(command, in: database)
    guard let person, let answer else { return }
    let mark = try mark(of: person, in: database)
    try save(answer, of: person, at: date, answered: mark + 1, in: database)
  }

  /// Applies a command's effect to the saved request, if the service has made the change without sending the request:
  /// the request is read again later.
  public static func settle(
    _ command: String, by patch: RequestPatch, on request: RequestID, of person: PersonID,
    at date: Date, in database: SQLTransaction
  ) throws {
    let saved = try SavedRequest.fetch(
      of: person, "request = \(request)", ReadableRows { _ in }, in: database)
    try settle(
      command, with: saved.first.flatMap { patch.applied(to: $0.request) }, at: date, in: database)
  }

  // MARK: The service's versions

  /// Grows with each answer to a command: a read that began at a lower mark may be older than the answer.
  static func mark(of person: PersonID, in database: SQLTransaction) throws -> Int {
    try database.value(
      "SELECT coalesce(max(answered), 0) FROM workRequest WHERE person = \(person)")
      ?? 0
  }

  /// - Parameters:
  ///   - answered: The mark of an answer to a command; 0 for a read.
  ///   - mark: The mark of the time of the question: a later answer to a command stays.
  static func save(
    _ request: RequestRecord, of person: PersonID, at date: Date, answered: Int = 0,
    since mark: Int = .max, in database: SQLTransaction
  ) throws {
    try database.execute(
      """
      INSERT INTO workRequest (person, request, content, isMine, savedAt, answered)
      VALUES (\(person), \(request.id), \(try JSONEncoder.api.encode(request)),
        \(request.concerns(person)), \(date), \(answered))
      ON CONFLICT (person, request) DO UPDATE SET
        content = excluded.content, isMine = excluded.isMine, savedAt = excluded.savedAt,
        answered = CASE WHEN excluded.answered > workRequest.answered
          THEN excluded.answered ELSE workRequest.answered END
      WHERE workRequest.answered <= \(mark)
      """)
  }
}

/// The effect of a command as a row; the outbox stores it in the same form.
private struct Effect: Codable {
  let person: PersonID
  let request: RequestID
  let patch: Data

  static func fetch(_ command: String, in database: SQLTransaction) throws -> Effect? {
    try database.first(
      "SELECT person, request, patch FROM workRequestEffect WHERE command = \(command)"
    ) { row in
      Effect(person: try row["person"], request: try row["request"], patch: try row["patch"])
    }
  }

  /// Adds the effect after all others on the request.
  func insert(as command: String, in database: SQLTransaction) throws {
    try database.execute(
      """
      INSERT INTO workRequestEffect (command, person, request, number, patch)
      SELECT \(command), \(person), \(request), coalesce(max(number), 0) + 1, \(patch)
      FROM workRequestEffect WHERE person = \(person) AND request = \(request)
      """)
  }
}
