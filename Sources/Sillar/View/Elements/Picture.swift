/// A picture.
///
/// ```swift
/// func poster() -> Node<CounterEvent> {
///   Picture(.stored("topic-space"), description: "A planet with a ring").node
/// }
/// ```
public struct Picture<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameter description: What is to be seen, for those who do not see it. Empty where the picture only
  ///   decorates; it is then left out of what assistive technology reads.
  @inlinable public init(_ source: PictureSource, description: some Localizable) {
    node = Node(description) { .picture(source, description: $0) }
  }
}
