import Sillar
import SillarHost

/// The screen of a window, drawn again for somebody who only looks on. Nothing in it can
/// be used: it is generic over the event, so that it has none to send.
struct Mirrored<Event: Equatable & Sendable>: ViewPart {
  let nodes: [ScreenNode]

  var body: [Node<Event>] {
    Column { for node in nodes { mirror(node) } }.style(.mirror)
  }

  private func mirror(_ node: ScreenNode) -> [Node<Event>] {
    one(node).map { $0.id(node.id) }
  }

  private func inside(_ node: ScreenNode) -> [Node<Event>] { node.children.flatMap(mirror) }

  @NodeBuilder<Event> private func one(_ node: ScreenNode) -> [Node<Event>] {
    switch node.content {
    // The title of the inspector's own screen is another one.
    case .text(let text, .title): Text(text, .heading)
    case .text(let text, let role): Text(text, role)
    case .picture(_, let description): LabeledContent(Words.picture, description)
    case .button(let title, _): Text(title).style(.control)
    case .link(let title, let destination, _): Text("\(title) → \(destination)").style(.accent)
    case .badge(let text, let role): Badge(text, role)
    case .divider: Divider()
    case .progress(let label, let fraction):
      Text(fraction.map { "\(label) \(Int($0 * 100)) %" } ?? "\(label) …")
    case .rating(let label, let value, let maximum): LabeledContent(label, "\(value) / \(maximum)")
    case .textField(let field), .textArea(let field): MirroredField(field: field)
    case .fileField(let label, _, _, _): MirroredControl(label: label, value: "…")
    case .toggle(let label, let isOn): Text("\(isOn ? "☑" : "☐") \(label)").style(.control)
    case .segmentedControl(let choices), .picker(let choices):
      MirroredControl(
        label: choices.label, value: choices.selection.map { choices.titles[$0] } ?? "")
    case .alert(let title, let message, let role): Alert(title, message, role) { inside(node) }
    case .emptyState(let title, let message): EmptyState(title, message)
    case .row: Row { inside(node) }
    case .grid(let width): Grid(minimumWidth: width) { inside(node) }
    case .card: Card { inside(node) }
    case .section(let title?): Section(title) { inside(node) }
    case .section: Section { inside(node) }
    case .column, .list, .item, .customElement, .screen, .window: Column { inside(node) }
    }
  }
}

/// A field with its text; a concealed one has a mark in its place.
private struct MirroredField<Event: Equatable & Sendable>: ViewPart {
  let field: FieldContent

  var body: [Node<Event>] {
    Column {
      MirroredControl(
        label: field.label, value: field.text.isEmpty ? field.placeholder : field.text)
      if let error = field.error { Text(error, .caption).style(.negative) }
    }
  }
}

/// A control with its value.
private struct MirroredControl<Event: Equatable & Sendable>: ViewPart {
  let label: String
  let value: String

  var body: [Node<Event>] {
    Column {
      Text(label, .caption)
      Text(value.isEmpty ? " " : value).style(.control)
    }
  }
}
