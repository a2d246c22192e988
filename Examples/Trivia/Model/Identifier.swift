/// The identity of an entity: a text that the backend or the database chose.
///
/// Each entity has its own type, so that a topic's identity never passes for a question's. A
/// literal makes one in a test: `let topic: Topic.ID = "space"`.
public protocol Identifier: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
where RawValue == String {
  init(rawValue: String)
}

extension Identifier {
  /// Wraps a text: `Topic.ID("space")`.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  public var description: String { rawValue }
}
