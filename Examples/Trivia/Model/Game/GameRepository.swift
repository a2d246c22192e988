/// Where games come from.
public protocol GameRepository: Sendable {
  /// Makes a new game in a topic.
  ///
  /// - Throws: A `Problem`, ``TriviaError/unknownTopic(_:)``, or `CancellationError`; then there is no game.
  func createGame(topic: Topic.ID) async throws -> Game
}
