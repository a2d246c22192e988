import Synchronization

/// The numbers of a user's unsent commands, by state.
///
/// ```swift
/// func question(_ count: OutboxCount) -> String? { count.total > 0 ? "Sign out?" : nil }
/// ```
public struct OutboxCount: Hashable, Sendable {
  /// Commands that are sent as soon as possible.
  public let waiting: Int
  /// Commands that are not sent until the user decides about them.
  public let parked: Int
  /// Commands that are kept for the version of the program that can read them. This version cannot change or discard
  /// them.
  public let unreadable: Int
  /// Commands that stay only until the user has seen that another change holds. They are not counted in ``total``.
  public let overruled: Int

  public init(waiting: Int, parked: Int, unreadable: Int, overruled: Int = 0) {
    self.waiting = waiting
    self.parked = parked
    self.unreadable = unreadable
    self.overruled = overruled
  }

  public var total: Int { waiting + parked + unreadable }
}

extension Outbox {
  /// The numbers of a user's commands that the service does not have, or has refused. Show them before the user signs
  /// out.
  public func unsentCount(of owner: String) async throws -> OutboxCount {
    let states = try await entries(of: owner).map(\.state)
    return OutboxCount(
      waiting: states.count { $0 == .waiting },
      parked: states.count { if case .parked = $0 { true } else { false } },
      unreadable: states.count { $0 == .unreadable },
      overruled: states.count { $0 == .overruled })
  }

  /// Discards a command that is parked or has not been sent yet, and undoes its local effect. Commands that make no
  /// sense without it are discarded too: see ``company(of:)``.
  ///
  /// - Throws: ``OutboxError/mayHaveBeenSent``, ``OutboxError/noSuchEntry``, or the error of a command that cannot be
  ///   read and so not be undone; errors from the database.
  public func discard(_ id: OutboxEntry.ID) async throws {
    let gone = try await database.write { [self] database in
      let row = try Self.row(id, database)
      let gone = try [row] + company(of: row, database)
      guard gone.allSatisfy(\.isOpen) else { throw OutboxError.mayHaveBeenSent }
      try takeOut(gone, database)
      return gone
    }
    forget(gone)
  }

  /// The commands that are discarded together with a command: if it creates its subject and is not done, the others on
  /// that subject. For example, a message is useless without its chat.
  ///
  /// - Throws: ``OutboxError/noSuchEntry``; errors from the database.
  public func company(of id: OutboxEntry.ID) async throws -> [OutboxEntry] {
    let rows = try await database.read { [self] database in
      try company(of: Self.row(id, database), database)
    }
    return rows.map { $0.entry(isReadable: true) }
  }

  /// Discards all commands of a user, and undoes their local effects, such as when the user signs out and wants none of
  /// them sent. An attempt that is under way is ended: the service may have the command already, and gets it no later
  /// than this returns. Another process that shares the database ends its attempts a moment later, when it hears of this.
  /// Unreadable commands are kept.
  ///
  /// - Returns: The number of discarded commands.
  @discardableResult
  public func discardAll(of owner: String) async throws -> Int {
    let gone = try await database.write { [self] database in
      let rows = try OutboxRow.load("owner = \(owner)", database).filter { isReadable($0) }
      try takeOut(rows, database)
      return rows
    }
    forget(gone)
    await endAttempts(at: gone)
    return gone.count
  }

  // MARK: -

  private func company(of row: OutboxRow, _ database: SQLTransaction) throws -> [OutboxRow] {
    guard let id = row.id, handlers[row.kind]?.makesSubject == true, row.state != .overruled else {
      return []
    }
    return try OutboxRow.load(
      "owner = \(row.owner) AND subject = \(row.subject) AND id <> \(id)", database
    )
    // Earlier commands that may have been sent do no harm. Later ones depend on what this command creates.
    .filter { isReadable($0) && ($0.isOpen || ($0.id ?? 0) > id) }
  }

  /// Undoes the last command first, because each local effect may build on those before it.
  private func takeOut(_ rows: [OutboxRow], _ database: SQLTransaction) throws {
    for row in rows.sorted(by: { ($0.id ?? 0) > ($1.id ?? 0) }) {
      // The local effect of an overruled command has been undone already.
      if row.state != .overruled {
        guard let handler = handlers[row.kind] else { throw OutboxError.unknownKind(row.kind) }
        try handler.undo(row, database)
      }
      try row.delete(database)
    }
  }

  private func forget(_ rows: [OutboxRow]) {
    state.withLock { state in
      for row in rows { state.queue.remove(row.id ?? 0, from: row.line) }
    }
    tell(Set(rows.map(\.line)))
  }
}
