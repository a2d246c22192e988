public import SillarModel

/// One player's best scores, by topic.
public protocol ScoresRepository: Sendable {
  /// The best scores in some topics. A topic without one is left out.
  ///
  /// - Throws: `Problem.notStored`.
  func bestScores(for topics: [Topic.ID]) async throws -> [Topic.ID: BestScore]

  /// Reads a topic's best score, changes it, and stores it with a domain event, in one transaction.
  ///
  /// - Throws: The error of `change`, or `Problem.notStored`; nothing is stored then.
  func update<Answer: Sendable>(
    _ topic: Topic.ID, recording event: DomainEvent,
    _ change: @escaping @Sendable (inout BestScore?) throws -> Answer
  ) async throws -> Answer
}
