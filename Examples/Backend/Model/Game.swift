public import struct Foundation.UUID

/// Questions dealt to one player, in the order to ask them.
///
///     for question in game.questions {
///       let right = question.answers.first { $0.id == question.correctAnswer }
///     }
public struct Game: Identifiable, Equatable, Sendable {
  public let id: UUID
  public let topic: Topic
  public let questions: [DealtQuestion]

  public init(id: UUID, topic: Topic, questions: [DealtQuestion]) {
    self.id = id
    self.topic = topic
    self.questions = questions
  }
}

/// A question with its answers in the order in which this game shows them.
public struct DealtQuestion: Identifiable, Equatable, Sendable {
  public let id: Question.ID
  public let text: String
  public let picture: PictureName
  public let answers: [DealtAnswer]
  /// The `id` of the correct answer.
  public let correctAnswer: DealtAnswer.ID

  public init(
    id: Question.ID, text: String, picture: PictureName, answers: [DealtAnswer],
    correctAnswer: DealtAnswer.ID
  ) {
    self.id = id
    self.text = text
    self.picture = picture
    self.answers = answers
    self.correctAnswer = correctAnswer
  }
}

/// An answer of a dealt question. Its `id` is its place, `a` for the first, so it does not reveal
/// whether the answer is correct.
public struct DealtAnswer: Identifiable, Equatable, Sendable {
  public let id: String
  public let text: String

  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  /// Answers with these texts in this order, with the ids `a` to `z`, then `a1` to `z1` and so on.
  public static func inOrder(_ texts: [String]) -> [DealtAnswer] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return texts.enumerated().map { place, text in
      let (round, letter) = place.quotientAndRemainder(dividingBy: letters.count)
      return DealtAnswer(
        id: round == 0 ? "\(letters[letter])" : "\(letters[letter])\(round)", text: text)
    }
  }
}
