/// A game after an answer, and what the answer led to.
public struct AnsweredGame: Hashable, Sendable {
  public let game: Game
  public let outcome: Game.Outcome

  public init(game: Game, outcome: Game.Outcome) {
    self.game = game
    self.outcome = outcome
  }
}

/// Answers a question of a game.
public struct AnswerQuestion: Sendable {
  public init() {}

  /// - Parameters:
  ///   - question: The question that the player saw.
  ///   - answer: One of its answers.
  ///   - game: The game as it was before; it is not changed.
  /// - Throws: A ``GameError``, which tells an answer that came late from one that counts.
  public func execute(
    _ question: Question.ID, answer: Answer.ID, in game: Game
  ) throws(GameError) -> AnsweredGame {
    var game = game
    let outcome = try game.answerQuestion(question, with: answer)
    return AnsweredGame(game: game, outcome: outcome)
  }
}
