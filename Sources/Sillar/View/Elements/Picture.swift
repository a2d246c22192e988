/// A picture.
///
/// ```swift
/// func poster() -> Node<CounterEvent> {
///   Picture(.stored("topic-space"), description: "A planet with a ring").node
/// }
/// ```
public struct Picture<Event: Sendable>: Element {
  private let source: PictureSource
  private let description: String

  /// - Parameter description: What is to be seen, for those who do not see it. Empty where the picture only
  ///   decorates; it is then left out of what assistive technology reads.
  public init(_ source: PictureSource, description: String) {
    self.source = source
    self.description = description
  }

  public var node: Node<Event> { Node(.picture(source, description: description)) }
}
