import BackendModel
import Foundation

/// The content of a row of `game`. It has all texts that the player sees, so that new content does not change old games.
struct GameRecord: Codable {
  struct TopicContent: Codable {
    var id: String
    var name: String
    var summary: String
    var picture: String
    var questionCount: Int
  }

  struct QuestionContent: Codable {
    var id: String
    var text: String
    var picture: String
    var answers: [String]
    /// The index of the correct answer in `answers`.
    var correct: Int
  }

  var topic: TopicContent
  var questions: [QuestionContent]

  init(_ game: Game) {
    topic = TopicContent(
      id: game.topic.id.rawValue, name: game.topic.name, summary: game.topic.summary,
      picture: game.topic.picture.rawValue, questionCount: game.topic.questionCount)
    questions = game.questions.map { question in
      QuestionContent(
        id: question.id.rawValue, text: question.text, picture: question.picture.rawValue,
        answers: question.answers.map(\.text),
        correct: question.answers.firstIndex { $0.id == question.correctAnswer } ?? 0)
    }
  }

  func game(id: UUID) throws -> Game {
    let found = Topic(
      id: Topic.ID(topic.id), name: topic.name, summary: topic.summary,
      picture: try PictureName(stored: topic.picture), questionCount: topic.questionCount)
    return Game(id: id, topic: found, questions: try questions.map { try $0.question() })
  }
}

extension GameRecord.QuestionContent {
  fileprivate func question() throws -> DealtQuestion {
    let answers = DealtAnswer.inOrder(answers)
    guard answers.indices.contains(correct) else {
      throw DamagedRow("which answer of \(id) is right")
    }
    return DealtQuestion(
      id: Question.ID(id), text: text, picture: try PictureName(stored: picture),
      answers: answers, correctAnswer: answers[correct].id)
  }
}
