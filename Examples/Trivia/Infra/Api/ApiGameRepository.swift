public import SillarData
import SillarModel
public import TriviaModel

/// Games from the backend, in one language: `POST trivia/v1/games`. The request is never retried, because each one makes a game.
public struct ApiGameRepository: GameRepository {
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

  public func createGame(topic: Topic.ID) async throws -> Game {
    let answer: GameDTO
    do {
      answer = try await client.send(
        .post("trivia/v1/games", json: NewGameDTO(topic: topic.rawValue)).in(language))
    } catch let error as APIError where error.refusalCode == "unknown-topic" {
      throw TriviaError.unknownTopic(topic)
    } catch let error as APIError {
      throw error.forPlayers
    }
    do throws(Game.Flaw) {
      return try answer.game(from: client, report: report)
    } catch {
      throw Problem.broken("game \(answer.id) cannot be played: \(error)")
    }
  }
}
