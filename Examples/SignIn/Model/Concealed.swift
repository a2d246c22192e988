/// A text that must not be seen by chance in a log, a message or a dump.
public struct Concealed: Hashable, Sendable {
  public var revealed: String

  public init(_ text: String = "") { revealed = text }

  public var isEmpty: Bool { revealed.isEmpty }
}

extension Concealed: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  /// Without children: a dump shows nothing but the description.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
