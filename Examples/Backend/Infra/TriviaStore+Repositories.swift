public import BackendModel
import SillarData

public import struct Foundation.UUID

extension TriviaStore: TopicRepository {
  private static let topics: SQL = """
    SELECT topic.*, (SELECT count(*) FROM question
      WHERE question.language = topic.language AND topicID = topic.id) AS questions
    FROM topic
    """

  public func topics(in language: Language) async throws -> [Topic] {
    try await database.read { database in
      try database.rows("\(Self.topics) WHERE language = \(language) ORDER BY position") {
        try Topic($0)
      }
    }
  }

  public func deck(for topic: Topic.ID, in language: Language) async throws -> Deck? {
    try await database.read { database in
      let found = try database.first(
        "\(Self.topics) WHERE language = \(language) AND id = \(topic)"
      ) { try Topic($0) }
      return try found.map { found in
        let questions = try database.rows(
          """
          SELECT * FROM question WHERE language = \(language) AND topicID = \(topic)
          ORDER BY position
          """
        ) { row in
          Question(
            id: try row["id"], text: try row["text"], picture: try row["picture"],
            correctAnswer: try row["correctAnswer"],
            wrongAnswers: try [String](storedText: try row["wrongAnswers"]))
        }
        return Deck(topic: found, questions: questions)
      }
    }
  }
}

extension Topic {
  fileprivate init(_ row: borrowing SQLRow) throws {
    self.init(
      id: try row["id"], name: try row["name"], summary: try row["summary"],
      picture: try row["picture"], questionCount: try row["questions"])
  }
}

extension TriviaStore: PictureRepository {
  public func picture(named name: PictureName) async throws -> Picture? {
    try await pictures.picture(named: name)
  }
}

extension TriviaStore: GameRepository {
  public func save(_ game: Game) async throws {
    let content = try GameRecord(game).storedText
    try await database.write { [keptGames] database in
      try StoreEpochs.change(in: database)
      let number: Int64? = try database.value(
        """
        INSERT INTO game (number, id, content)
        SELECT coalesce(max(number), 0) + 1, \(game.id.uuidString), \(content) FROM game
        RETURNING number
        """)
      if let number {
        try database.execute("DELETE FROM game WHERE number <= \(number - Int64(keptGames))")
      }
    }
  }

  public func game(withID id: UUID) async throws -> Game? {
    try await database.readBriefly { database in
      try database.value("SELECT content FROM game WHERE id = \(id.uuidString)", as: String.self)
        .map { try GameRecord(storedText: $0).game(id: id) }
    }
  }
}
