public import SillarData
public import SillarModel
public import TriviaModel

/// One player's best scores in SQLite.
public struct SQLiteScoresRepository: ScoresRepository {
  private let database: any SQLDatabase
  private let player: PlayerID
  private let uses: LastUses
  private let events: DomainEvents
  private let address: @Sendable () -> String?

  /// - Parameter address: Returns from where the player of the current task comes; nil if it is unknown.
  public init(
    database: any SQLDatabase, player: PlayerID, uses: LastUses, events: DomainEvents,
    address: @escaping @Sendable () -> String? = { nil }
  ) {
    self.address = address
    self.database = database
    self.player = player
    self.uses = uses
    self.events = events
  }

  public func bestScores(for topics: [Topic.ID]) async throws -> [Topic.ID: BestScore] {
    await uses.noteRead(player.rawValue)
    let names = topics.map(\.rawValue)
    let rows = try await database.read { [player] database in
      try database.rows(
        "SELECT * FROM bestScore WHERE player = \(player.rawValue) AND \("topic", in: names)"
      ) { try BestScoreRecord($0) }
    }
    return Dictionary(
      rows.map { (Topic.ID($0.topic), $0.best) }, uniquingKeysWith: { first, _ in first })
  }

  public func update<Answer: Sendable>(
    _ topic: Topic.ID, recording event: DomainEvent,
    _ change: @escaping @Sendable (inout BestScore?) throws -> Answer
  ) async throws -> Answer {
    try await database.write { [player, uses, events, address = address()] database in
      let isMeant: SQL = "player = \(player.rawValue) AND topic = \(topic.rawValue)"
      let before = try database.first("SELECT * FROM bestScore WHERE \(isMeant)") {
        try BestScoreRecord($0).best
      }
      var after = before
      let answer = try change(&after)
      try events.record(event, in: database)
      guard after != before else { return answer }
      try uses.note(player.rawValue, isStranger: true, at: address, in: database)
      if let after {
        try database.execute(
          """
          INSERT INTO bestScore (player, topic, score, game)
          VALUES (\(player.rawValue), \(topic.rawValue), \(after.score.value), \(after.game.rawValue))
          ON CONFLICT (player, topic) DO UPDATE SET score = excluded.score, game = excluded.game
          """)
      } else {
        try database.execute("DELETE FROM bestScore WHERE \(isMeant)")
      }
      return answer
    }
  }
}
