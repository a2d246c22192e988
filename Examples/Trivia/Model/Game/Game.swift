/// A game: questions one after the other, until an answer is wrong or all are answered.
///
/// An entity: it is the same game after each answer, so two are equal if they have the same ``id``.
public struct Game: Sendable, Identifiable {
  /// The identity of a game, which the backend chooses.
  public typealias ID = Identifier<Game>

  /// The reason why a game is invalid.
  public enum Flaw: Error, Hashable {
    case noQuestions
    case repeatedQuestion(Question.ID)
  }

  /// The status of a game.
  public enum Status: Hashable, Sendable {
    case playing
    /// The last answer was wrong.
    case lost(given: Answer)
    /// Every question was answered right.
    case won
  }

  /// The outcome of an answer.
  public enum Outcome: Hashable, Sendable {
    /// Right, and there is another question.
    case right(next: Question)
    /// Wrong: the game has ended.
    case wrong(rightAnswer: Answer)
    /// Right, and it was the last question: the game has ended.
    case won
  }

  public let id: ID
  public let topic: Topic
  /// The questions, at least one.
  public let questions: [Question]
  public private(set) var score = Score.zero
  public private(set) var status = Status.playing
  private var index = 0

  /// - Throws: A ``Flaw`` if the game cannot be played.
  public init(id: ID, topic: Topic, questions: [Question]) throws(Flaw) {
    guard !questions.isEmpty else { throw .noQuestions }
    var seen: Set<Question.ID> = []
    for question in questions where !seen.insert(question.id).inserted {
      throw .repeatedQuestion(question.id)
    }
    self.id = id
    self.topic = topic
    self.questions = questions
  }

  /// The question to answer; once the game has ended, the last one that was asked.
  public var currentQuestion: Question { questions[index] }
  /// The number of the current question, from 1 to the number of questions.
  public var questionNumber: Int { index + 1 }
  public var questionCount: Int { questions.count }
  public var hasEnded: Bool { status != .playing }
  /// The pictures of the questions, in the order they will be needed.
  public var pictures: [Picture] { questions.compactMap(\.picture) }

  /// Answers the current question.
  ///
  /// - Parameters:
  ///   - question: The question that the player saw. With it, an answer that comes late (the second
  ///     tap of two) is refused, where it would otherwise answer the question after.
  ///   - answer: One of that question's answers.
  /// - Throws: A ``GameError``; the game is unchanged then.
  public mutating func answerQuestion(
    _ question: Question.ID? = nil, with answer: Answer.ID
  ) throws(GameError) -> Outcome {
    guard !hasEnded else { throw .hasEnded(id) }
    let current = currentQuestion
    if let question, question != current.id {
      throw .notTheCurrentQuestion(question, current: current.id)
    }
    guard let given = current.answer(answer) else {
      throw .unknownAnswer(answer, question: current.id)
    }
    guard given == current.correctAnswer else {
      status = .lost(given: given)
      return .wrong(rightAnswer: current.correctAnswer)
    }
    score = Score(score.value + 1)
    guard questionNumber < questionCount else {
      status = .won
      return .won
    }
    index += 1
    return .right(next: currentQuestion)
  }
}

extension Game: Hashable {
  public static func == (left: Game, right: Game) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
