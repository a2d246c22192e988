public import SillarData
public import TriviaModel

/// One player's attempts in SQLite.
public struct SQLiteAttemptsRepository: AttemptsRepository {
  private let database: LocalDatabase
  private let rows: LedgerRows
  private let uses: LastUses
  private let address: @Sendable () -> String?

  /// - Parameter address: Returns from where the player of the current task comes; nil if it is unknown.
  public init(
    database: LocalDatabase, player: PlayerID, uses: LastUses,
    address: @escaping @Sendable () -> String? = { nil }
  ) {
    self.address = address
    self.database = database
    self.uses = uses
    rows = LedgerRows(player: player)
  }

  public func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger] {
    await uses.noteRead(rows.player.rawValue)
    return try await database.read { [rows] in try rows.ledgers(for: topics, in: $0) }
  }

  public func update<Answer: Sendable>(
    _ topic: Topic.ID,
    _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer {
    try await database.write { [rows, uses, address = address()] database in
      let before = try rows.ledgers(for: [topic], in: database)[topic] ?? AttemptsLedger()
      var after = before
      let answer = try change(&after)
      guard after != before else { return answer }
      try rows.store(after, for: topic, in: database)
      try uses.note(rows.player.rawValue, isStranger: true, at: address, in: database)
      return answer
    }
  }
}
