/// Collects the elements of a view's body, with `if`, `switch` and `for` as in any Swift code.
///
/// ```swift
/// @NodeBuilder<CounterEvent> func badges(_ names: [String]) -> [Node<CounterEvent>] {
///   for name in names { Badge(name) }
/// }
/// ```
@resultBuilder
public enum NodeBuilder<Event: Sendable> {
  @inlinable public static func buildExpression(_ element: some Element<Event>) -> Node<Event> {
    element.node
  }
  /// Several nodes at once, such as the result of a function that is a builder itself.
  @inlinable public static func buildExpression(_ nodes: [Node<Event>]) -> [Node<Event>] { nodes }
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
