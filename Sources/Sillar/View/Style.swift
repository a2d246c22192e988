/// An emphasis that a host may draw its own way: a name, not a color.
///
/// Add names of your own and give them a look in the app's style sheet resources; a host that does not know
/// a name ignores it.
///
/// ```swift
/// extension Style { static let hero = Style("hero") }
///
/// func header() -> Node<CounterEvent> { Text("Welcome", .title).style(.hero) }
/// ```
public struct Style: Hashable, Sendable, Codable {
  /// Letters, digits and `-`; hosts drop every other character.
  public let name: String

  public init(_ name: String) { self.name = name }

  /// Secondary information, with less emphasis.
  public static let muted = Style("muted")
  /// Emphasis in the app's accent color.
  public static let accent = Style("accent")
  /// Something went well.
  public static let positive = Style("positive")
  /// Something went wrong.
  public static let negative = Style("negative")
  /// Takes all the available space.
  public static let prominent = Style("prominent")
  /// Closer together than usual.
  public static let compact = Style("compact")
  /// Pushes the last child of a row to its end.
  public static let spread = Style("spread")
  /// Centered text and children.
  public static let centered = Style("centered")
  /// Stays in sight while the rest of the screen scrolls.
  public static let pinned = Style("pinned")
  /// A picture that is taller than it is wide, such as a poster or a book's cover.
  public static let portrait = Style("portrait")
  /// A picture that is as wide as it is tall, such as a product's.
  public static let square = Style("square")
  /// Options in a line that scrolls sideways instead of wrapping.
  public static let scrolling = Style("scrolling")
  /// A text of which only the first lines are shown.
  public static let brief = Style("brief")
}
