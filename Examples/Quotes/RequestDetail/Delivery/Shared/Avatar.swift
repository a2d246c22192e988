import Sillar

/// Initials where a portrait would be. They say nothing that the name beside them does not.
struct Avatar<Event: Sendable>: Element {
  let name: String

  var node: Node<Event> {
    Text(initials).style(.avatar).hiddenFromAssistiveTechnology()
  }

  private var initials: String {
    name.split(whereSeparator: \.isWhitespace).prefix(2).compactMap(\.first)
      .map { $0.uppercased() }.joined()
  }
}

// What a flavour's designer may want to draw a way of their own.
extension Style {
  /// An amount that stands out.
  static let amount = Style("amount")
  /// Initials in a circle, where a portrait would be.
  static let avatar = Style("avatar")
  /// The column at the end of a row that holds short things, one below the other.
  static let figures = Style("figures")
}
