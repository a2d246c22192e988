/// A text that must not be seen by chance: not in a log, a message or a dump.
///
/// ```swift
/// let typed = Concealed("casa-2026")
/// print(typed)        // •••
/// typed.revealed      // "casa-2026", for the one place that needs it
/// ```
public struct Concealed: Hashable, Sendable {
  public let revealed: String

  public init(_ text: String = "") { revealed = text }

  public var isEmpty: Bool { revealed.isEmpty }
}

extension Concealed: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  /// Without children: a dump shows nothing but the description.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
