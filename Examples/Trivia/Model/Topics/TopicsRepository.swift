/// The topics that can be played.
public protocol TopicsRepository: Sendable {
  /// Every topic, in the order that players see.
  ///
  /// - Throws: ``TriviaError``, or `CancellationError`.
  func topics() async throws -> [Topic]
}
