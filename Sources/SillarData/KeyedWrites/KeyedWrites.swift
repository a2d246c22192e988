public import Foundation
public import SillarModel

/// Sends each write that a user waits for once, under an idempotency key that survives a restart.
///
/// The key is stored before the write is sent, and forgotten when the service has given its final answer. If the answer
/// is lost or the process is killed in between, the next attempt has the same key, and the service repeats its first
/// answer.
///
/// ```swift
/// struct NewOrder: Codable { let product: String }
/// struct Order: Decodable { let id: String }
///
/// func order(
///   _ order: NewOrder, _ client: APIClient, _ writes: KeyedWrites
/// ) async throws -> Order {
///   try await writes.send(order, as: "order") { key in
///     try await client.send(.post("v1/orders", json: order, idempotencyKey: key))
///   }
/// }
/// ```
///
/// The same content is another write as soon as the first one has been answered.
///
/// ``begin(_:subject:)``, ``pending(_:of:)`` and ``end(key:)`` are the same in three steps, for a write whose outcome the
/// app finds out and shows, such as a payment. A write that nobody waits for goes through the ``Outbox``.
public struct KeyedWrites: Sendable {
  private let database: any SQLDatabase
  let owner: String
  let lifetime: Duration?
  private let isFinal: @Sendable (any Error) -> Bool
  let now: @Sendable () -> Date
  let makeKey: @Sendable () -> String
  let uses: LastUses?
  let isStranger: Bool
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - database: The durable database of the keys; ``registerMigration(in:)`` makes the table.
  ///   - owner: The user whose writes these are. Writes of other owners have other keys.
  ///   - lifetime: The time after which a pending write is no longer the same as a new one; nil for never.
  ///   - isFinal: Returns true for an error of ``send(_:as:perform:)`` that is the service's final answer, so that the
  ///     next attempt is a new write, such as for a refusal. After other errors, the write may have been done.
  ///   - uses: Gives writes that nobody ends an age, which counts from when one of the owner has begun; see
  ///     ``uses(in:work:now:clock:file:)``. Nil where they stay until their end.
  ///   - isStranger: True if the owner is a stranger to `uses`.
  ///   - report: Called with a log message when a key that is no longer needed could not be removed.
  public init(
    database: any SQLDatabase, owner: String, lifetime: Duration? = nil,
    isFinal: @escaping @Sendable (any Error) -> Bool = { _ in false },
    now: @escaping @Sendable () -> Date = { Date() },
    makeKey: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() },
    uses: LastUses? = nil, isStranger: Bool = false,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.database = database
    self.owner = owner
    self.lifetime = lifetime
    self.isFinal = isFinal
    self.now = now
    self.makeKey = makeKey
    self.uses = uses
    self.isStranger = isStranger
    self.report = report
  }

  /// Adds the table of keys to those of a database.
  public static func registerMigration(in migrations: inout Migrations) {
    migrations.add("keyed writes") { database in
      try database.script(
        """
        CREATE TABLE keyedWrite (
          owner TEXT NOT NULL, subject TEXT NOT NULL, key TEXT NOT NULL UNIQUE,
          content TEXT NOT NULL, begun DOUBLE PRECISION NOT NULL,
          PRIMARY KEY (owner, subject))
        """)
    }
  }

  /// The uses of a database that has nothing else of an owner than writes: they go with their age.
  public static func uses(
    in database: any SQLDatabase, work: AppWork, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock(), file: String = #fileID
  ) -> LastUses {
    LastUses(database: database, work: work, now: now, clock: clock, file: file) {
      owners, database in
      try database.execute("DELETE FROM keyedWrite WHERE \("owner", in: owners)")
    }
  }

  /// Sends a write. The same content has the same key until the service has answered it.
  ///
  /// - Parameters:
  ///   - name: The name of the operation, such as "order".
  ///   - perform: Sends the write with its key. It may be called by two tasks at once, with the same key.
  /// - Throws: The error of `perform`, or the database's: then nothing has been sent.
  public func send<Answer>(
    _ content: some Encodable, as name: String, perform: (_ key: String) async throws -> Answer
  ) async throws -> Answer {
    let subject = try name + " " + Self.text(content)
    let write = try await begin("", subject: subject)
    do {
      let answer = try await perform(write.key)
      await forget(write)
      return answer
    } catch {
      if isFinal(error) { await forget(write) }
      throw error
    }
  }

  /// Stores a write before it is sent.
  ///
  /// Looking and storing are one transaction: of two windows, one begins, and the other goes on with the same write.
  ///
  /// - Parameter subject: The item that the write changes. It has at most one pending write.
  /// - Returns: The new write; or the pending write of the subject, whatever its content, because it may have been done.
  public func begin<Content: Codable & Sendable>(
    _ content: Content, subject: String
  ) async throws -> KeyedWrite<Content> {
    try await database.write { try begin(content, subject: subject, in: $0) }
  }

  /// The write of a subject that has begun and not ended; nil when there is none.
  ///
  /// - Throws: The database's error, or a `DecodingError` for a write that another version of the program has stored.
  public func pending<Content: Codable & Sendable>(
    _ subject: String, of type: Content.Type = Content.self
  ) async throws -> KeyedWrite<Content>? {
    try await database.readBriefly { try pending(subject, of: type, in: $0) }
  }

  /// Forgets a write whose outcome is known. Does nothing when it has ended already.
  ///
  /// It is done even if the task is cancelled.
  public func end(key: String) async throws {
    try await Task { try await database.write { try end(key: key, in: $0) } }.value
  }

  /// A key that stays is harmless: the next attempt gets the first answer once more.
  private func forget(_ write: KeyedWrite<String>) async {
    do {
      try await end(key: write.key)
    } catch {
      report("the key of the write \"\(write.subject)\" could not be removed: \(error)")
    }
  }
}
