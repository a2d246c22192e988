/// A text that must not show by accident in a log, a message, a debugger or a dump.
///
/// ```swift
/// let typed = Concealed("4242 4242 4242 4242")
/// print(typed)        // •••
/// typed.revealed      // "4242 4242 4242 4242", for the one place that needs it
/// ```
public struct Concealed: Hashable, Sendable {
  public var revealed: String

  public init(_ text: String) { revealed = text }
}

extension Concealed: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  /// The mirror has no children, so that a dump shows only the description.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
