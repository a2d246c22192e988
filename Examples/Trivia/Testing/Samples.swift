public import Foundation
public import TriviaModel

/// An arbitrary start time for tests of attempts, which count minutes after it.
public let noon = Date(timeIntervalSince1970: 1_800_000_000)

public func space() throws -> Topic {
  Topic(
    id: "space", name: "Space", summary: "Planets and moons.", picture: try picture("topic-space"))
}

public let history = Topic(id: "history", name: "History", summary: "Who, when and why.")

/// ``space()`` and ``history`` in Spanish.
public func spanishTopics() throws -> [Topic] {
  [
    Topic(
      id: "space", name: "El espacio", summary: "Planetas y lunas.",
      picture: try picture("topic-space")),
    Topic(id: "history", name: "Historia", summary: "Quién, cuándo y por qué."),
  ]
}

public func picture(_ name: String) throws -> Picture {
  guard let source = URL(string: "http://example.test/\(name).svg"),
    let picture = Picture(name: name, source: source)
  else { throw TriviaError.unknownPicture(name) }
  return picture
}

extension Game {
  /// Three questions; the right answers are Venus, Ganymede and Eight.
  public static func sample(_ id: Game.ID, of topic: Topic) throws -> Game {
    try Game(
      id: id, topic: topic,
      questions: [
        question(
          "hottest", "Which planet is the hottest?", ["Mercury", "Venus", "Earth", "Mars"],
          right: "Venus"),
        question(
          "moon", "Which moon is the largest?", ["Ganymede", "Titan", "Io", "Europa"],
          right: "Ganymede"),
        question(
          "count", "How many planets are there?", ["Seven", "Eight", "Nine", "Ten"], right: "Eight"),
      ])
  }
}

private func question(
  _ id: Question.ID, _ text: String, _ answers: [String], right: String
) throws -> Question {
  try Question(
    id: id, text: text, answers: answers.map { Answer(id: Answer.ID($0), text: $0) },
    correctAnswer: Answer.ID(right), picture: picture("question-\(id)"))
}
