/// Lists the topics that a player can choose from.
public protocol ListTopics: Sendable {
  /// - Returns: every topic, in the order to show them.
  func execute(in language: Language) async throws -> [Topic]
}

/// Lists the topics of a repository.
///
///     let topics = try await DefaultListTopics(topics: repository).execute(in: .spanish)
public struct DefaultListTopics: ListTopics {
  private let topics: any TopicRepository

  public init(topics: any TopicRepository) { self.topics = topics }

  public func execute(in language: Language) async throws -> [Topic] {
    try await topics.topics(in: language)
  }
}
