import Foundation
import Synchronization

/// Keeps users' unfinished input, so that it is still there after they leave and after a restart.
///
/// ```swift
/// struct LetterDraft: Draft {
///   static let version = 1
///   var text = ""
/// }
///
/// func typed(_ text: String, _ drafts: Drafts) async throws {
///   try await drafts.save(LetterDraft(text: text), name: "letter", owner: "ada")
/// }
///
/// func begin(_ drafts: Drafts) async throws -> LetterDraft {
///   try await drafts.load(name: "letter", owner: "ada") ?? LetterDraft()
/// }
/// ```
///
/// The last call wins, even when several run at once or a caller is cancelled. A call that is made later than the event
/// it is about, such as a save in the background, passes the ``turn()`` of that event. A draft that this program cannot
/// read, because a newer one has stored it, is not loaded, but kept beside the drafts that this one stores.
///
/// Discard a draft in the transaction that stores its result:
///
/// ```swift
/// struct NoteDraft: Draft {
///   static let version = 1
///   var text = ""
/// }
///
/// func send(_ note: some OutboxCommand, _ outbox: Outbox, _ drafts: Drafts) async throws {
///   try await outbox.enqueue(note, owner: "ada") { database in
///     try drafts.discard(NoteDraft.self, name: "note", owner: "ada", in: database)
///   }
/// }
/// ```
public final class Drafts: Sendable {
  /// A moment in the order of the changes to the drafts of one ``Drafts``.
  public struct Turn: Comparable, Sendable {
    fileprivate let number: Int

    public static func < (left: Turn, right: Turn) -> Bool { left.number < right.number }
  }

  private struct Place: Hashable {
    let owner: String
    let name: String
  }

  private struct Turns {
    var last = 0
    /// The turn of the last stored change, for each draft.
    var stored: [Place: Int] = [:]
    /// The same of the changes that are not committed yet. Several may share a commit.
    var uncommitted: [Place: Int] = [:]
    /// The last change of each draft that a caller waits for.
    var underWay: [Place: Task<Void, any Error>] = [:]
  }

  private let database: any SQLDatabase
  private let report: @Sendable (String) -> Void
  private let turns = Mutex(Turns())

  /// - Parameters:
  ///   - database: The database of the drafts; ``registerMigration(in:)`` makes the table. Use one `Drafts` per
  ///     database.
  ///   - report: Called with a log message for each draft that cannot be read.
  public init(
    database: any SQLDatabase, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.database = database
    self.report = report
  }

