/// Collects the elements of a view's body, with `if`, `switch` and `for` as in any Swift code.
///
/// ```swift
/// @NodeBuilder<CounterEvent> func badges(_ names: [String]) -> [Node<CounterEvent>] {
///   for name in names { Badge(name) }
/// }
/// ```
@resultBuilder
public enum NodeBuilder<Event: Equatable & Sendable> {
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

/// A part of a view's body: a built-in element, one of your own, or an array of nodes, such as the result of a function
/// that is itself a builder. For a case with nothing to show, use an empty array with its type, `[Node<CounterEvent>]()`.
///
/// Define your own element by composing others:
///
/// ```swift
/// struct Labeled<Event: Equatable & Sendable>: ViewPart {
///   let label: String
///   let value: String
///
///   var body: [Node<Event>] {
///     Row {
///       Text(label, .caption)
///       Text(value)
///     }
///   }
/// }
/// ```
public protocol ViewPart<Event> {
  /// The events of the screen that this part belongs to.
  associatedtype Event: Equatable & Sendable
  /// One node, of a built-in element, or an array of nodes.
  associatedtype Built = [Node<Event>]

  /// The nodes of the part, from top to bottom.
  @NodeBuilder<Event> var body: [Node<Event>] { get }
  /// The same as ``body``, without an array for a single node. Do not implement it.
  var built: Built { get }
}

extension ViewPart where Built == Node<Event> {
  // With `return`, because the builder of the requirement would otherwise apply.
  @inlinable public var body: [Node<Event>] { return [built] }
}

extension ViewPart where Built == [Node<Event>] {
  @inlinable public var built: [Node<Event>] { body }
}

extension Array: ViewPart where Element: ViewPart, Element.Built == Node<Element.Event> {
  @inlinable public var body: [Node<Element.Event>] { return map { $0.built } }
}
