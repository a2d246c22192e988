import Foundation
import TriviaModel
import TriviaTesting

extension Date {
  static func minutes(_ minutes: Double) -> Date { noon + minutes * 60 }
}

func question(_ id: Question.ID, picture: Picture? = nil) throws -> Question {
  try Question(
    id: id, text: "Which is right?",
    answers: [Answer(id: "a", text: "This"), Answer(id: "b", text: "That")], correctAnswer: "b",
    picture: picture)
}

func game(_ id: Game.ID = "game", questions count: Int = 3) throws -> Game {
  try Game(
    id: id, topic: Topic(id: "space", name: "Space"),
    questions: (1...count).map { try question(Question.ID("q\($0)")) })
}
