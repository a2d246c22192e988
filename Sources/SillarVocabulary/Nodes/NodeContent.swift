/// The content of a node, as values that a host turns into its own elements.
///
/// The vocabulary describes what something *is*, never how it looks: a browser shows ``section(title:)`` as a
/// `<section>`, a terminal as a ruled line, a test as a heading in a text.
///
/// ```swift
/// func line(for content: NodeContent) -> String {
///   switch content {
///   case .text(let text, .title): "# \(text)"
///   case .button(let title, _): "[\(title)]"
///   default: content.label
///   }
/// }
/// ```
public enum NodeContent: Equatable, Sendable, Codable {
  case text(String, TextRole)
  indirect case picture(PictureSource, description: String)
  case button(String, ButtonRole)
  /// `isShared`: what it leads to is handed on to others, and not opened.
  indirect case link(String, destination: String, isShared: Bool = false)
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
  /// A field for files. `acceptedTypes` are media types, such as `image/png` or `image/*`, or filename extensions, such as
  /// `.pdf`, that the file chooser offers first; none for all. They are a hint for the user: files are not checked.
  indirect case fileField(
    label: String, acceptedTypes: [String], allowsSeveral: Bool, error: String?)
  case toggle(String, isOn: Bool)
  indirect case picker(Choices)
  /// `value` is from 0 to `maximum`; it may be a fraction if the rating is only shown.
  indirect case rating(String, value: Double, maximum: Int)
  /// `fraction` from 0 to 1; nil where the length is unknown.
  indirect case progress(String, fraction: Double?)
  case badge(String, BadgeRole)
  case divider
  /// A message that the user must see now.
  indirect case alert(title: String, message: String, AlertRole)
  /// A message in place of an empty list.
  indirect case emptyState(title: String, message: String)
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

  /// True if both are texts, badges or buttons that look the same but for their text.
  package func isText(like other: NodeContent) -> Bool {
    switch (self, other) {
    case (.text(_, let role), .text(_, let otherRole)): role == otherRole
    case (.badge(_, let role), .badge(_, let otherRole)): role == otherRole
    case (.button(_, let role), .button(_, let otherRole)): role == otherRole
    default: false
    }
  }

  /// True if a node with this content can change to `other` and keep its identity.
  package func isSameKind(as other: NodeContent) -> Bool {
    switch (self, other) {
    case (.text, .text), (.picture, .picture), (.button, .button), (.link, .link), (.row, .row),
      (.column, .column), (.grid, .grid), (.list, .list), (.item, .item), (.card, .card),
      (.section, .section), (.segmentedControl, .segmentedControl), (.textField, .textField),
      (.textArea, .textArea), (.fileField, .fileField), (.toggle, .toggle), (.picker, .picker),
      (.rating, .rating),
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
    case .fileField: "fileField"
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
    case .button(let title, _), .link(let title, _, _), .toggle(let title, _): title
    case .picture(_, let description): description
    case .list(let label): label ?? ""
    case .section(let title): title ?? ""
    case .segmentedControl(let choices), .picker(let choices): choices.label
    case .textField(let field), .textArea(let field): field.label
    case .fileField(let label, _, _, _): label
    case .rating(let label, _, _): label
    case .progress(let label, _): label
    case .alert(let title, _, _), .emptyState(let title, _): title
    case .customElement(let content): content.label
    case .row, .column, .grid, .item, .card, .divider, .screen, .window: ""
    }
  }
}
