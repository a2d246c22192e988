import Foundation
import TriviaModel

/// Noon on some day; minutes after it read well in tests of attempts.
let noon = Date(timeIntervalSince1970: 1_800_000_000)

extension Date {
  static func minutes(_ minutes: Double) -> Date { noon + minutes * 60 }
}

func question(_ id: Question.ID, picture: Picture? = nil) throws -> Question {
  try Question(
    id: id, text: "Which is right?",
    answers: [Answer(id: "a", text: "This"), Answer(id: "b", text: "That")], correctAnswer: "b",
    picture: picture)
}

func picture(_ name: String) throws -> Picture {
  guard let source = URL(string: "http://example.test/\(name).svg"),
    let picture = Picture(name: name, source: source)
  else { throw Unusable(name: name) }
  return picture
}

struct Unusable: Error { let name: String }

func game(_ id: Game.ID = "game", questions count: Int = 3) throws -> Game {
  try Game(
    id: id, topic: Topic(id: "space", name: "Space"),
    questions: (1...count).map { try question(Question.ID("q\($0)")) })
}
