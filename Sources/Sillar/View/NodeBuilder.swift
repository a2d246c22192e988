/// Collects the elements of a view's body, with `if`, `switch` and `for` as in any Swift code.
///
/// ```swift
/// @NodeBuilder<CounterEvent> func badges(_ names: [String]) -> [Node<CounterEvent>] {
///   for name in names { Badge(name) }
/// }
/// ```
///
/// Each node gets the position of its statement, so that it is the same node in the next rendering, also when another
/// statement shows more or fewer nodes than before. The branches of an `if` or a `switch` are in one position.
@resultBuilder
public enum NodeBuilder<Event: Equatable & Sendable> {
  /// The only overload, so that the compiler reports a mistake in an element at the element, and not as a type mismatch
  /// of the containers around it.
  @inlinable public static func buildExpression<Part: ViewPart<Event>>(
    _ part: Part
  ) -> Part.Built {
    part.built
  }
  // A block is its nodes and the number of its statements, also of those without nodes. While it is made, the position of a
  // node is that of its statement, and in the lower half that within the statement.

  @inlinable public static func buildPartialBlock(
    first: Node<Event>
  ) -> (nodes: [Node<Event>], statements: Int) {
    ([first.at(0)], 1)
  }
  @inlinable public static func buildPartialBlock(
    first: [Node<Event>]
  ) -> (nodes: [Node<Event>], statements: Int) {
    (place(first, at: 0), 1)
  }
  @inlinable public static func buildPartialBlock(
    first: (nodes: [Node<Event>], statements: Int)
  ) -> (nodes: [Node<Event>], statements: Int) {
    (place(position(first), at: 0), 1)
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming (nodes: [Node<Event>], statements: Int), next: Node<Event>
  ) -> (nodes: [Node<Event>], statements: Int) {
    accumulated.nodes.append(next.at(accumulated.statements << 32))
    accumulated.statements += 1
    return accumulated
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming (nodes: [Node<Event>], statements: Int), next: [Node<Event>]
  ) -> (nodes: [Node<Event>], statements: Int) {
    accumulated.nodes += place(next, at: accumulated.statements)
    accumulated.statements += 1
    return accumulated
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming (nodes: [Node<Event>], statements: Int),
    next: (nodes: [Node<Event>], statements: Int)
  ) -> (nodes: [Node<Event>], statements: Int) {
    accumulated.nodes += place(position(next), at: accumulated.statements)
    accumulated.statements += 1
    return accumulated
  }
  @inlinable public static func buildBlock() -> (nodes: [Node<Event>], statements: Int) { ([], 0) }
  @inlinable public static func buildOptional(
    _ block: (nodes: [Node<Event>], statements: Int)?
  ) -> (nodes: [Node<Event>], statements: Int) {
    block ?? ([], 0)
  }
  @inlinable public static func buildEither(
    first: (nodes: [Node<Event>], statements: Int)
  ) -> (nodes: [Node<Event>], statements: Int) {
    first
  }
  @inlinable public static func buildEither(
    second: (nodes: [Node<Event>], statements: Int)
  ) -> (nodes: [Node<Event>], statements: Int) {
    second
  }
  @inlinable public static func buildArray(
    _ rounds: [(nodes: [Node<Event>], statements: Int)]
  ) -> (nodes: [Node<Event>], statements: Int) {
    var nodes: [Node<Event>] = []
    for (index, round) in rounds.enumerated() { nodes += place(position(round), at: index) }
    // A body has the same number of statements each time, a loop has not the same number of rounds.
    return (nodes, 1 << 10)
  }
  @inlinable public static func buildFinalResult(
    _ block: (nodes: [Node<Event>], statements: Int)
  ) -> [Node<Event>] {
    position(block)
  }

  /// Puts the nodes of one statement at its place. Their positions in it are part of their positions in the block.
  @inlinable static func place(_ nodes: [Node<Event>], at statement: Int) -> [Node<Event>] {
    for (index, node) in nodes.enumerated() {
      let inner = node.storage.position < 0 ? index : node.storage.position
      node.storage.position = statement << 32 | inner & 0x7FFF_FFFF
    }
    return nodes
  }

  /// Gives the nodes of a block the positions that they have in each rendering, whatever other statements show.
  @inlinable static func position(
    _ block: (nodes: [Node<Event>], statements: Int)
  ) -> [Node<Event>] {
    for node in block.nodes {
      let (statement, inner) = (node.storage.position >> 32, node.storage.position & 0x7FFF_FFFF)
      node.storage.position = (statement &+ block.statements &* inner) & 0x7FFF_FFFF
    }
    return block.nodes
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
  /// The same as `body`, without an array for a single node. Do not implement it.
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
