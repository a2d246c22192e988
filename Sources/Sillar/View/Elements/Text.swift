public import SillarVocabulary

/// A text in one of the usual roles.
///
/// ```swift
/// func header() -> Text<CounterEvent> { Text("Your games", .title) }
/// ```
public struct Text<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(_ text: some Localizable, _ role: TextRole = .body) {
    built = Node(text) { .text($0, role) }
  }
}

/// A word or number that marks the element beside it.
///
/// ```swift
/// func mark() -> Badge<CounterEvent> { Badge("New", .positive) }
/// ```
public struct Badge<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(_ text: some Localizable, _ role: BadgeRole = .neutral) {
    built = Node(text) { .badge($0, role) }
  }
}

/// A line between two groups.
///
/// ```swift
/// func line() -> Divider<CounterEvent> { Divider() }
/// ```
public struct Divider<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init() { built = Node(.divider) }
}
