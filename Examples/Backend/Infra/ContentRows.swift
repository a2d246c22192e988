import BackendModel
import GRDB

/// The content of this target as rows.
struct ContentRows: Sendable {
  var topics: [TopicRecord] = []
  var questions: [QuestionRecord] = []
  var pictures: [PictureRecord] = []

  init(_ content: [SeedTopic]) {
    for (position, topic) in content.enumerated() {
      let picture = PictureRecord(name: "topic-\(topic.id)", svg: topic.picture)
      pictures.append(picture)
      topics.append(
        TopicRecord(
          id: topic.id, position: position, name: topic.name, summary: topic.summary,
          picture: picture.name))
      for (position, question) in topic.questions.enumerated() {
        let picture = PictureRecord(name: question.id, svg: question.picture)
        pictures.append(picture)
        questions.append(
          QuestionRecord(
            id: question.id, topicID: topic.id, position: position, text: question.text,
            picture: picture.name, correctAnswer: question.answers.first ?? "",
            wrongAnswers: Array(question.answers.dropFirst())))
      }
    }
  }

  /// - Throws: ``ContentError`` that names the first mistake in the content.
  func check() throws(ContentError) {
    try requireUnique(topics.map(\.id), "topic")
    try requireUnique(questions.map(\.id), "question")
    try requireUnique(pictures.map(\.name), "picture")
    for picture in pictures where PictureName(picture.name) == nil {
      throw ContentError(
        "\(picture.name.debugDescription) cannot name a picture: use a-z, 0-9 and -")
    }
    for question in questions {
      let answers = [question.correctAnswer] + question.wrongAnswers
      guard answers.count == 4, Set(answers).count == 4 else {
        throw ContentError("question \(question.id) needs four different answers")
      }
    }
  }

  private func requireUnique(_ ids: [String], _ kind: String) throws(ContentError) {
    var seen: Set<String> = []
    if let twice = ids.first(where: { !seen.insert($0).inserted }) {
      throw ContentError("there is more than one \(kind) \(twice)")
    }
  }

  /// Puts this content in the place of whatever is there. Run it inside a transaction: readers then
  /// see either the old content or the new one.
  func replaceContent(of db: Database) throws {
    try QuestionRecord.deleteAll(db)
    try TopicRecord.deleteAll(db)
    try PictureRecord.deleteAll(db)
    for picture in pictures { try picture.insert(db) }
    for topic in topics { try topic.insert(db) }
    for question in questions { try question.insert(db) }
  }
}

/// A mistake in the content that this target brings along.
struct ContentError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = "the trivia content is wrong: \(description)" }
}
