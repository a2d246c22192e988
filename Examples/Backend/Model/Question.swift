/// A question with its correct answer and its wrong answers.
///
///     let question = Question(
///       id: Question.ID("space-07"), text: "Which planet is nearest the Sun?", picture: picture,
///       correctAnswer: "Mercury", wrongAnswers: ["Venus", "Earth", "Mars"])
public struct Question: Identifiable, Equatable, Sendable {
  /// The id of a question, unique across topics, such as `space-07`.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public var description: String { rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let text: String
  public let picture: PictureName
  public let correctAnswer: String
  public let wrongAnswers: [String]

  public init(
    id: ID, text: String, picture: PictureName, correctAnswer: String, wrongAnswers: [String]
  ) {
    self.id = id
    self.text = text
    self.picture = picture
    self.correctAnswer = correctAnswer
    self.wrongAnswers = wrongAnswers
  }
}
