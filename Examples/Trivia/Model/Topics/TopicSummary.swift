/// A topic and how the player stands in it.
public struct TopicSummary: Hashable, Sendable, Identifiable {
  public let topic: Topic
  /// Changes as time passes; ``AttemptsService`` reads new ones.
  public var attempts: Attempts
  /// Nothing until the player has scored.
  public let bestScore: Score?

  public init(topic: Topic, attempts: Attempts, bestScore: Score? = nil) {
    self.topic = topic
    self.attempts = attempts
    self.bestScore = bestScore
  }

  public var id: Topic.ID { topic.id }
}
