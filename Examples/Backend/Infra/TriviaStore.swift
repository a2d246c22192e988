import BackendModel
import SillarData

/// Topics and games in one database, with the content of this target; pictures are files of that content.
///
/// Opening the store creates the database if necessary, migrates its tables and replaces the content by
/// the current one if it is another, so that a new version of the program needs no separate step. Games stay. Several
/// programs may have the same database open.
///
///     let store = try await TriviaStore(in: storage)
///     let topics = try await store.topics(in: .english)
public struct TriviaStore: Sendable {
  let database: any SQLDatabase
  let pictures = ContentPictures("trivia")
  /// The number of games kept; when there are more, the oldest are deleted.
  let keptGames: Int

  /// - Throws: `DatabaseUnavailable` when the database cannot be opened, is damaged, or is missing;
  ///   ``StoreError`` when it cannot be written; ``ContentError`` when the content is wrong.
  public init(in storage: BackendStorage) async throws {
    try await self.init(in: storage, content: TriviaContent.bundled.decks)
  }

  init(in storage: BackendStorage, content: Localized<[Deck]>, keptGames: Int = 10_000) async throws
  {
    self.keptGames = keptGames
    database = try storage.database("backend", of: "games", TriviaSchema.migrations)
    try await database.write { database in
      try StoreEpochs.begin(in: database)
      try Self.replaceContent(of: database, by: content)
    }
  }

  /// Readers see either the old content or the new one.
  private static func replaceContent(of database: SQLTransaction, by content: Localized<[Deck]>)
    throws
  {
    try WrittenContent.replace("trivia", by: "\(content)", in: database) {
      try database.script("DELETE FROM question; DELETE FROM topic")
      for language in Language.common {
        for (position, deck) in content[language].enumerated() {
          try add(deck, at: position, in: language, to: database)
        }
      }
    }
  }

  private static func add(
    _ deck: Deck, at position: Int, in language: Language, to database: SQLTransaction
  ) throws {
    let topic = deck.topic
    try database.execute(
      """
      INSERT INTO topic (language, id, position, name, summary, picture)
      VALUES (\(language), \(topic.id), \(position), \(topic.name), \(topic.summary),
        \(topic.picture))
      """)
    for (position, question) in deck.questions.enumerated() {
      try database.execute(
        """
        INSERT INTO question
          (language, id, topicID, position, text, picture, correctAnswer, wrongAnswers)
        VALUES (\(language), \(question.id), \(topic.id), \(position), \(question.text),
          \(question.picture), \(question.correctAnswer), \(try question.wrongAnswers.storedText))
        """)
    }
  }
}
