/// The identity of an entity: a text that the backend or the database has chosen, such as `Topic.ID("space")`.
///
/// Each entity has its own type, so that a topic's identity is never used as a question's. Tests can use literals:
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

/// The identity of a player, who owns attempts and scores.
public typealias PlayerID = Identifier<Player>
public enum Player {}
