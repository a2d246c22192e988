import Sillar

/// A node with what is in it, as it was when the window was rendered.
struct Snapshot: Sendable, Equatable, CustomStringConvertible {
  var id: NodeID
  var content: NodeContent
  var style: Style?
  var spoken: String?
  var isDisabled: Bool
  var isHidden: Bool
  var sendsEvent: Bool
  var takesInput: Bool
  var children: [Snapshot]

  init(_ node: RenderedNode) {
    id = node.id
    content = node.content
    style = node.style
    spoken = node.spoken
    isHidden = node.isHiddenFromAssistiveTechnology
    sendsEvent = node.sendsEvent
    takesInput = node.takesInput
    // A host need not know whether a text lies in something disabled, only what can be used.
    let isLink = if case .link = node.content { true } else { false }
    isDisabled = node.isDisabled && (node.sendsEvent || node.takesInput || isLink)
    var collector = Collector()
    node.visitChildren(&collector)
    children = collector.nodes
  }

  private struct Collector: NodeVisitor {
    var nodes: [Snapshot] = []
    mutating func visit(_ node: RenderedNode) { nodes.append(Snapshot(node)) }
  }

  var everything: [Snapshot] { [self] + children.flatMap(\.everything) }

  /// The first node that matches.
  func first(where matches: (NodeContent) -> Bool) -> Snapshot? {
    everything.first { matches($0.content) }
  }

  /// The first button, toggle, field, choice or rating with a label, or text with a content.
  subscript(_ label: String) -> Snapshot? {
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

  var description: String {
    let marks = [
      style.map { ".\($0.name)" }, isDisabled ? "disabled" : nil, isHidden ? "hidden" : nil,
      sendsEvent ? "sends" : nil, takesInput ? "takes" : nil,
    ].compactMap { $0 }.joined(separator: " ")
    let lines = children.map { "\($0)".split(separator: "\n").map { "  \($0)" } }.joined()
    return (["\(id) \(content) \(marks)"] + lines).joined(separator: "\n")
  }
}

extension Window {
  /// The whole screen as it is now.
  func snapshot() -> Snapshot { render { Snapshot($0.root) } }
}
