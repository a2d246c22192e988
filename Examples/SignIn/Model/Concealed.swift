/// A text that must not be seen by chance in a log, a message or a dump. Nor is it stored: it encodes nothing, and is
/// decoded as an empty text.
public struct Concealed: Hashable, Sendable, Codable {
  public var revealed: String

  public init(_ text: String = "") { revealed = text }

  public init(from decoder: any Decoder) throws { revealed = "" }

  public func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: Nothing.self)
  }

  private enum Nothing: CodingKey {}

  public var isEmpty: Bool { revealed.isEmpty }
}

extension Concealed: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  /// Without children: a dump shows nothing but the description.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
