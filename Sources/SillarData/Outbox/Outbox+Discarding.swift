import GRDB
import Synchronization

/// How much of somebody's is unsent.
///
/// ```swift
/// func question(_ count: OutboxCount) -> String? { count.total > 0 ? "Sign out?" : nil }
/// ```
public struct OutboxCount: Hashable, Sendable {
  /// Is sent as soon as it can be.
  public let waiting: Int
  /// Is not sent before somebody says what is to become of it.
  public let parked: Int
  /// Is kept for the version of the program that can read it: nobody here can do anything about it.
  public let unreadable: Int
  /// Is only there until somebody has seen it: nothing will become of it, so it is not counted in ``total``.
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
  /// How many of somebody's commands the service does not have, or has refused: what they should know before they
  /// sign out.
  public func unsentCount(of owner: String) async throws -> OutboxCount {
    let states = try await entries(of: owner).map(\.state)
    return OutboxCount(
      waiting: states.count { $0 == .waiting },
      parked: states.count { if case .parked = $0 { true } else { false } },
      unreadable: states.count { $0 == .unreadable },
      overruled: states.count { $0 == .overruled })
  }

  /// Takes a command out that is parked or has not been sent yet, and its local effect back; with it what makes no
  /// sense without it: see ``company(of:)``.
  ///
  /// - Throws: ``OutboxError/mayHaveBeenSent``, ``OutboxError/noSuchEntry``, or that it cannot be read and so not be
  ///   taken back; what the database throws.
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

  /// What is discarded together with a command: the others on its subject, where it is the one that makes the subject,
  /// and is not done. A message in a chat that was never begun says nothing to anybody.
  ///
  /// - Throws: ``OutboxError/noSuchEntry``; what the database throws.
  public func company(of id: OutboxEntry.ID) async throws -> [OutboxEntry] {
    let rows = try await database.read { [self] database in
      try company(of: Self.row(id, database), database)
    }
    return rows.map { $0.entry(isReadable: true) }
  }

  /// Takes all of somebody's commands out, and their local effects back, such as when they sign out and want none of
  /// it sent. What is being sent at this moment may still be done. What this program cannot read is kept.
  ///
  /// - Returns: How many were taken out.
  @discardableResult
  public func discardAll(of owner: String) async throws -> Int {
    let gone = try await database.write { [self] database in
      let rows = try OutboxRow.filter(Column("owner") == owner).fetchAll(database)
        .filter { isReadable($0) }
      try takeOut(rows, database)
      return rows
    }
    forget(gone)
    return gone.count
  }

  // MARK: -

  private func company(of row: OutboxRow, _ database: Database) throws -> [OutboxRow] {
    guard let id = row.id, handlers[row.kind]?.makesSubject == true, row.state != .overruled else {
      return []
    }
    return try OutboxRow.filter(Column("owner") == row.owner)
      .filter(Column("subject") == row.subject && Column("id") != id).order(Column("id"))
      .fetchAll(database)
      // What came before and is on its way does no harm; what comes after is about what it makes.
      .filter { isReadable($0) && ($0.isOpen || ($0.id ?? 0) > id) }
  }

  /// The last first, as each effect may stand on those before it.
  private func takeOut(_ rows: [OutboxRow], _ database: Database) throws {
    for row in rows.sorted(by: { ($0.id ?? 0) > ($1.id ?? 0) }) {
      // What was overruled has been taken back already.
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
    tell()
  }
}
