/// A picture.
///
/// ```swift
/// func poster() -> Node<CounterEvent> {
///   Picture(.stored("topic-space"), description: "A planet with a ring").node
/// }
/// ```
public struct Picture<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameter description: A description for users who cannot see the picture. Empty for a decorative picture, which
  ///   assistive technology then skips.
  @inlinable public init(_ source: PictureSource, description: some Localizable) {
    node = Node(description) { .picture(source, description: $0) }
  }
}
