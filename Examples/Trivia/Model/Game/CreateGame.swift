/// Starts a game in a topic, at the cost of an attempt.
public struct CreateGame: Sendable {
  private let games: GameService
  private let pictures: ImageDownloadService

  public init(games: GameService, pictures: ImageDownloadService) {
    self.games = games
    self.pictures = pictures
  }

  /// Makes a game, then fetches its pictures ahead. A picture that cannot be fetched does not stop the game.
  ///
  /// - Parameter progress: Called on the caller's actor as pictures arrive.
  /// - Throws: The errors of ``GameService/makeGame(in:)``. In each case no attempt is lost.
  public func execute(
    topic: Topic.ID, progress: (DownloadProgress) -> Void = { _ in }
  ) async throws -> Game {
    let game = try await games.makeGame(in: topic)
    await pictures.download(game.pictures, progress: progress)
    return game
  }
}
