public import SillarVocabulary

/// A node as a window holds it.
///
/// A view makes a tree of these. The window matches it with the tree of the last rendering and copies the changes into
/// the old objects. So an object is a node's identity: its `id` lasts as long as the node does.
///
/// Its window confines it, and no two parts of the engine access a property at the same time. So the checks of
/// exclusive access, which take a tenth of a rendering, are turned off.
@usableFromInline package final class NodeStorage {
  /// Writes the texts of a node with the given function.
  @usableFromInline package typealias Localize = (NodeStorage, (LocalizedText) -> String) -> Void

  /// Counts the nodes of the window. The window assigns it when the node first appears; 0 until then.
  @exclusivity(unchecked) package var id = 0
  @usableFromInline @exclusivity(unchecked) package var content: NodeContent
  @usableFromInline @exclusivity(unchecked) package var key: NodeKey?
  /// The position in the body that drew the node, see ``NodeBuilder``; negative until the node has one. With it, or with the
  /// key, the node is told from its siblings.
  @usableFromInline @exclusivity(unchecked) package var position = -1
  @usableFromInline @exclusivity(unchecked) package var style: Style?
  // The flags and the revision are together so that they take eight bytes: a long list has thousands of nodes.
  @usableFromInline @exclusivity(unchecked) package var isDisabled = false
  @usableFromInline @exclusivity(unchecked) package var isHiddenFromAssistiveTechnology = false
  /// True if this row of a list that compares its rows, or a row in this list, must be drawn although it has not changed.
  @exclusivity(unchecked) package var isRowForgotten = false
  /// True for the place of a file field. It contains the field and, after it, the files in transfer to the field.
  @exclusivity(unchecked) package var holdsFiles = false
  /// For a list that compares its rows: the ``TextResolver/revision`` of its rows' texts.
  @exclusivity(unchecked) package var textRevision: Int32 = 0
  /// The revision of the frame that showed the node first.
  @exclusivity(unchecked) package var firstRevision = 0
  @usableFromInline @exclusivity(unchecked) package var spoken: String?
  /// Writes the node's texts; nil where they are the same in every language.
  @usableFromInline @exclusivity(unchecked) package var localize: Localize?
  @exclusivity(unchecked) package var actions: NodeActions?
  @exclusivity(unchecked) package var children: [NodeStorage] = []
  /// For a list that compares its rows: the source of the rows. The rows themselves are made when they are needed.
  @usableFromInline @exclusivity(unchecked) package var rows: (any RowSource)?
  /// For a row of such a list, while it is compared: the source that it is, or was, drawn from.
  @exclusivity(unchecked) package var row: ComparedRow?
  /// The parent; set while the node is placed.
  package weak var parent: NodeStorage?

  @usableFromInline package init(
    _ content: NodeContent, key: NodeKey? = nil, actions: NodeActions? = nil,
    children: [NodeStorage] = []
  ) {
    self.content = content
    self.key = key
    self.actions = actions
    self.children = children
  }

  /// A new object with the same contents and the same children.
  @usableFromInline package func shallowCopy() -> NodeStorage {
    let copy = NodeStorage(content, key: key, actions: actions, children: children)
    copy.style = style
    copy.isDisabled = isDisabled
    copy.isHiddenFromAssistiveTechnology = isHiddenFromAssistiveTechnology
    copy.spoken = spoken
    copy.localize = localize
    copy.rows = rows
    copy.row = row
    copy.holdsFiles = holdsFiles
    return copy
  }

  /// A new object, down to the leaves, for a node that a view uses in a second place.
  package func copyForSecondPlace() -> NodeStorage {
    let copy = shallowCopy()
    copy.position = position
    copy.children = children.map { $0.copyForSecondPlace() }
    return copy
  }

  /// Marks the row that contains the node, if its list compares rows, to be drawn again.
  package func forgetRow() {
    isRowForgotten = true
    parent?.forgetRow()
  }

  /// The first title in this node.
  package var firstTitle: String? {
    if case .text(let text, .title) = content { return text }
    for child in children {
      if let title = child.firstTitle { return title }
    }
    return nil
  }

  /// True for a row, column or card that is tapped as a whole.
  package var isTappedAsAWhole: Bool {
    switch content {
    case .row, .column, .card: actions?.event != nil
    default: false
    }
  }

  /// True if the element leads to an address.
  private var isLinked: Bool { actions?.link != nil }

  /// True if a user can do something with the node itself.
  package var isControl: Bool {
    if case .link = content { true } else { actions != nil }
  }

  /// True if this node and `other` are of one kind and have the same key. A container that is tapped as a whole does not
  /// match a container without an event, and an element that leads to an address does not match one that leads to none.
  package func matches(_ other: NodeStorage) -> Bool {
    guard content.isSameKind(as: other.content), key == other.key, isLinked == other.isLinked,
      key != nil || position == other.position
    else { return false }
    return switch content {
    case .row, .column, .card:
      isTappedAsAWhole == other.isTappedAsAWhole && holdsFiles == other.holdsFiles
    default: true
    }
  }
}

/// The events that a node sends, as the values that its view gave.
@usableFromInline package final class NodeActions {
  /// Sent when the node is tapped, submitted, or its end is reached.
  package let event: (any Equatable & Sendable)?
  /// The event for an input; nil when the input is invalid for this node.
  package let input: ((NodeInput) -> (any Sendable)?)?
  /// True if the input is files.
  package let takesFiles: Bool
  /// The file that the window cancels, in place of sending the event.
  package let cancels: Int?
  /// The link to the screen that the event leads to; nil where none is known.
  package private(set) var link: String?

  @usableFromInline package init(
    event: (any Equatable & Sendable)? = nil, input: ((NodeInput) -> (any Sendable)?)? = nil
  ) {
    self.event = event
    self.input = input
    takesFiles = false
    cancels = nil
  }

  package init(files: @escaping ([PickedFile]) -> any Sendable) {
    event = nil
    input = { if case .files(let picked) = $0, !picked.isEmpty { files(picked) } else { nil } }
    takesFiles = true
    cancels = nil
  }

  /// The same events, which lead to a link.
  package init(_ actions: NodeActions, leadingTo link: String) {
    event = actions.event
    input = actions.input
    takesFiles = actions.takesFiles
    cancels = actions.cancels
    self.link = link
  }

  package init(canceling file: Int) {
    event = file
    input = nil
    takesFiles = false
    cancels = file
  }

  /// True if the node takes an input that is not files.
  package var takesInput: Bool { input != nil && !takesFiles }
}
