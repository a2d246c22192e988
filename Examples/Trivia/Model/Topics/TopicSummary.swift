/// A topic, with the player's attempts and best score in it.
public struct TopicSummary: Hashable, Sendable, Identifiable {
  public let topic: Topic
  /// Changes as time passes; ``AttemptsService`` reads new ones.
  public var attempts: Attempts
  /// Nil until the player has a score.
  public let bestScore: Score?

  public init(topic: Topic, attempts: Attempts, bestScore: Score? = nil) {
    self.topic = topic
    self.attempts = attempts
    self.bestScore = bestScore
  }

  public var id: Topic.ID { topic.id }
}
