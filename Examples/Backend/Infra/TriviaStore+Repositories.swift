public import BackendModel
import GRDB

public import struct Foundation.UUID

extension TriviaStore: TopicRepository {
  public func topics() async throws -> [Topic] {
    try await pool.read { db in
      let counts = try Dictionary(
        Row.fetchAll(db, sql: "SELECT topicID, count(*) FROM question GROUP BY topicID")
          .map { (row: Row) -> (String, Int) in (row[0], row[1]) },
        uniquingKeysWith: { first, _ in first })
      return try TopicRecord.order(Column("position")).fetchAll(db).map { record in
        try record.topic(questionCount: counts[record.id] ?? 0)
      }
    }
  }

  public func deck(for topic: Topic.ID) async throws -> Deck? {
    try await pool.read { db in
      guard let record = try TopicRecord.fetchOne(db, key: topic.rawValue) else { return nil }
      let questions =
        try QuestionRecord
        .filter(Column("topicID") == topic.rawValue)
        .order(Column("position"))
        .fetchAll(db)
        .map { try $0.question() }
      return Deck(topic: try record.topic(questionCount: questions.count), questions: questions)
    }
  }
}

extension TriviaStore: PictureRepository {
  public func picture(named name: PictureName) async throws -> Picture? {
    try await pictures.picture(named: name)
  }
}

extension TriviaStore: GameRepository {
  public func save(_ game: Game) async throws {
    let record = GameRecord(game)
    try await pool.write { db in
      try record.insert(db)
      try db.execute(
        sql: "DELETE FROM game WHERE number <= ?",
        arguments: [db.lastInsertedRowID - Int64(keptGames)])
    }
  }

  public func game(withID id: UUID) async throws -> Game? {
    try await pool.read { db in
      try GameRecord.filter(Column("id") == id.uuidString).fetchOne(db)?.game(id: id)
    }
  }
}
