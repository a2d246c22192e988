public import struct Foundation.UUID

/// Deals a new game of ten questions. A game stays in its language.
public protocol CreateGame: Sendable {
  /// - Throws: ``CreateGameError`` when there is no such topic.
  func execute(topic: Topic.ID, in language: Language) async throws -> Game
}

/// The reason that a game was not created.
public enum CreateGameError: Error, Equatable {
  case unknownTopic(Topic.ID)
}

/// Deals games from the questions of a repository, and keeps them in another.
///
/// The random number generator is injected, so that a test can control the deal:
///
///     let createGame = DefaultCreateGame(
///       topics: repository, games: repository, randomness: { MyFixedGenerator() })
///     let game = try await createGame.execute(topic: Topic.ID("space"), in: .english)
public struct DefaultCreateGame: CreateGame {
  /// The number of questions of a game.
  public static let questionCount = 10

  private let topics: any TopicRepository
  private let games: any GameRepository
  private let randomness: @Sendable () -> any RandomNumberGenerator
  private let makeID: @Sendable () -> UUID

  /// - Parameters:
  ///   - randomness: called once for each game.
  ///   - makeID: called once for each game; must return a new id each time.
  public init(
    topics: any TopicRepository, games: any GameRepository,
    randomness: @escaping @Sendable () -> any RandomNumberGenerator = {
      SystemRandomNumberGenerator()
    },
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.topics = topics
    self.games = games
    self.randomness = randomness
    self.makeID = makeID
  }

  public func execute(topic: Topic.ID, in language: Language) async throws -> Game {
    guard let deck = try await topics.deck(for: topic, in: language) else {
      throw CreateGameError.unknownTopic(topic)
    }
    var generator = randomness()
    let questions = deck.deal(Self.questionCount, using: &generator)
    let game = Game(id: makeID(), topic: deck.topic, questions: questions)
    try await games.save(game)
    return game
  }
}
