import Foundation
import TriviaModel

func space() throws -> Topic {
  Topic(
    id: "space", name: "Space", summary: "Planets and moons.", picture: try picture("topic-space"))
}

let history = Topic(id: "history", name: "History", summary: "Who, when and why.")

/// Three questions; the right answers are Venus, Ganymede and Eight.
func spaceGame(_ id: Game.ID) throws -> Game {
  try Game(
    id: id, topic: space(),
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

func question(
  _ id: Question.ID, _ text: String, _ answers: [String], right: String
) throws -> Question {
  try Question(
    id: id, text: text, answers: answers.map { Answer(id: Answer.ID($0), text: $0) },
    correctAnswer: Answer.ID(right), picture: picture("question-\(id)"))
}

func picture(_ name: String) throws -> Picture {
  guard let source = URL(string: "http://example.test/\(name).svg"),
    let picture = Picture(name: name, source: source)
  else { throw TriviaError.unknownPicture(name) }
  return picture
}
