/// The result of a game.
public struct GameResult: Hashable, Sendable {
  public let topic: Topic
  public let score: Score
  /// The player's best score in this topic, this game included.
  public let bestScore: Score
  /// True if this game has set the best score.
  public let isNewBest: Bool

  public init(topic: Topic, score: Score, bestScore: Score, isNewBest: Bool) {
    self.topic = topic
    self.score = score
    self.bestScore = bestScore
    self.isNewBest = isNewBest
  }
}
