import BackendModel
import Foundation

/// The bundled topics and questions.
struct TriviaContent: Sendable {
  /// A topic with its questions, which have a file of their own.
  struct Topic: Sendable {
    let entry: TopicEntry
    let questions: [QuestionEntry]
  }

  static var bundled: TriviaContent { get throws { try read.get() } }
  private static let read = Result { try TriviaContent(in: BundledContent.folder) }

  let topics: [Topic]

  /// The topics with their questions, as the store has them.
  var decks: [Deck] {
    get throws {
      try topics.map { topic in
        let entry = topic.entry
        return Deck(
          topic: BackendModel.Topic(
            id: BackendModel.Topic.ID(entry.id), name: entry.name, summary: entry.summary,
            picture: try PictureName(stored: entry.picture), questionCount: topic.questions.count),
          questions: try topic.questions.map { question in
            Question(
              id: Question.ID(question.id), text: question.text,
              picture: try PictureName(stored: question.id),
              correctAnswer: question.answers.first ?? "",
              wrongAnswers: Array(question.answers.dropFirst()))
          })
      }
    }
  }

  /// - Throws: ``ContentError`` with all faults.
  init(in folder: URL) throws(ContentError) {
    let pictures = ContentPictures("trivia", in: folder)
    let names = pictures.names
    var topics = ContentFile<TopicEntry>("trivia/topics.json", in: folder)
    topics.checkUnique("id", \.id)
    topics.check("id") { names.faultUnlessHas($0.picture, in: pictures) }
    topics.check("name") { $0.name.faultIfBlank }
    topics.check("summary") { $0.summary.faultIfBlank }
    var faults = topics.faults
    self.topics = topics.entries.map { topic in
      var questions = ContentFile<QuestionEntry>(
        "trivia/questions/\(topic.id).json", in: folder)
      questions.checkUnique("id", \.id)
      questions.checkUnique("text", \.text)
      questions.check("id") { question in
        question.id.hasPrefix("\(topic.id)-")
          ? names.faultUnlessHas(question.id, in: pictures)
          : "does not begin with \"\(topic.id)-\""
      }
      questions.check("text") { $0.text.faultIfBlank }
      questions.check("answers") { $0.answersFault }
      faults += questions.faults
      return Topic(entry: topic, questions: questions.entries)
    }
    try ContentError.check(faults)
  }
}

/// A topic of `trivia/topics.json`.
struct TopicEntry: ContentEntry, Decodable {
  static let kind = "topic"
  let id: String
  let name: String
  let summary: String

  var picture: String { "topic-\(id)" }
}

/// A question of a file in `trivia/questions`. Its picture has the id as its name.
struct QuestionEntry: ContentEntry, Decodable {
  static let kind = "question"
  /// The permanent id: stored games have it.
  let id: String
  let text: String
  /// Four answers; the first is correct.
  let answers: [String]

  var answersFault: String? {
    if answers.count != 4 { return "has \(answers.count) entries, it needs 4" }
    if Set(answers.map { $0.lowercased() }).count < 4 { return "has the same answer twice" }
    return answers.lazy.compactMap(\.faultIfBlank).first.map { "has one that \($0)" }
  }
}
