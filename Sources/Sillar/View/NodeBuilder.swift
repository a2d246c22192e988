/// Collects the elements of a view's body, with `if`, `switch` and `for` as in any Swift code.
///
/// ```swift
/// @NodeBuilder<CounterEvent> func badges(_ names: [String]) -> [Node<CounterEvent>] {
///   for name in names { Badge(name) }
/// }
/// ```
@resultBuilder
public enum NodeBuilder<Event: Sendable> {
  public static func buildExpression(_ element: some Element<Event>) -> [Node<Event>] {
    [element.node]
  }
  /// Several nodes at once, such as the result of a function that is a builder itself.
  public static func buildExpression(_ nodes: [Node<Event>]) -> [Node<Event>] { nodes }
  public static func buildPartialBlock(first: [Node<Event>]) -> [Node<Event>] { first }
  public static func buildPartialBlock(
    accumulated: [Node<Event>], next: [Node<Event>]
  ) -> [Node<Event>] {
    accumulated + next
  }
  public static func buildBlock() -> [Node<Event>] { [] }
  public static func buildOptional(_ nodes: [Node<Event>]?) -> [Node<Event>] { nodes ?? [] }
  public static func buildEither(first: [Node<Event>]) -> [Node<Event>] { first }
  public static func buildEither(second: [Node<Event>]) -> [Node<Event>] { second }
  public static func buildArray(_ nodes: [[Node<Event>]]) -> [Node<Event>] { nodes.flatMap { $0 } }
}
