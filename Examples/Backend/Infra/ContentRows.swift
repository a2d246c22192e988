import BackendModel
import GRDB

/// The content of this target as rows, checked before anything is written.
struct ContentRows: Sendable {
  private var topics: [TopicRecord] = []
  private var questions: [QuestionRecord] = []
  private var pictures: [PictureRecord] = []

  /// - Throws: ``SeedError`` that names the mistake in the content.
  init(_ content: [SeedTopic]) throws {
    for (position, topic) in content.enumerated() {
      let picture = try record(of: topic.picture, name: "topic-\(topic.id)")
      pictures.append(picture)
      topics.append(
        TopicRecord(
          id: topic.id, position: position, name: topic.name, summary: topic.summary,
          picture: picture.name))
      for (position, question) in topic.questions.enumerated() {
        try add(question, at: position, to: topic)
      }
    }
    try requireUnique(topics.map(\.id), "topic")
    try requireUnique(questions.map(\.id), "question")
    try requireUnique(pictures.map(\.name), "picture")
  }

  private mutating func add(_ question: SeedQuestion, at position: Int, to topic: SeedTopic) throws
  {
    guard question.answers.count == 4, Set(question.answers).count == 4 else {
      throw SeedError("question \(question.id) needs four different answers")
    }
    let picture = try record(of: question.picture, name: question.id)
    pictures.append(picture)
    questions.append(
      QuestionRecord(
        id: question.id, topicID: topic.id, position: position, text: question.text,
        picture: picture.name, correctAnswer: question.answers[0],
        wrongAnswers: Array(question.answers.dropFirst())))
  }

  private func record(of svg: String, name: String) throws -> PictureRecord {
    guard let name = PictureName(name) else {
      throw SeedError("\(name.debugDescription) cannot name a picture: use a-z, 0-9 and -")
    }
    return PictureRecord(name: name.rawValue, svg: svg, version: svg.fingerprint)
  }

  private func requireUnique(_ ids: [String], _ kind: String) throws {
    var seen: Set<String> = []
    if let twice = ids.first(where: { !seen.insert($0).inserted }) {
      throw SeedError("there are two of \(kind) \(twice)")
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
struct SeedError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = "the trivia content is wrong: \(description)" }
}

extension String {
  /// 64 bits of FNV-1a over the UTF-8 text, in hexadecimal. It tells versions of a text
  /// apart; it does not protect against someone who wants two texts to look alike.
  fileprivate var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
