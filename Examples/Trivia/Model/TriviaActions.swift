public import Foundation

/// Every action of Trivia for one player, for an app to hand to the screens that need them.
public struct TriviaActions: Sendable {
  public let getTopics: GetTopics
  public let attempts: AttemptsService
  public let createGame: CreateGame
  public let finishGame: FinishGame
  public let getPicture: GetPicture

  /// - Parameters:
  ///   - now: The current time, for attempts.
  ///   - clock: Measures the timeouts of pictures.
  public init(
    topics: any TopicsRepository, games: any GameRepository,
    attempts repository: any AttemptsRepository, scores: any ScoresRepository,
    images: any ImageRepository, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let attempts = AttemptsService(repository: repository, now: now)
    getTopics = GetTopics(topics: topics, attempts: attempts, scores: scores, images: images)
    self.attempts = attempts
    createGame = CreateGame(
      games: GameService(games: games, attempts: attempts),
      pictures: ImageDownloadService(images: images, clock: clock))
    finishGame = FinishGame(scores: scores)
    getPicture = GetPicture(images: images)
  }
}
