public import SillarModel

/// What is known of something at this moment, and what is being done about it.
///
/// ```swift
/// func isEmptyHanded(_ news: ChatNews<Conversation>) -> Bool { news.reading == nil }
/// ```
public struct ChatNews<Value: Sendable>: Sendable {
  /// Nil where nothing is known.
  public let reading: TypedReading<Value, ChatError>?
  /// What asking last came to, where that was not an answer.
  public let problem: ChatError?
  /// Whether the service is being asked.
  public let isAsking: Bool

  public init(
    reading: TypedReading<Value, ChatError>?, problem: ChatError? = nil, isAsking: Bool = false
  ) {
    self.reading = reading
    self.problem = problem
    self.isAsking = isAsking
  }
}
