/// A text in one of the usual roles.
///
/// ```swift
/// func header() -> Node<CounterEvent> { Text("Your games", .title).node }
/// ```
public struct Text<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init(_ text: some Localizable, _ role: TextRole = .body) {
    node = Node(text) { .text($0, role) }
  }
}

/// A word or number that marks the element beside it.
///
/// ```swift
/// func mark() -> Node<CounterEvent> { Badge("New", .positive).node }
/// ```
public struct Badge<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init(_ text: some Localizable, _ role: BadgeRole = .neutral) {
    node = Node(text) { .badge($0, role) }
  }
}

/// A line between two groups.
///
/// ```swift
/// func line() -> Node<CounterEvent> { Divider().node }
/// ```
public struct Divider<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init() { node = Node(.divider) }
}
