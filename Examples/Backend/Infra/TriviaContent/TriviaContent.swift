import BackendModel
import Foundation

/// The bundled topics and questions, in each language.
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
  var decks: Localized<[Deck]> {
    get throws { Localized(english: try decks(in: .english), spanish: try decks(in: .spanish)) }
  }

  private func decks(in language: Language) throws -> [Deck] {
    try topics.map { topic in
      let entry = topic.entry
      let text = entry.text[language]
      return Deck(
        topic: BackendModel.Topic(
          id: BackendModel.Topic.ID(entry.id), name: text.name, summary: text.summary,
          picture: try PictureName(stored: entry.picture), questionCount: topic.questions.count),
        questions: try topic.questions.map { question in
          let text = question.text[language]
          return Question(
            id: Question.ID(question.id), text: text.text,
            picture: try PictureName(stored: question.id),
            correctAnswer: text.answers.first ?? "", wrongAnswers: Array(text.answers.dropFirst()))
        })
    }
  }

  /// - Throws: ``ContentError`` with all faults.
  init(in folder: URL) throws(ContentError) {
    let pictures = ContentPictures("trivia", in: folder)
    let names = pictures.names
    var topics = ContentFile<TopicEntry>("trivia/topics.json", in: folder)
    topics.checkUnique("id", \.id)
    topics.check("id") { names.faultUnlessHas($0.picture, in: pictures) }
    for language in Language.common {
      topics.check("\(language).name") { $0.text[language].name.faultIfBlank }
      topics.check("\(language).summary") { $0.text[language].summary.faultIfBlank }
    }
    var faults = topics.faults
    self.topics = topics.entries.map { topic in
      var questions = ContentFile<QuestionEntry>(
        "trivia/questions/\(topic.id).json", in: folder)
      questions.checkUnique("id", \.id)
      questions.check("id") { question in
        question.id.hasPrefix("\(topic.id)-")
          ? names.faultUnlessHas(question.id, in: pictures)
          : "does not begin with \"\(topic.id)-\""
      }
      for language in Language.common {
        questions.checkUnique("\(language).text") { $0.text[language].text }
        questions.check("\(language).text") { $0.text[language].text.faultIfBlank }
        questions.check("\(language).answers") { $0.text[language].answersFault }
      }
      faults += questions.faults
      return Topic(entry: topic, questions: questions.entries)
    }
    try ContentError.check(faults)
  }
}

/// A topic of `trivia/topics.json`.
struct TopicEntry: ContentEntry, Decodable {
  struct Text: Decodable, Equatable {
    let name: String
    let summary: String
  }

  static let kind = "topic"
  let id: String
  let english: Text
  let spanish: Text

  var text: Localized<Text> { Localized(english: english, spanish: spanish) }
  var picture: String { "topic-\(id)" }
}

/// A question of a file in `trivia/questions`. Its picture has the id as its name.
struct QuestionEntry: ContentEntry, Decodable {
  struct Text: Decodable, Equatable {
    let text: String
    /// Four answers; the first is correct.
    let answers: [String]

    var answersFault: String? {
      if answers.count != 4 { return "has \(answers.count) entries, it needs 4" }
      if Set(answers.map { $0.lowercased() }).count < 4 { return "has the same answer twice" }
      return answers.lazy.compactMap(\.faultIfBlank).first.map { "has one that \($0)" }
    }
  }

  static let kind = "question"
  /// The permanent id: stored games have it.
  let id: String
  let english: Text
  let spanish: Text

  var text: Localized<Text> { Localized(english: english, spanish: spanish) }
}
