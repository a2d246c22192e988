import GRDB

/// The topics and questions as rows.
struct TriviaRows: Sendable {
  var topics: [TopicRecord] = []
  var questions: [QuestionRecord] = []

  init(_ content: TriviaContent) {
    for (position, topic) in content.topics.enumerated() {
      let entry = topic.entry
      topics.append(
        TopicRecord(
          id: entry.id, position: position, name: entry.name, summary: entry.summary,
          picture: entry.picture))
      questions += topic.questions.enumerated().map { position, question in
        QuestionRecord(
          id: question.id, topicID: entry.id, position: position, text: question.text,
          picture: question.id, correctAnswer: question.answers.first ?? "",
          wrongAnswers: Array(question.answers.dropFirst()))
      }
    }
  }

  /// Replaces the content of a database. Run it inside a transaction: readers then see either the old content
  /// or the new one.
  func replaceContent(of db: Database) throws {
    try QuestionRecord.deleteAll(db)
    try TopicRecord.deleteAll(db)
    for topic in topics { try topic.insert(db) }
    for question in questions { try question.insert(db) }
  }
}
