/// Gets the topics, with the player's attempts and best score in each.
public struct GetTopics: Sendable {
  private let topics: any TopicsRepository
  private let attempts: AttemptsService
  private let scores: any ScoresRepository
  private let images: any ImageRepository

  public init(
    topics: any TopicsRepository, attempts: AttemptsService, scores: any ScoresRepository,
    images: any ImageRepository
  ) {
    self.topics = topics
    self.attempts = attempts
    self.scores = scores
    self.images = images
  }

  /// - Throws: A `Problem`, or `CancellationError`.
  public func execute() async throws -> [TopicSummary] {
    let topics = try await topics.topics()
    // Remembered pictures can be requested by name. Without them, the topics are still shown.
    try? await images.remember(topics.compactMap(\.picture))
    let ids = topics.map(\.id)
    let left = try await attempts.attempts(for: ids)
    let best = try await scores.bestScores(for: ids)
    return topics.map { topic in
      TopicSummary(
        topic: topic, attempts: left[topic.id] ?? .full, bestScore: best[topic.id]?.score)
    }
  }
}
