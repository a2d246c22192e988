/// Starts a game in a topic.
public struct CreateGame: Sendable {
  private let games: GameService
  private let pictures: ImageDownloadService

  public init(games: GameService, pictures: ImageDownloadService) {
    self.games = games
    self.pictures = pictures
  }

  /// Makes a game, then fetches its pictures ahead. A picture that cannot be had stops nothing.
  ///
  /// - Parameters:
  ///   - progress: Called on the caller's actor as pictures arrive.
  /// - Throws: ``TriviaError``, or `CancellationError`; then no attempt was taken.
  public func execute(
    topic: Topic.ID, progress: (DownloadProgress) -> Void
  ) async throws -> Game {
    let game = try await games.createGame(topic: topic)
    await pictures.download(game.pictures, progress: progress)
    return game
  }
}

extension CreateGame {
  /// Starts a game without watching the download.
  public func execute(topic: Topic.ID) async throws -> Game {
    try await execute(topic: topic, progress: { _ in })
  }
}
