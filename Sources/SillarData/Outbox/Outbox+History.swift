import Foundation

extension Outbox {
  /// The reason for parking a command that the service accepted and then lost in a restore from a backup. The command
  /// is never sent again automatically. See ``OutboxEntry/Parking/refused(_:)``.
  public static let lost = "lost-by-the-service"

  /// The number of accepted commands that are remembered for each owner, in case the service loses them.
  static let mostAccepted = 500

  /// Remembers a command that the service has accepted, in the transaction that removes it, before the answer is
  /// stored.
  func remember(_ row: OutboxRow, _ database: SQLTransaction) throws {
    guard let history, let memory = try handlers[row.kind]?.remember(row, database) else { return }
    try history.note(in: database)
    guard let position = try StoreHistory.position(in: database) else { return }
    try database.execute(
      """
      INSERT INTO outboxAccepted
        (id, owner, subject, kind, version, payload, memory, enqueuedAt, store, epoch, number)
      VALUES (
        \(try OutboxRow.nextNumber(database)), \(row.owner), \(row.subject), \(row.kind),
        \(row.version), \(row.payload), \(memory), \(row.enqueuedAt), \(position.store),
        \(position.epoch), \(position.number))
      """)
    try database.execute(
      """
      DELETE FROM outboxAccepted WHERE owner = \(row.owner) AND id <= (
        SELECT id FROM outboxAccepted WHERE owner = \(row.owner)
        ORDER BY id DESC LIMIT 1 OFFSET \(Self.mostAccepted))
      """)
  }

  /// Parks the commands that the service accepted in another history than this, and restores their local effects. The
  /// user decides if they are sent again.
  func park(notIn timeline: StoreTimeline, _ database: SQLTransaction) throws {
    for (id, position, memory, row) in try accepted(database)
    where !timeline.contains(position) && isReadable(row) {
      try handlers[row.kind]?.restore(row, memory, database)
      _ = try row.store(database)
      try database.execute("DELETE FROM outboxAccepted WHERE id = \(id)")
    }
  }

  /// The remembered commands in their order, each as it is parked.
  private func accepted(
    _ database: SQLTransaction
  ) throws -> [(id: Int64, position: StorePosition, memory: Data, row: OutboxRow)] {
    try database.rows("SELECT * FROM outboxAccepted ORDER BY id") { row in
      (
        try row["id"],
        StorePosition(
          store: try row["store"], epoch: try row["epoch"], number: try row["number"]),
        try row["memory"],
        OutboxRow(
          id: nil, owner: try row["owner"], subject: try row["subject"], kind: try row["kind"],
          version: try row["version"], payload: try row["payload"], key: makeKey(),
          state: .refused, reason: Self.lost, attempts: 1, overrides: false,
          enqueuedAt: try row["enqueuedAt"], process: "")
      )
    }
  }

  /// Removes commands that were reported as lost, and undoes their local effects: the service has them after all.
  ///
  /// - Parameter isThere: Returns true if the service has what a command asked for.
  public func found<Command: OutboxCommand>(
    _ type: Command.Type, of owner: String, in database: SQLTransaction,
    isThere: (Command) -> Bool
  ) throws {
    var lines: Set<OutboxQueue.Line> = []
    for (entry, command) in try commands(type, of: owner, in: database)
    where entry.state == .parked(.refused(Self.lost)) && isThere(command) {
      let row = try Self.row(entry.id, database)
      try handlers[row.kind]?.undo(row, database)
      try row.delete(database)
      lines.insert(row.line)
    }
    if !lines.isEmpty { database.afterTransaction { [lines] in self.tell(lines) } }
  }

  static func createAccepted(_ database: SQLTransaction) throws {
    try database.script(
      """
      CREATE TABLE outboxAccepted (
        id BIGINT PRIMARY KEY,
        owner TEXT NOT NULL,
        subject TEXT NOT NULL,
        kind TEXT NOT NULL,
        version BIGINT NOT NULL,
        payload \(database.bytes) NOT NULL,
        memory \(database.bytes) NOT NULL,
        enqueuedAt DOUBLE PRECISION NOT NULL,
        store TEXT NOT NULL,
        epoch TEXT NOT NULL,
        number BIGINT NOT NULL
      );
      CREATE INDEX outboxAcceptedByOwner ON outboxAccepted (owner, id);
      """)
  }
}
