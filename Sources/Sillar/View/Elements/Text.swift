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

/// The role of a text on its screen.
///
/// A screen has one ``title``; hosts show it as the name of the page.
///
/// ```swift
/// func hint() -> Text<CounterEvent> { Text("Tap to begin", .caption) }
/// ```
public enum TextRole: Sendable, Equatable, Codable {
  case title, heading, body, caption
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

/// The meaning of a badge for the element beside it.
///
/// ```swift
/// func soldOut() -> Badge<CounterEvent> { Badge("Sold out", .negative) }
/// ```
public enum BadgeRole: Sendable, Equatable, Codable {
  case neutral, positive, warning, negative
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
