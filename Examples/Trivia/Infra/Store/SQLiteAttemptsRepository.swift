public import SillarData
public import TriviaModel

/// One player's attempts in SQLite.
public struct SQLiteAttemptsRepository: AttemptsRepository {
  private let database: any SQLDatabase
  private let rows: LedgerRows
  private let uses: LastUses
  private let changes: SharedEvents<PlayerID, Void>
  private let address: @Sendable () -> String?

  /// - Parameters:
  ///   - changes: Tells all repositories of a player that something has changed.
  ///   - address: Returns from where the player of the current task comes; nil if it is unknown.
  public init(
    database: any SQLDatabase, player: PlayerID, uses: LastUses,
    changes: SharedEvents<PlayerID, Void> = SharedEvents { _ in AsyncStream<Void> { _ in } },
    address: @escaping @Sendable () -> String? = { nil }
  ) {
    self.address = address
    self.changes = changes
    self.database = database
    self.uses = uses
    rows = LedgerRows(player: player)
  }

  public func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger] {
    await uses.noteRead(rows.player.rawValue)
    return try await database.read { [rows] in try rows.ledgers(for: topics, in: $0) }
  }

  public func all() -> AsyncStream<[Topic.ID: AttemptsLedger]> {
    let events = changes.events(of: rows.player, buffering: .bufferingNewest(1))
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { ledgers in
      let task = Task {
        func read() async {
          // What cannot be read now is read after the next change.
          if let all = try? await database.read({ [rows] in try rows.all(in: $0) }) {
            ledgers.yield(all)
          }
        }
        await read()
        for await _ in events { await read() }
      }
      ledgers.onTermination = { _ in task.cancel() }
    }
  }

  public func update<Answer: Sendable>(
    _ topic: Topic.ID,
    _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer {
    try await database.write { [rows, uses, changes, address = address()] database in
      let before = try rows.ledgers(for: [topic], in: database)[topic] ?? AttemptsLedger()
      var after = before
      let answer = try change(&after)
      guard after != before else { return answer }
      try rows.store(after, for: topic, in: database)
      try uses.note(rows.player.rawValue, isStranger: true, at: address, in: database)
      database.afterTransaction { [player = rows.player] in changes.tell((), to: player) }
      return answer
    }
  }
}
