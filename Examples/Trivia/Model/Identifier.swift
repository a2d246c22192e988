/// The identity of an entity: a text that the backend or the database chose, such as `Topic.ID("space")`.
///
/// Each entity has its own type, so that a topic's identity never passes for a question's. A literal makes one in a test:
/// `let topic: Topic.ID = "space"`.
public struct Identifier<Entity>: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }
}

/// Who plays: attempts and scores belong to a player.
public typealias PlayerID = Identifier<Player>
public enum Player {}
