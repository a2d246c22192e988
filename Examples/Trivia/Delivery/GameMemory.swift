import TriviaModel

/// A game as a window remembers it: its questions and how far the player has come.
struct GameMemory: Codable, Sendable {
  let id: String
  let topic: TopicMemory
  let questions: [QuestionMemory]
  /// The number of right answers.
  let score: Int
  /// The wrong answer that ended the game; nil for none.
  let wrongAnswer: String?

  init(_ game: Game) {
    id = game.id.rawValue
    topic = TopicMemory(game.topic)
    questions = game.questions.map { QuestionMemory($0) }
    score = game.score.value
    wrongAnswer = if case .lost(let given) = game.status { given.id.rawValue } else { nil }
  }

  /// The same game with the same answers; nil if it cannot be played, or no game is like this.
  var game: Game? {
    let questions = questions.compactMap(\.question)
    guard questions.count == self.questions.count, 0...questions.count ~= score,
      var game = try? Game(id: Game.ID(id), topic: topic.topic, questions: questions)
    else { return nil }
    for _ in 0..<score where !game.hasEnded {
      _ = try? game.answerQuestion(with: game.currentQuestion.correctAnswer.id)
    }
    if let wrongAnswer { _ = try? game.answerQuestion(with: Answer.ID(wrongAnswer)) }
    return game
  }
}

struct QuestionMemory: Codable, Sendable {
  struct Choice: Codable, Sendable { let id, text: String }

  let id, text, correctAnswer: String
  let answers: [Choice]
  let picture: PictureMemory?

  init(_ question: Question) {
    id = question.id.rawValue
    text = question.text
    correctAnswer = question.correctAnswer.id.rawValue
    answers = question.answers.map { Choice(id: $0.id.rawValue, text: $0.text) }
    picture = question.picture.map { PictureMemory(name: $0.name, source: $0.source) }
  }

  var question: Question? {
    try? Question(
      id: Question.ID(id), text: text,
      answers: answers.map { Answer(id: Answer.ID($0.id), text: $0.text) },
      correctAnswer: Answer.ID(correctAnswer), picture: picture?.picture)
  }
}
