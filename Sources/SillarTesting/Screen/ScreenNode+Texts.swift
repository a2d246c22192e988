import Sillar

/// The texts and controls of a node, as a user finds them.
extension ScreenNode {
  /// True if the node is a row, column or card that is tapped as a whole.
  var isTappedAsAWhole: Bool {
    switch content {
    case .row, .column, .card: sendsEvent
    default: false
    }
  }

  /// The texts that a user reads on the node itself, without those of its children.
  var ownTexts: [String] {
    switch content {
    case .text(let text, _), .badge(let text, _): [text]
    case .picture(_, let description): description.isEmpty ? [] : [description]
    case .button(let title, _), .link(let title, _): [title]
    case .list(let label): label.map { [$0] } ?? []
    case .section(let title): title.map { [$0] } ?? []
    case .segmentedControl(let choices): [choices.label] + choices.titles
    case .picker(let choices): [choices.label] + (choices.selectedTitle.map { [$0] } ?? [])
    case .textField(let field), .textArea(let field): field.texts
    case .toggle(let label, _), .progress(let label, _): [label]
    case .rating(let rating): [rating.label]
    case .alert(let alert): [alert.title, alert.message]
    case .emptyState(let state): [state.title, state.message]
    case .row, .column, .grid, .item, .card, .divider, .screen, .window: []
    }
  }

  /// The texts that a user reads on the node and its descendants.
  var allTexts: [String] { ownTexts + children.flatMap(\.allTexts) }

  /// The texts that identify a row, column or card that is tapped as a whole: all its texts, without the controls in
  /// it.
  var textsOfTheWhole: [String] {
    children.flatMap { child in
      child.isControl ? [] : child.ownTexts + child.textsOfTheWhole
    }
  }

  private var isControl: Bool {
    switch content {
    case .button, .link: true
    default: takesInput || isTappedAsAWhole
    }
  }

  /// Calls `body` for the node and each descendant, with the node's ancestors, the nearest last.
  func walk(within: [ScreenNode] = [], _ body: (ScreenNode, [ScreenNode]) -> Void) {
    body(self, within)
    for child in children { child.walk(within: within + [self], body) }
  }

  func contains(where matches: (ScreenNode) -> Bool) -> Bool {
    matches(self) || children.contains { $0.contains(where: matches) }
  }
}

extension Choices {
  var selectedTitle: String? {
    selection.flatMap { titles.indices.contains($0) ? titles[$0] : nil }
  }
}

extension FieldContent {
  fileprivate var texts: [String] {
    let shown = kind.isConcealed ? "" : text
    return [label, text.isEmpty ? placeholder : shown, error ?? ""].filter { !$0.isEmpty }
  }
}
