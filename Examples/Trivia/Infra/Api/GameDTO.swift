import SillarData
import TriviaModel

/// An answer on the wire.
struct AnswerDTO: Decodable, Sendable {
  let id: String
  let text: String

  var answer: Answer { Answer(id: Answer.ID(id), text: text) }
}

/// A question on the wire.
struct QuestionDTO: Decodable, Sendable {
  let id: String
  let text: String
  let picture: String?
  let answers: [AnswerDTO]
  let correctAnswer: String

  func question(from client: APIClient) throws(Question.Flaw) -> Question {
    try Question(
      id: Question.ID(id), text: text, answers: answers.map(\.answer),
      correctAnswer: Answer.ID(correctAnswer),
      picture: picture.flatMap { Picture(path: $0, from: client) })
  }
}

/// A game on the wire.
struct GameDTO: Decodable, Sendable {
  let id: String
  let topic: TopicDTO
  let questions: Readable<QuestionDTO>

  /// The game, with its valid questions.
  ///
  /// - Parameter report: Called with a log message about each question that is left out, and the reason.
  /// - Throws: A flaw of the game, if no question is left or a question occurs twice.
  func game(from client: APIClient, report: (String) -> Void) throws(Game.Flaw) -> Game {
    for flaw in questions.unreadable { report("Game \(id): a question is unreadable: \(flaw)") }
    var playable: [Question] = []
    for dto in questions.elements {
      do throws(Question.Flaw) {
        playable.append(try dto.question(from: client))
      } catch {
        report("Game \(id): question \(dto.id) cannot be answered: \(error)")
      }
    }
    return try Game(id: Game.ID(id), topic: topic.topic(from: client), questions: playable)
  }
}

/// The body of the request for a game.
struct NewGameDTO: Encodable, Sendable {
  let topic: String
}
