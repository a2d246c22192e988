/// A topic that a player can choose for a game.
///
///     let space = Topic(
///       id: Topic.ID("space"), name: "Space", summary: "Planets and stars", picture: picture,
///       questionCount: 22)
public struct Topic: Identifiable, Equatable, Sendable {
  /// The permanent id of a topic, such as `space`.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String
    public var description: String { rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let name: String
  public let summary: String
  public let picture: PictureName
  /// The number of questions of the topic, at least as many as a game has.
  public let questionCount: Int

  public init(id: ID, name: String, summary: String, picture: PictureName, questionCount: Int) {
    self.id = id
    self.name = name
    self.summary = summary
    self.picture = picture
    self.questionCount = questionCount
  }
}
