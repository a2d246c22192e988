public import Sillar
import SillarHost

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
    case .segmentedControl(let choices): [choices.label] + choices.titles
    case .picker(let choices): [choices.label] + (choices.selectedTitle.map { [$0] } ?? [])
    case .textField(let field), .textArea(let field): field.texts
    case .fileField(let label, _, _, let error): [label] + (error.map { [$0] } ?? [])
    case .alert(let title, let message, _), .emptyState(let title, let message):
      [title, message]
    default: label.isEmpty ? [] : [label]
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

  /// The node and its descendants that match a condition, in the order of the screen.
  ///
  /// ```swift
  /// func prices(_ app: TestHost) async -> [ScreenNode] {
  ///   await app.screen.nodes { $0.role == "textField" && $0.label == "Price" }
  /// }
  /// ```
  public func nodes(where matches: (ScreenNode) -> Bool) -> [ScreenNode] {
    (matches(self) ? [self] : []) + children.flatMap { $0.nodes(where: matches) }
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
