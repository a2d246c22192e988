import Sillar

/// The nodes of a screen that a test without a host touches.
struct Finder: NodeVisitor {
  /// Segmented controls by their labels.
  private(set) var choices: [String: NodeID] = [:]
  private(set) var field: NodeID?
  private(set) var list: NodeID?

  init(_ frame: Frame) { frame.root.visitChildren(&self) }

  mutating func visit(_ node: RenderedNode) {
    switch node.content {
    case .segmentedControl(let control): choices[control.label] = node.id
    case .textField: field = node.id
    case .list: list = node.id
    default: break
    }
    node.visitChildren(&self)
  }
}
