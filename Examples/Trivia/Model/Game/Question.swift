/// A question: its text, its answers, and the right one of them.
public struct Question: Hashable, Sendable, Identifiable {
  /// The identity of a question, such as `space-07`.
  public typealias ID = Identifier<Question>

  /// The reason why a question is invalid.
  public enum Flaw: Error, Hashable {
    /// The question has fewer than two answers.
    case tooFewAnswers
    /// Two answers have the same identity.
    case repeatedAnswer(Answer.ID)
    /// The right answer is not among the answers.
    case correctAnswerMissing(Answer.ID)
  }

  public let id: ID
  public let text: String
  /// The answers, at least two, in the order on the screen.
  public let answers: [Answer]
  /// The right answer, always one of ``answers``.
  public let correctAnswer: Answer
  public let picture: Picture?

  /// - Throws: A ``Flaw`` if the question cannot be answered.
  public init(
    id: ID, text: String, answers: [Answer], correctAnswer: Answer.ID, picture: Picture? = nil
  ) throws(Flaw) {
    guard answers.count >= 2 else { throw .tooFewAnswers }
    var seen: Set<Answer.ID> = []
    for answer in answers where !seen.insert(answer.id).inserted {
      throw .repeatedAnswer(answer.id)
    }
    guard let correct = answers.first(where: { $0.id == correctAnswer }) else {
      throw .correctAnswerMissing(correctAnswer)
    }
    self.id = id
    self.text = text
    self.answers = answers
    self.correctAnswer = correct
    self.picture = picture
  }

  /// The answer with this identity, if the question has it.
  public func answer(_ id: Answer.ID) -> Answer? {
    answers.first { $0.id == id }
  }
}
