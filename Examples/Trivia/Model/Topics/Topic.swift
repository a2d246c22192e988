/// The topic of a game.
public struct Topic: Hashable, Sendable, Identifiable {
  /// The identity of a topic, such as `space`.
  public typealias ID = Identifier<Topic>

  public let id: ID
  public let name: String
  /// A description in one sentence.
  public let summary: String
  public let picture: Picture?

  public init(id: ID, name: String, summary: String = "", picture: Picture? = nil) {
    self.id = id
    self.name = name
    self.summary = summary
    self.picture = picture
  }
}
