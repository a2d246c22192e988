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

/// The meaning of a badge for the element beside it.
///
/// ```swift
/// func soldOut() -> Badge<CounterEvent> { Badge("Sold out", .negative) }
/// ```
public enum BadgeRole: Sendable, Equatable, Codable {
  case neutral, positive, warning, negative
}

/// The meaning of a button.
///
/// ```swift
/// func delete() -> Button<CounterEvent> { Button("Delete", .destructive, send: .tapped) }
/// ```
public enum ButtonRole: Sendable, Equatable, Codable {
  /// The action that most users want here.
  case primary
  /// Any other action.
  case secondary
  /// An action that cannot be undone.
  case destructive
}

/// The severity of an alert. Hosts announce an error at once, and the other roles when the user pauses.
///
/// ```swift
/// func saved() -> Alert<CounterEvent> { Alert("Saved", "", .success) }
/// ```
public enum AlertRole: Sendable, Equatable, Codable {
  case information, success, warning, error
}
