/// The topics that can be played.
public protocol TopicsRepository: Sendable {
  /// Every topic, in the order on the screen.
  ///
  /// - Throws: A `Problem`, or `CancellationError`.
  func topics() async throws -> [Topic]
}
