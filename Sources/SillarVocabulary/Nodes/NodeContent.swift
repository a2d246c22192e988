/// The content of a node, as values that a host turns into its own elements.
///
/// The vocabulary describes what something *is*, never how it looks: a browser shows ``section(title:)`` as a
/// `<section>`, a terminal as a ruled line, a test as a heading in a text.
public enum NodeContent: Equatable, Sendable, Codable {
  case text(String, TextRole)
  case picture(PictureSource, description: String)
  case button(String, ButtonRole)
  case link(String, destination: String)
  case row
  case column
  /// Cells of one width that wrap; `minimumWidth` is a cell's, in points.
  case grid(minimumWidth: Int)
  case list(label: String?)
  /// One row of a list, keyed by the identity of its element.
  case item
  case card
  case section(title: String?)
  indirect case segmentedControl(Choices)
  indirect case textField(FieldContent)
  indirect case textArea(FieldContent)
  case toggle(String, isOn: Bool)
  indirect case picker(Choices)
  indirect case rating(RatingContent)
  /// `fraction` from 0 to 1; nil where the length is unknown.
  case progress(String, fraction: Double?)
  case badge(String, BadgeRole)
  case divider
  indirect case alert(AlertContent)
  indirect case emptyState(EmptyStateContent)
  /// An element of a module's own; the children are its fallback.
  indirect case customElement(CustomContent)
  /// A place for a child screen, by name; the child's nodes are this node's children.
  case screen(name: String)
  /// The screen at the top of the stack, and the modals above it.
  case window

  /// True for a progress of unknown length.
  package var isWaiting: Bool {
    if case .progress(_, fraction: nil) = self { true } else { false }
  }

  /// True if a node with this content can change to `other` and keep its identity.
  package func isSameKind(as other: NodeContent) -> Bool {
    switch (self, other) {
    case (.text, .text), (.picture, .picture), (.button, .button), (.link, .link), (.row, .row),
      (.column, .column), (.grid, .grid), (.list, .list), (.item, .item), (.card, .card),
      (.section, .section), (.segmentedControl, .segmentedControl), (.textField, .textField),
      (.textArea, .textArea), (.toggle, .toggle), (.picker, .picker), (.rating, .rating),
      (.progress, .progress), (.badge, .badge), (.divider, .divider), (.alert, .alert),
      (.emptyState, .emptyState), (.window, .window):
      true
    case (.customElement(let content), .customElement(let otherContent)):
      content.id == otherContent.id
    case (.screen(let name), .screen(let otherName)):
      name == otherName
    default:
      false
    }
  }
}

extension NodeContent {
  /// The name of the kind of content, as in addresses.
  public var role: String {
    switch self {
    case .text: "text"
    case .picture: "picture"
    case .button: "button"
    case .link: "link"
    case .row: "row"
    case .column: "column"
    case .grid: "grid"
    case .list: "list"
    case .item: "item"
    case .card: "card"
    case .section: "section"
    case .segmentedControl: "segmentedControl"
    case .textField: "textField"
    case .textArea: "textArea"
    case .toggle: "toggle"
    case .picker: "picker"
    case .rating: "rating"
    case .progress: "progress"
    case .badge: "badge"
    case .divider: "divider"
    case .alert: "alert"
    case .emptyState: "emptyState"
    case .customElement: "customElement"
    case .screen: "screen"
    case .window: "window"
    }
  }

  /// The first text that a user reads on a node with this content, without those of its children; empty for none.
  public var label: String {
    switch self {
    case .text(let text, _), .badge(let text, _): text
    case .button(let title, _), .link(let title, _), .toggle(let title, _): title
    case .picture(_, let description): description
    case .list(let label): label ?? ""
    case .section(let title): title ?? ""
    case .segmentedControl(let choices), .picker(let choices): choices.label
    case .textField(let field), .textArea(let field): field.label
    case .rating(let rating): rating.label
    case .progress(let label, _): label
    case .alert(let alert): alert.title
    case .emptyState(let state): state.title
    case .customElement(let content): content.label
    case .row, .column, .grid, .item, .card, .divider, .screen, .window: ""
    }
  }
}
