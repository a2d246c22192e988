public import SillarVocabulary

/// A picture.
///
/// ```swift
/// func poster() -> Picture<CounterEvent> {
///   Picture(.stored("topic-space"), description: "A planet with a ring")
/// }
/// ```
public struct Picture<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameter description: A description for users who cannot see the picture. Empty for a decorative picture, which
  ///   assistive technology then skips.
  @inlinable public init(_ source: PictureSource, description: some Localizable) {
    built = Node(description) { .picture(source, description: $0) }
  }
}
