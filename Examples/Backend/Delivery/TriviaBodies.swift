import BackendModel
import Foundation

/// The JSON of a topic. `base` is the path of the API, under which the pictures are.
struct TopicBody: Encodable {
  let id: String
  let name: String
  let summary: String
  let picture: String
  let questionCount: Int

  init(_ topic: Topic, base: String) {
    id = topic.id.rawValue
    name = topic.name
    summary = topic.summary
    picture = topic.picture.path(base: base)
    questionCount = topic.questionCount
  }
}

struct TopicListBody: Encodable {
  let topics: [TopicBody]
}

struct GameBody: Encodable {
  struct Question: Encodable {
    let id: String
    let text: String
    let picture: String
    let answers: [Answer]
    let correctAnswer: String
  }

  struct Answer: Encodable {
    let id: String
    let text: String
  }

  let id: String
  let topic: TopicBody
  let questions: [Question]

  init(_ game: Game, base: String) {
    id = game.id.uuidString.lowercased()
    topic = TopicBody(game.topic, base: base)
    questions = game.questions.map { question in
      Question(
        id: question.id.rawValue, text: question.text, picture: question.picture.path(base: base),
        answers: question.answers.map { Answer(id: $0.id, text: $0.text) },
        correctAnswer: question.correctAnswer)
    }
  }
}

/// The JSON body that creates a game.
struct CreateGameBody: Decodable {
  let topic: String
}

extension PictureName {
  func path(base: String) -> String { "\(base)/pictures/\(rawValue).svg" }
}
