/// Something to be asked: a text, the answers on offer, and which of them is right.
public struct Question: Hashable, Sendable, Identifiable {
  /// Names a question, such as `space-07`.
  public typealias ID = Identifier<Question>

  /// Why something is not a question.
  public enum Flaw: Error, Hashable {
    /// It offers fewer than two answers.
    case tooFewAnswers
    /// Two answers have the same identity.
    case repeatedAnswer(Answer.ID)
    /// The right answer is not on offer.
    case correctAnswerMissing(Answer.ID)
  }

  public let id: ID
  public let text: String
  /// In the order that players see; at least two.
  public let answers: [Answer]
  /// Always among ``answers``.
  public let correctAnswer: Answer
  public let picture: Picture?

  /// - Throws: A ``Flaw`` if nobody could answer this.
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

  /// The answer with this identity, if the question offers it.
  public func answer(_ id: Answer.ID) -> Answer? {
    answers.first { $0.id == id }
  }
}
