/// The reason why a game refuses an answer. The game is unchanged then.
public enum GameError: Error, Hashable, CustomStringConvertible {
  /// The game has been won or lost already.
  case hasEnded(Game.ID)
  /// The question does not offer this answer.
  case unknownAnswer(Answer.ID, question: Question.ID)
  /// The answer is for a question that is not the current one.
  case notTheCurrentQuestion(Question.ID, current: Question.ID)

  public var description: String {
    switch self {
    case .hasEnded(let game):
      "Game \(game) has ended and takes no more answers. Start a new game."
    case .unknownAnswer(let answer, let question):
      "Question \(question) has no answer \(answer). Choose one of its answers."
    case .notTheCurrentQuestion(let question, let current):
      "The game asks question \(current), not \(question). Answer the question that is shown."
    }
  }
}
