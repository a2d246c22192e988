import BackendModel
import GRDB

/// A row of `topic`.
struct TopicRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "topic"
  var id: String
  var position: Int
  var name: String
  var summary: String
  var picture: String

  func topic(questionCount: Int) throws -> Topic {
    Topic(
      id: Topic.ID(id), name: name, summary: summary, picture: try PictureName(stored: picture),
      questionCount: questionCount)
  }
}

/// A row of `question`.
struct QuestionRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "question"
  var id: String
  var topicID: String
  var position: Int
  var text: String
  var picture: String
  var correctAnswer: String
  var wrongAnswers: [String]

  func question() throws -> Question {
    Question(
      id: Question.ID(id), text: text, picture: try PictureName(stored: picture),
      correctAnswer: correctAnswer, wrongAnswers: wrongAnswers)
  }
}

extension PictureName {
  init(stored text: String) throws {
    guard let name = PictureName(text) else {
      throw DamagedRow("the name of a picture")
    }
    self = name
  }
}
