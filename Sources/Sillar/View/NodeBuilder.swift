/// Collects the elements of a view's body, with `if`, `switch` and `for` as in any Swift code.
///
/// ```swift
/// @NodeBuilder<CounterEvent> func badges(_ names: [String]) -> [Node<CounterEvent>] {
///   for name in names { Badge(name) }
/// }
/// ```
@resultBuilder
public enum NodeBuilder<Event: Sendable> {
  /// The only overload, so that the compiler reports a mistake in an element at the element, and not as a type mismatch
  /// of the containers around it.
  @inlinable public static func buildExpression<Part: ViewPart<Event>>(
    _ part: Part
  ) -> Part.Built {
    part.built
  }
  @inlinable public static func buildPartialBlock(first: Node<Event>) -> [Node<Event>] { [first] }
  @inlinable public static func buildPartialBlock(first: [Node<Event>]) -> [Node<Event>] { first }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming [Node<Event>], next: Node<Event>
  ) -> [Node<Event>] {
    accumulated.append(next)
    return accumulated
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming [Node<Event>], next: [Node<Event>]
  ) -> [Node<Event>] {
    accumulated.append(contentsOf: next)
    return accumulated
  }
  @inlinable public static func buildBlock() -> [Node<Event>] { [] }
  @inlinable public static func buildOptional(_ nodes: [Node<Event>]?) -> [Node<Event>] {
    nodes ?? []
  }
  @inlinable public static func buildEither(first: [Node<Event>]) -> [Node<Event>] { first }
  @inlinable public static func buildEither(second: [Node<Event>]) -> [Node<Event>] { second }
  @inlinable public static func buildArray(_ nodes: [[Node<Event>]]) -> [Node<Event>] {
    nodes.flatMap { $0 }
  }
}

/// A part of a view's body: an element, or an array of elements, such as the result of a function that is itself a
/// builder. For a case with nothing to show, use an empty array with its type, `[Node<CounterEvent>]()`.
public protocol ViewPart<Event> {
  associatedtype Event: Sendable
  associatedtype Built
  var built: Built { get }
}

extension Element {
  @inlinable public var built: Node<Event> { node }
}

extension Array: ViewPart where Element: Sillar.Element {
  public typealias Event = Element.Event
  @inlinable public var built: [Node<Element.Event>] { map { $0.node } }
}
