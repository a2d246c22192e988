/// What a game is about.
public struct Topic: Hashable, Sendable, Identifiable {
  /// Names a topic, such as `space`.
  public struct ID: Identifier {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public let id: ID
  public let name: String
  /// One sentence that says what to expect.
  public let summary: String
  public let picture: Picture?

  public init(id: ID, name: String, summary: String = "", picture: Picture? = nil) {
    self.id = id
    self.name = name
    self.summary = summary
    self.picture = picture
  }
}
