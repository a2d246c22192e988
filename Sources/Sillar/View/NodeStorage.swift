/// A node as a window holds it.
///
/// A view makes a tree of these; the window matches it with the tree of the last rendering and carries what
/// is new into the old objects. So an object is a node's identity: its `id` lasts as long as the node does.
final class NodeStorage {
  /// Given by the window when the node first appears; 0 until then.
  var id: NodeID = 0
  var content: NodeContent
  var key: NodeKey?
  var style: Style?
  var isDisabled = false
  var isHiddenFromAssistiveTechnology = false
  var actions: NodeActions?
  var children: [NodeStorage] = []
  /// Set while the node is placed; a parent outlives its children's placement.
  unowned var parent: NodeStorage?

  init(_ content: NodeContent, key: NodeKey? = nil, actions: NodeActions? = nil) {
    self.content = content
    self.key = key
    self.actions = actions
  }

  /// A new object with the same contents and the same children.
  func shallowCopy() -> NodeStorage {
    let copy = NodeStorage(content, key: key, actions: actions)
    copy.style = style
    copy.isDisabled = isDisabled
    copy.isHiddenFromAssistiveTechnology = isHiddenFromAssistiveTechnology
    copy.children = children
    return copy
  }

  /// A new object, down to the leaves, for a node that a view uses in a second place.
  func copyForSecondPlace() -> NodeStorage {
    let copy = shallowCopy()
    copy.children = children.map { $0.copyForSecondPlace() }
    return copy
  }

  /// The first title in this node.
  var firstTitle: String? {
    if case .text(let text, .title) = content { return text }
    for child in children {
      if let title = child.firstTitle { return title }
    }
    return nil
  }

  /// Whether this node can stay and become `other`. What can be tapped as a whole is another thing than what
  /// only holds its contents together.
  func matches(_ other: NodeStorage) -> Bool {
    guard content.isSameKind(as: other.content), key == other.key else { return false }
    return switch content {
    case .row, .column, .card: (actions?.event == nil) == (other.actions?.event == nil)
    default: true
    }
  }
}

/// The number of a node in its window: unique among the nodes that the window ever had.
public typealias NodeID = Int

/// The events that a node sends, as the values that its view gave.
struct NodeActions {
  /// Sent when the node is tapped, submitted, or its end is reached.
  var event: (any Sendable)?
  /// The event for an input, nil when the input makes no sense for this node.
  var input: ((String) -> (any Sendable)?)?
}
