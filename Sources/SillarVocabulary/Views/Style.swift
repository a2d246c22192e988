/// An emphasis that a host may draw its own way: a name, not a color.
///
/// A module adds names of its own and draws them in its look, a file for each host among its resources; a host that does
/// not know a name ignores it.
///
/// ```swift
/// enum ShopModule { static let module = Module(name: "Shop", version: "1.0.0") }
///
/// extension Style { static let hero = Style("hero", of: ShopModule.module) }
///
/// func header() -> Node<CounterEvent> { Text("Welcome", .title).style(.hero) }
/// ```
///
/// In a browser this is the class `s-shop-hero`, which `web.css` of the module Shop draws.
public struct Style: Hashable, Sendable, Codable {
  /// Letters, digits and `-`; hosts drop every other character.
  public let name: String

  /// A name of the framework.
  package init(_ name: String) { self.name = name }

  /// Secondary information, with less emphasis.
  public static let muted = Style("muted")
  /// Emphasis in the app's accent color.
  public static let accent = Style("accent")
  /// Secondary information that is mostly over at once: hosts show it if it lasts, and nothing moves before.
  public static let fleeting = Style("fleeting")
  /// Something went well.
  public static let positive = Style("positive")
  /// Something went wrong.
  public static let negative = Style("negative")
  /// Takes all the available space.
  public static let prominent = Style("prominent")
  /// Assistive technology reads the element's text aloud when it changes, such as the number of results. Give the element an
  /// identity if its label changes: else it is another element each time.
  public static let announced = Style("announced")
  /// A text that nobody sees, and that assistive technology reads aloud when it changes, such as the number of a search's results.
  public static let unseen = Style("unseen")
  /// A column at whose end texts are added, such as the messages of a chat: assistive technology reads them aloud, and a
  /// keyboard can scroll it.
  public static let log = Style("log")
  /// A number between the buttons that change it.
  package static let stepper = Style("stepper")
  /// A line that all screens show at times, such as that there is no connection: in sight, and nothing moves when it comes and goes.
  package static let banner = Style("banner")
  /// Over the upper edge of what contains it: a progress that moves nothing when it comes and goes.
  public static let over = Style("over")
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
  /// Options as cards in a grid, for many of them or for long ones.
  public static let choices = Style("choices")
  /// Initials in a circle, in the place of a portrait.
  public static let avatar = Style("avatar")
  /// The column at the end of a row with short values, such as amounts and badges, one below the other.
  public static let figures = Style("figures")
}
