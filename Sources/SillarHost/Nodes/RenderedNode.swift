import Sillar
import SillarVocabulary

/// A node of the screen as a host reads it.
///
/// Hosts walk the tree with a ``NodeVisitor``. A rendered node is valid only during the rendering that it was handed
/// out in.
///
/// ```swift
/// struct TextCollector: NodeVisitor {
///   var lines: [String] = []
///   mutating func visit(_ node: RenderedNode) {
///     if case .text(let text, _) = node.content { lines.append(text) }
///     node.visitChildren(&self)
///   }
/// }
/// ```
public struct RenderedNode {
  let storage: NodeStorage

  public var content: NodeContent { storage.content }
  public var style: Style? { storage.style }
  /// True if the node, or a node that contains it, is disabled.
  public var isDisabled: Bool { storage.isDisabled || ancestors.contains { $0.isDisabled } }
  public var isHiddenFromAssistiveTechnology: Bool { storage.isHiddenFromAssistiveTechnology }
  /// The text that assistive technology reads in place of the node's own text; nil for the node's own text.
  public var spoken: String? { storage.spoken }
  /// True if the node sends an event when it is tapped or, for a list, when its end is reached.
  public var sendsEvent: Bool { storage.actions?.event != nil }
  /// The link to the screen that the node's event leads to; nil where none is known.
  public var link: String? { isInsideControl ? nil : storage.actions?.link }
  /// True if the node takes an input: a text, a choice, a number of stars.
  public var takesInput: Bool { storage.actions?.takesInput == true }
  /// True if files can be chosen for the node; see ``Window/expect(_:at:)``.
  public var takesFiles: Bool { storage.actions?.takesFiles == true }
  /// The node that contains this one; nil for the window.
  public var parent: RenderedNode? { storage.parent.map { RenderedNode(storage: $0) } }
  public var hasChildren: Bool { !storage.children.isEmpty }
  /// The number of sections that contain the node.
  public var sectionDepth: Int {
    var depth = 0
    for case .section in ancestors.lazy.map(\.content) { depth += 1 }
    return depth
  }
  /// True if the node lies in a row, column or card that is tapped as a whole. It then takes no events itself.
  public var isInsideControl: Bool { ancestors.contains { $0.isTappedAsAWhole } }

  /// True if the node is a modal or lies in one.
  public var isInModal: Bool {
    isModal || ancestors.contains { RenderedNode(storage: $0).isModal }
  }
  /// True if the node is the place of a screen above the stack.
  public var isModal: Bool {
    if case .window? = storage.parent?.content { return !isFirstOfParent }
    return false
  }
  /// True if the node is the place of a screen of the navigator, not of a child screen.
  public var isOutermostScreen: Bool { storage.parent?.content == .window }
  /// The first title in the node, if there is one.
  public var firstTitle: String? { storage.firstTitle }

  private var isFirstOfParent: Bool { storage.parent?.children.first === storage }

  private var ancestors: some Sequence<NodeStorage> {
    sequence(state: storage.parent) { node in
      defer { node = node?.parent }
      return node
    }
  }

  /// Shows the children to a visitor, in order.
  public func visitChildren(_ visitor: inout some NodeVisitor) {
    for child in storage.children { visitor.visit(RenderedNode(storage: child)) }
  }
}

/// Walks a screen. See ``RenderedNode`` for an example.
public protocol NodeVisitor {
  /// Called for each node that is shown to the visitor; call `node.visitChildren(&self)` to visit its children.
  mutating func visit(_ node: RenderedNode)
}
