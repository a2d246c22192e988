public import Foundation
public import GRDB

/// Says how one kind of command is sent, and what follows.
///
/// ```swift
/// func handler(_ send: @escaping @Sendable (Rename, String) async throws -> Int) -> OutboxHandler {
///   OutboxHandler(for: Rename.self) { rename, delivery in
///     try await send(rename, delivery.key)
///   } applied: { rename, revision, database in
///     try database.execute(
///       sql: "UPDATE list SET revision = ? WHERE id = ?", arguments: [revision, rename.list])
///   } undo: { rename, database in
///     try database.execute(sql: "DELETE FROM newName WHERE list = ?", arguments: [rename.list])
///   }
/// }
/// ```
public struct OutboxHandler: Sendable {
  typealias Applied = @Sendable (Database) throws -> Void

  let kind: String
  let conflict: OutboxConflict.Policy
  let makesSubject: Bool
  private let readable: @Sendable (Data, Int) throws -> Void
  private let sendStored: @Sendable (Data, Int, OutboxDelivery) async throws -> Applied
  private let undoStored: @Sendable (Data, Int, Database) throws -> Void
  private let rememberStored: @Sendable (Data, Int, Database) throws -> Data?
  private let restoreStored: @Sendable (Data, Int, Data, Database) throws -> Void

  /// - Parameters:
  ///   - conflict: What happens when `send` throws ``OutboxConflict``.
  ///   - makesSubject: Whether what else there is about its subject makes no sense without it: discarding it discards
  ///     that too.
  ///   - loss: Brings the local effect back where the service loses what it has taken; without it the command is
  ///     forgotten when the service has taken it.
  ///   - send: Sends it, with the delivery's key, so that the service does it once however often it is sent.
  ///   - applied: Stores what the service answered, in the transaction that takes the command out.
  ///   - undo: Takes the local effect back, in the transaction in which a command is discarded or overruled.
  public init<Command: OutboxCommand, Response: Sendable>(
    for command: Command.Type, conflict: OutboxConflict.Policy = .ask, makesSubject: Bool = false,
    loss: OutboxLoss<Command>? = nil,
    send: @escaping @Sendable (Command, OutboxDelivery) async throws -> Response,
    applied: @escaping @Sendable (Command, Response, Database) throws -> Void = { _, _, _ in },
    undo: @escaping @Sendable (Command, Database) throws -> Void
  ) {
    kind = Command.kind
    self.conflict = conflict
    self.makesSubject = makesSubject
    readable = { _ = try Command.decode($0, version: $1) }
    sendStored = { stored, version, delivery in
      let command = try Command.decode(stored, version: version)
      let response = try await send(command, delivery)
      return { try applied(command, response, $0) }
    }
    undoStored = { stored, version, database in
      try undo(try Command.decode(stored, version: version), database)
    }
    rememberStored = { stored, version, database in
      try loss?.remember(try Command.decode(stored, version: version), database)
    }
    restoreStored = { stored, version, memory, database in
      try loss?.restore(try Command.decode(stored, version: version), memory, database)
    }
  }

  func canRead(_ row: OutboxRow) -> Bool { (try? readable(row.payload, row.version)) != nil }

  func send(_ row: OutboxRow) async throws -> Applied {
    try await sendStored(
      row.payload, row.version,
      OutboxDelivery(owner: row.owner, key: row.key, overrides: row.overrides))
  }

  func undo(_ row: OutboxRow, _ database: Database) throws {
    try undoStored(row.payload, row.version, database)
  }

  /// - Returns: Nil for a kind of command that is not remembered.
  func remember(_ row: OutboxRow, _ database: Database) throws -> Data? {
    try rememberStored(row.payload, row.version, database)
  }

  func restore(_ row: OutboxRow, _ memory: Data, _ database: Database) throws {
    try restoreStored(row.payload, row.version, memory, database)
  }
}

/// Says how the local effect of a command comes back when the service loses what it has taken, such as by a restore
/// from a backup.
///
/// ```swift
/// let loss = OutboxLoss<Rename> { rename, database in
///   Data()
/// } restore: { rename, _, database in
///   try database.execute(
///     sql: "INSERT INTO newName (list, name) VALUES (?, ?)", arguments: [rename.list, rename.name])
/// }
/// ```
public struct OutboxLoss<Command: OutboxCommand>: Sendable {
  /// See ``init(remember:restore:)``.
  public let remember: @Sendable (Command, Database) throws -> Data
  /// See ``init(remember:restore:)``.
  public let restore: @Sendable (Command, Data, Database) throws -> Void

  /// - Parameters:
  ///   - remember: Reads what of the local effect the command does not say, before the answer takes its place.
  ///   - restore: Stores the local effect again, of the command and what was remembered.
  public init(
    remember: @escaping @Sendable (Command, Database) throws -> Data,
    restore: @escaping @Sendable (Command, Data, Database) throws -> Void
  ) {
    self.remember = remember
    self.restore = restore
  }
}

/// What a command is sent with.
///
/// ```swift
/// func headers(_ delivery: OutboxDelivery) -> [String: String] { ["Idempotency-Key": delivery.key] }
/// ```
public struct OutboxDelivery: Hashable, Sendable {
  /// Whose command it is: it is sent with their credentials.
  public let owner: String
  /// The same each time the command is sent, and no other command's.
  public let key: String
  /// Whether it is to hold even where somebody else has changed the same thing.
  public let overrides: Bool
}

/// Thrown by a handler when the service says that somebody else has changed the same thing.
///
/// ```swift
/// func check(_ status: Int) throws { if status == 409 { throw OutboxConflict() } }
/// ```
public struct OutboxConflict: Error, Hashable {
  /// Which of two changes holds.
  public enum Policy: Hashable, Sendable {
    /// The one at the service; the local effect is taken back, and the entry says so until it is discarded.
    case serverWins
    /// This one: it is sent once more, to hold over the other.
    case lastWriteWins
    /// Whichever the user says: to retry makes this one hold, to discard the other.
    case ask
  }

  public init() {}
}
