public import Sillar

/// Initials where a portrait would be. They say nothing that the name beside them does not.
///
/// ```swift
/// func carla() -> Avatar<Never> { Avatar(name: "Carla Núñez") }
/// ```
public struct Avatar<Event: Sendable>: ViewPart {
  private let name: String

  public init(name: String) { self.name = name }

  public var body: [Node<Event>] {
    Text(initials).style(.avatar).hiddenFromAssistiveTechnology()
  }

  private var initials: String {
    name.split(whereSeparator: \.isWhitespace).prefix(2).compactMap(\.first)
      .map { $0.uppercased() }.joined()
  }
}
