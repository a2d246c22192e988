public import SillarData
public import TriviaModel

/// Topics from the backend, in one language: `GET trivia/v1/topics`.
public struct ApiTopicsRepository: TopicsRepository {
  private let client: APIClient
  private let language: String
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - language: As in `Accept-Language`, such as `es`.
  ///   - report: Called with a log message about each invalid value that was left out.
  public init(
    client: APIClient, language: String, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.client = client
    self.language = language
    self.report = report
  }

  public func topics() async throws -> [Topic] {
    let answer: TopicsDTO
    do {
      answer = try await client.send(.get("trivia/v1/topics").in(language))
    } catch let error as APIError {
      throw error.forPlayers
    }
    for flaw in answer.topics.unreadable { report("A topic is unreadable: \(flaw)") }
    return answer.topics.elements.map { $0.topic(from: client) }
  }
}