  /// Adds the drafts' table to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    migrations.add("drafts") { database in
      try database.script(
        """
        CREATE TABLE draft (
          owner TEXT NOT NULL, name TEXT NOT NULL, version BIGINT NOT NULL,
          number BIGINT NOT NULL, payload \(database.bytes) NOT NULL,
          PRIMARY KEY (owner, name, version))
        """)
    }
  }

  /// The current moment. A call with this turn counts as made now, however late it is made. Later changes, such as
  /// sending the draft, then take precedence over it.
  public func turn() -> Turn {
    turns.withLock { turns in
      turns.last += 1
      return Turn(number: turns.last)
    }
  }

  /// Saves a draft in place of the last one.
  ///
  /// - Parameters:
  ///   - name: The name of the draft, unique among its owner's.
  ///   - turn: The moment when the draft was written; by default, now.
  /// - Throws: The database's error, such as for a full disk. The last draft is kept then.
  public func save<Value: Draft>(
    _ draft: Value, name: String, owner: String, turn: Turn? = nil
  ) async throws {
    let payload = try JSONEncoder().encode(draft)
    try await change(name, owner, turn) {
      try Self.store(payload, of: Value.self, name, owner, $0)
    }
  }

  /// Saves a draft in place of the last one, as a part of the caller's transaction.
  public func save<Value: Draft>(
    _ draft: Value, name: String, owner: String, in database: SQLTransaction
  ) throws {
    let payload = try JSONEncoder().encode(draft)
    try change(name, owner, turn(), database) {
      try Self.store(payload, of: Value.self, name, owner, $0)
    }
  }

  /// The draft as it was last saved, also if that is being stored; nil when there is none that can be read.
  public func load<Value: Draft>(
    _ type: Value.Type = Value.self, name: String, owner: String
  ) async throws -> Value? {
    // A window that is brought back reads what the one before it has just saved.
    _ = await turns.withLock { $0.underWay[Place(owner: owner, name: name)] }?.result
    let rows = try await database.read { try Self.rows(name, owner, $0) }
    for row in rows {
      do {
        return try row.read(as: type)
      } catch {
        report("the draft \"\(name)\" of version \(row.version) cannot be read: \(error)")
      }
    }
    return nil
  }

  /// Deletes a draft that is finished or no longer wanted.
  ///
  /// - Parameter turn: The moment when that happened; by default, now.
  public func discard<Value: Draft>(
    _ type: Value.Type, name: String, owner: String, turn: Turn? = nil
  ) async throws {
    try await change(name, owner, turn) { try Self.delete(type, name, owner, $0) }
  }

  /// Deletes a draft as a part of the caller's transaction, such as the one that stores the draft's result.
  ///
  /// - Parameter turn: The moment when the result was made; by default, now. A draft saved with a later turn stays.
  public func discard<Value: Draft>(
    _ type: Value.Type, name: String, owner: String, turn: Turn? = nil, in database: SQLTransaction
  ) throws {
    try change(name, owner, turn ?? self.turn(), database) {
      try Self.delete(type, name, owner, $0)
    }
  }

  private func change(
    _ name: String, _ owner: String, _ turn: Turn?,
    _ work: @escaping @Sendable (SQLTransaction) throws -> Void
  ) async throws {
    let turn = turn ?? self.turn()
    // Leaving a form cancels its work. An unstructured task is not cancelled.
    let storing = Task {
      _ = try await database.write { try self.change(name, owner, turn, $0, work) }
    }
    let place = Place(owner: owner, name: name)
    turns.withLock { $0.underWay[place] = storing }
    defer {
      turns.withLock { if $0.underWay[place] == storing { $0.underWay[place] = nil } }
    }
    try await storing.value
  }

  /// Does the work unless a change with a later turn has been stored already.
  private func change(
    _ name: String, _ owner: String, _ turn: Turn, _ database: SQLTransaction,
    _ work: (SQLTransaction) throws -> Void
  ) throws {
    let place = Place(owner: owner, name: name)
    let isOutdated = turns.withLock { turns in
      max(turns.stored[place, default: 0], turns.uncommitted[place, default: 0]) > turn.number
    }
    if isOutdated { return }
    try work(database)
    turns.withLock { $0.uncommitted[place] = turn.number }
    // Both run on the database's own thread, before it does anything else.
    database.afterTransaction {
      self.turns.withLock { turns in
        turns.stored[place] = max(turn.number, turns.stored[place, default: 0])
        turns.uncommitted[place] = nil
      }
    } onRollback: {
      self.turns.withLock { $0.uncommitted[place] = nil }
    }
  }

  private static func store(
    _ payload: Data, of type: (some Draft).Type, _ name: String, _ owner: String,
    _ database: SQLTransaction
  ) throws {
    try delete(type, name, owner, database)
    let last = try rows(name, owner, database).first?.number ?? 0
    // One of this version that cannot be read is replaced, and becomes the last stored.
    try database.execute(
      """
      INSERT INTO draft (owner, name, version, number, payload)
      VALUES (\(owner), \(name), \(type.version), \(last + 1), \(payload))
      ON CONFLICT (owner, name, version) DO UPDATE SET
        number = excluded.number, payload = excluded.payload
      """)
  }

  /// Deletes the stored versions that this program can read.
  private static func delete(
    _ type: (some Draft).Type, _ name: String, _ owner: String, _ database: SQLTransaction
  ) throws {
    for row in try rows(name, owner, database) where (try? row.read(as: type)) != nil {
      try database.execute(
        """
        DELETE FROM draft WHERE owner = \(owner) AND name = \(name) AND version = \(row.version)
        """)
    }
  }

  private struct Stored: Sendable {
    let version: Int
    /// Larger than those of the versions that were stored earlier.
    let number: Int
    let payload: Data

    func read<Value: Draft>(as type: Value.Type) throws -> Value {
      try Value.decode(payload, version: version)
    }
  }

  /// The stored versions of a draft, the last stored first.
  private static func rows(
    _ name: String, _ owner: String, _ database: SQLTransaction
  ) throws -> [Stored] {
    try database.rows(
      """
      SELECT version, number, payload FROM draft WHERE owner = \(owner) AND name = \(name)
      ORDER BY number DESC
      """
    ) { row in
      Stored(
        version: try row["version"], number: try row["number"], payload: try row["payload"])
    }
  }
}
