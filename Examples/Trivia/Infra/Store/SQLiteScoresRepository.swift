import GRDB
public import SillarData
public import TriviaModel

/// One player's best scores in SQLite.
public struct SQLiteScoresRepository: ScoresRepository {
  private let database: LocalDatabase
  private let player: PlayerID

  public init(database: LocalDatabase, player: PlayerID) {
    self.database = database
    self.player = player
  }

  public func bestScores(for topics: [Topic.ID]) async throws -> [Topic.ID: BestScore] {
    let names = topics.map(\.rawValue)
    let rows = try await database.read { [player] database in
      try BestScoreRecord.filter(Column("player") == player.rawValue)
        .filter(names.contains(Column("topic"))).fetchAll(database)
    }
    return Dictionary(
      rows.map { (Topic.ID($0.topic), $0.best) }, uniquingKeysWith: { first, _ in first })
  }

  public func update<Answer: Sendable>(
    _ topic: Topic.ID,
    _ change: @escaping @Sendable (inout BestScore?) throws -> Answer
  ) async throws -> Answer {
    try await database.write { [player] database in
      let key: [String: (any DatabaseValueConvertible)?] = [
        "player": player.rawValue, "topic": topic.rawValue,
      ]
      let before = try BestScoreRecord.fetchOne(database, key: key)?.best
      var after = before
      let answer = try change(&after)
      guard after != before else { return answer }
      if let after {
        try BestScoreRecord(
          player: player.rawValue, topic: topic.rawValue, score: after.score.value,
          game: after.game.rawValue
        ).save(database)
      } else {
        try BestScoreRecord.deleteOne(database, key: key)
      }
      return answer
    }
  }
}
