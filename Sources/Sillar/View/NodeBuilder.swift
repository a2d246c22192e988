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
  @inlinable public static func buildPartialBlock(first: Node<Event>) -> NodeBlock<Event> {
    NodeBlock(first)
  }
  @inlinable public static func buildPartialBlock(first: [Node<Event>]) -> NodeBlock<Event> {
    NodeBlock(first)
  }
  @inlinable public static func buildPartialBlock(first: NodeBlock<Event>) -> NodeBlock<Event> {
    NodeBlock(first.positioned)
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming NodeBlock<Event>, next: Node<Event>
  ) -> NodeBlock<Event> {
    accumulated.append(next)
    return accumulated
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming NodeBlock<Event>, next: [Node<Event>]
  ) -> NodeBlock<Event> {
    accumulated.append(next)
    return accumulated
  }
  @inlinable public static func buildPartialBlock(
    accumulated: consuming NodeBlock<Event>, next: NodeBlock<Event>
  ) -> NodeBlock<Event> {
    accumulated.append(next.positioned)
    return accumulated
  }
  @inlinable public static func buildBlock() -> NodeBlock<Event> { NodeBlock() }
  @inlinable public static func buildOptional(_ block: NodeBlock<Event>?) -> NodeBlock<Event> {
    block ?? NodeBlock()
  }
  @inlinable public static func buildEither(first: NodeBlock<Event>) -> NodeBlock<Event> { first }
  @inlinable public static func buildEither(second: NodeBlock<Event>) -> NodeBlock<Event> { second }
  @inlinable public static func buildArray(_ blocks: [NodeBlock<Event>]) -> NodeBlock<Event> {
    NodeBlock(rounds: blocks)
  }
  @inlinable public static func buildFinalResult(_ block: NodeBlock<Event>) -> [Node<Event>] {
    block.positioned
  }
}

/// The nodes of the statements of a body. A view never names it.
///
/// ```swift
/// let nothing = NodeBlock<CounterEvent>()
/// ```
///
/// Each node gets a position, that of its statement, so that it is the same node in the next rendering, also when another
/// statement shows more or fewer nodes than before. The branches of an `if` or a `switch` are in one position.
public struct NodeBlock<Event: Equatable & Sendable> {
  /// While a block is made, the position of a node is that of its statement, and in the lower half that within the statement.
  @usableFromInline var nodes: [Node<Event>] = []
  /// A body has the same number of statements each time; the rounds of a loop count as `rounds`.
  @usableFromInline var statements = 0
  @usableFromInline var base: Int?

  /// The distance of the positions within one round of a loop.
  @usableFromInline static var rounds: Int { 1 << 10 }

  @inlinable public init() {}

  @inlinable init(_ node: Node<Event>) { append(node) }

  @inlinable init(_ nodes: [Node<Event>]) { append(nodes) }

  @inlinable init(rounds blocks: [NodeBlock]) {
    base = Self.rounds
    for block in blocks { append(block.positioned) }
  }

  @inlinable mutating func append(_ node: Node<Event>) {
    nodes.append(node.at(statements << 32))
    statements += 1
  }

  @inlinable mutating func append(_ more: [Node<Event>]) {
    for (index, node) in more.enumerated() {
      let inner = node.storage.position < 0 ? index : node.storage.position
      node.storage.position = statements << 32 | inner & 0x7FFF_FFFF
      nodes.append(node)
    }
    statements += 1
  }

  /// The nodes at the positions that they have in the body.
  @inlinable var positioned: [Node<Event>] {
    let base = base ?? statements
    for node in nodes {
      let (statement, inner) = (node.storage.position >> 32, node.storage.position & 0x7FFF_FFFF)
      node.storage.position = (statement &+ base &* inner) & 0x7FFF_FFFF
    }
    return nodes
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
