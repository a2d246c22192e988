/// The source of games.
public protocol GameRepository: Sendable {
  /// Makes a new game in a topic.
  ///
  /// - Throws: A `Problem`, ``TriviaError/unknownTopic(_:)``, or `CancellationError`; no game is made then.
  func createGame(topic: Topic.ID) async throws -> Game
}
