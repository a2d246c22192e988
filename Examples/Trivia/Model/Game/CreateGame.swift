/// Starts a game in a topic.
public protocol CreateGame: Sendable {
  /// Makes a game, then fetches its pictures ahead. A picture that cannot be had stops nothing.
  ///
  /// - Parameters:
  ///   - progress: Called on the caller's actor as pictures arrive.
  /// - Throws: ``TriviaError``, or `CancellationError`; then no attempt was taken.
  func execute(topic: Topic.ID, progress: (DownloadProgress) -> Void) async throws -> Game
}

extension CreateGame {
  /// Starts a game without watching the download.
  public func execute(topic: Topic.ID) async throws -> Game {
    try await execute(topic: topic, progress: { _ in })
  }
}

public struct DefaultCreateGame: CreateGame {
  private let games: GameService
  private let pictures: ImageDownloadService

  public init(games: GameService, pictures: ImageDownloadService) {
    self.games = games
    self.pictures = pictures
  }

  public func execute(
    topic: Topic.ID, progress: (DownloadProgress) -> Void
  ) async throws -> Game {
    let game = try await games.createGame(topic: topic)
    await pictures.download(game.pictures, progress: progress)
    return game
  }
}
