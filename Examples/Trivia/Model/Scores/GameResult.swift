/// How a game ended.
public struct GameResult: Hashable, Sendable {
  public let topic: Topic
  public let score: Score
  /// The player's best score in this topic, this game included.
  public let bestScore: Score
  /// Whether this game made it.
  public let isNewBest: Bool

  public init(topic: Topic, score: Score, bestScore: Score, isNewBest: Bool) {
    self.topic = topic
    self.score = score
    self.bestScore = bestScore
    self.isNewBest = isNewBest
  }
}
