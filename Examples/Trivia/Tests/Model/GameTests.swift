import Testing
import TriviaModel
import TriviaTesting

struct GameTests {
  @Test func `a right answer scores and leads to the next question`() throws {
    var game = try game()
    let outcome = try game.answerQuestion(with: "b")
    #expect(outcome == .right(next: try question("q2")))
    #expect(game.score == Score(1))
    #expect(game.questionNumber == 2)
    #expect(game.currentQuestion.id == "q2")
    #expect(!game.hasEnded)
  }

  @Test func `a wrong answer ends the game and tells the right one`() throws {
    var game = try game()
    _ = try game.answerQuestion(with: "b")
    let outcome = try game.answerQuestion(with: "a")
    #expect(outcome == .wrong(rightAnswer: Answer(id: "b", text: "That")))
    #expect(game.status == .lost(given: Answer(id: "a", text: "This")))
    #expect(game.score == Score(1))
    #expect(game.currentQuestion.id == "q2")
  }

  @Test func `answering every question right wins`() throws {
    var game = try game(questions: 2)
    _ = try game.answerQuestion(with: "b")
    #expect(try game.answerQuestion(with: "b") == .won)
    #expect(game.status == .won)
    #expect(game.score == Score(2))
    #expect(game.questionNumber == 2)
  }

  @Test func `an ended game takes no more answers`() throws {
    var game = try game(questions: 1)
    _ = try game.answerQuestion(with: "b")
    #expect(throws: GameError.hasEnded("game")) { try game.answerQuestion(with: "b") }
    #expect(game.status == .won && game.score == Score(1) && game.questionNumber == 1)
  }

  @Test func `an answer that the question does not offer is refused and changes nothing`() throws {
    var game = try game()
    #expect(throws: GameError.unknownAnswer("z", question: "q1")) {
      try game.answerQuestion(with: "z")
    }
    #expect(game.status == .playing && game.score == .zero && game.questionNumber == 1)
  }

  @Test func `the second tap of two does not answer the question after`() throws {
    var game = try game()
    _ = try game.answerQuestion("q1", with: "b")
    #expect(throws: GameError.notTheCurrentQuestion("q1", current: "q2")) {
      try game.answerQuestion("q1", with: "b")
    }
    #expect(game.score == Score(1))
  }

  @Test func `what nobody could play is not a game`() throws {
    #expect(throws: Game.Flaw.noQuestions) {
      try Game(id: "g", topic: Topic(id: "t", name: "T"), questions: [])
    }
    #expect(throws: Game.Flaw.repeatedQuestion("q")) {
      try Game(
        id: "g", topic: Topic(id: "t", name: "T"), questions: [question("q"), question("q")])
    }
  }

  @Test func `what nobody could answer is not a question`() {
    let one = Answer(id: "a", text: "One")
    let two = Answer(id: "b", text: "Two")
    #expect(throws: Question.Flaw.tooFewAnswers) {
      try Question(id: "q", text: "?", answers: [one], correctAnswer: "a")
    }
    #expect(throws: Question.Flaw.repeatedAnswer("a")) {
      try Question(id: "q", text: "?", answers: [one, one], correctAnswer: "a")
    }
    #expect(throws: Question.Flaw.correctAnswerMissing("c")) {
      try Question(id: "q", text: "?", answers: [one, two], correctAnswer: "c")
    }
  }

  @Test func `a game is the same after each answer, and one with the same questions is another`()
    throws
  {
    let begun = try game()
    var played = begun
    _ = try played.answerQuestion(with: "b")
    #expect(played == begun && Set([played, begun]).count == 1)
    #expect(try game("other") != begun)
  }
}
