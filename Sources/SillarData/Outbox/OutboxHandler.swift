public import Foundation

/// Sends one kind of command, stores the answer, and undoes the local effect.
///
/// ```swift
/// func handler(_ send: @escaping @Sendable (Rename, String) async throws -> Int) -> OutboxHandler {
///   OutboxHandler(for: Rename.self) { rename, delivery in
///     try await send(rename, delivery.key)
///   } applied: { rename, revision, database in
///     try database.execute("UPDATE list SET revision = \(revision) WHERE id = \(rename.list)")
///   } undo: { rename, database in
///     try database.execute("DELETE FROM newName WHERE list = \(rename.list)")
///   }
/// }
/// ```
public struct OutboxHandler: Sendable {
  typealias Applied = @Sendable (SQLTransaction) throws -> Void

  let kind: String
  let conflict: OutboxConflict.Policy
  let makesSubject: Bool
  private let readable: @Sendable (Data, Int) throws -> Void
  private let sendStored: @Sendable (Data, Int, OutboxDelivery) async throws -> Applied
  private let undoStored: @Sendable (Data, Int, SQLTransaction) throws -> Void
  private let rememberStored: @Sendable (Data, Int, SQLTransaction) throws -> Data?
  private let restoreStored: @Sendable (Data, Int, Data, SQLTransaction) throws -> Void

  /// - Parameters:
  ///   - conflict: The policy when `send` throws ``OutboxConflict``.
  ///   - makesSubject: True if the command creates its subject. Discarding it discards the other commands on the
  ///     subject too.
  ///   - loss: Restores the local effect when the service loses an accepted command. If nil, a command is forgotten
  ///     when the service has accepted it.
  ///   - send: Sends the command with the delivery's key, so that the service does it once however often it is sent.
  ///   - applied: Stores the service's answer, in the transaction that removes the command.
  ///   - undo: Undoes the local effect, in the transaction in which a command is discarded or overruled.
  public init<Command: OutboxCommand, Response: Sendable>(
    for command: Command.Type, conflict: OutboxConflict.Policy = .ask, makesSubject: Bool = false,
    loss: OutboxLoss<Command>? = nil,
    send: @escaping @Sendable (Command, OutboxDelivery) async throws -> Response,
    applied: @escaping @Sendable (Command, Response, SQLTransaction) throws -> Void = { _, _, _ in
    },
    undo: @escaping @Sendable (Command, SQLTransaction) throws -> Void
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

  func undo(_ row: OutboxRow, _ database: SQLTransaction) throws {
    try undoStored(row.payload, row.version, database)
  }

  /// - Returns: Nil for a kind of command that is not remembered.
  func remember(_ row: OutboxRow, _ database: SQLTransaction) throws -> Data? {
    try rememberStored(row.payload, row.version, database)
  }

  func restore(_ row: OutboxRow, _ memory: Data, _ database: SQLTransaction) throws {
    try restoreStored(row.payload, row.version, memory, database)
  }
}

/// Restores the local effect of an accepted command when the service loses the command, such as in a restore from a
/// backup.
///
/// ```swift
/// let loss = OutboxLoss<Rename> { rename, database in
///   Data()
/// } restore: { rename, _, database in
///   try database.execute(
///     "INSERT INTO newName (list, name) VALUES (\(rename.list), \(rename.name))")
/// }
/// ```
public struct OutboxLoss<Command: OutboxCommand>: Sendable {
  /// See ``init(remember:restore:)``.
  public let remember: @Sendable (Command, SQLTransaction) throws -> Data
  /// See ``init(remember:restore:)``.
  public let restore: @Sendable (Command, Data, SQLTransaction) throws -> Void

  /// - Parameters:
  ///   - remember: Reads the part of the local effect that is not in the command, before the answer replaces it.
  ///   - restore: Stores the local effect again, from the command and what was remembered.
  public init(
    remember: @escaping @Sendable (Command, SQLTransaction) throws -> Data,
    restore: @escaping @Sendable (Command, Data, SQLTransaction) throws -> Void
  ) {
    self.remember = remember
    self.restore = restore
  }
}

/// The owner, the key and the override flag that a command is sent with.
///
/// ```swift
/// func headers(_ delivery: OutboxDelivery) -> [String: String] { ["Idempotency-Key": delivery.key] }
/// ```
public struct OutboxDelivery: Hashable, Sendable {
  /// The user who gave the command. It is sent with their credentials.
  public let owner: String
  /// The idempotency key: the same when the command is repeated, and different from that of any other command.
  public let key: String
  /// True if the command overrides another change to the same thing.
  public let overrides: Bool
}

/// Thrown by a handler when the service reports another change to the same thing.
///
/// ```swift
/// func check(_ status: Int) throws { if status == 409 { throw OutboxConflict() } }
/// ```
public struct OutboxConflict: Error, Hashable {
  /// The rule for which of two changes holds.
  public enum Policy: Hashable, Sendable {
    /// The service's change holds. The local effect is undone, and the entry says so until it is discarded.
    case serverWins
    /// This change holds. It is sent once more, to override the other.
    case lastWriteWins
    /// The user decides: to retry makes this change hold, to discard makes the other hold.
    case ask
  }

  public init() {}
}
