import Sillar

extension ScreenNode {
  var everything: [ScreenNode] { [self] + children.flatMap(\.everything) }

  /// The first node that matches.
  func first(where matches: (NodeContent) -> Bool) -> ScreenNode? {
    everything.first { matches($0.content) }
  }

  /// The first button, toggle, field, choice or rating with a label, or text with a content.
  subscript(label: String) -> ScreenNode? {
    first { content in
      switch content {
      case .text(let text, _), .button(let text, _), .link(let text, _), .toggle(let text, _),
        .badge(let text, _):
        text == label
      case .textField(let field), .textArea(let field): field.label == label
      case .segmentedControl(let choices), .picker(let choices): choices.label == label
      case .rating(let rating): rating.label == label
      case .list(let text): text == label
      case .section(let text): text == label
      default: false
      }
    }
  }
}

extension Window {
  /// The whole screen as it is now.
  func snapshot() -> ScreenNode { render { ScreenNode($0.root) } }
}
