import Sillar
import SillarVocabulary

/// A node of the screen as a host reads it.
///
/// A rendered node is valid only during the rendering that it was handed out in.
///
/// ```swift
/// func texts(of node: RenderedNode) -> [String] {
///   var texts: [String] = []
///   if case .text(let text, _) = node.content { texts.append(text) }
///   node.forEachChild { texts += texts(of: $0) }
///   return texts
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
  /// The node that contains this one; nil for the window.
  public var parent: RenderedNode? { storage.parent.map { RenderedNode(storage: $0) } }
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

  private var isFirstOfParent: Bool { storage.parent?.children.first === storage }

  private var ancestors: some Sequence<NodeStorage> {
    sequence(state: storage.parent) { node in
      defer { node = node?.parent }
      return node
    }
  }

  /// Calls a function with each child, in order.
  public func forEachChild(_ body: (RenderedNode) -> Void) {
    for child in storage.children { body(RenderedNode(storage: child)) }
  }
}
