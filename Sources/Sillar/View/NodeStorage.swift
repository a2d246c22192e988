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

  @usableFromInline @exclusivity(unchecked) var fields: Fields

  @usableFromInline package init(
    _ content: NodeContent, key: NodeKey? = nil, actions: NodeActions? = nil,
    children: [NodeStorage] = []
  ) {
    fields = Fields(content: content, key: key, actions: actions, placed: children)
  }

  /// A new object with the same contents and the same children.
  @usableFromInline package func shallowCopy() -> NodeStorage {
    let copy = NodeStorage(content, key: key, actions: actions, children: placed)
    copy.style = style
    copy.isDisabled = isDisabled
    copy.isHiddenFromAssistiveTechnology = isHiddenFromAssistiveTechnology
    copy.spoken = spoken
    copy.localize = localize
    copy.source = source
    copy.holdsFiles = holdsFiles
    return copy
  }

  /// A new object, down to the leaves, for a node that a view uses in a second place.
  package func copyForSecondPlace() -> NodeStorage {
    let copy = shallowCopy()
    copy.position = position
    copy.placed = placed.map { $0.copyForSecondPlace() }
    return copy
  }

  /// Ends the node and all that is in it: they hold their parents as their parents hold them.
  package func letGo() {
    parent = nil
    for child in placed { child.letGo() }
  }

  /// The first title in this node.
  package var firstTitle: String? {
    if case .text(let text, .title) = content { return text }
    for child in placed {
      if let title = child.firstTitle { return title }
    }
    return nil
  }

  /// True for a row, column or card that is tapped as a whole.
  package var isTappedAsAWhole: Bool {
    switch content {
    case .row, .column, .card: actions?.sendsEvent == true
    default: false
    }
  }

  /// True for the place of a file field. It contains the field and, after it, the files in transfer to the field.
  package var holdsFiles: Bool {
    get { flags.contains(.holdsFiles) }
    set { flags.set(.holdsFiles, newValue) }
  }

  /// True if the texts of the node depend on the language, the time or the time zone.
  package var isLocalized: Bool {
    get { flags.contains(.isLocalized) }
    set { flags.set(.isLocalized, newValue) }
  }

  /// Writes the texts of a new node.
  package func write(with texts: TextResolver) {
    guard let localize else { return }
    isLocalized = true
    localize(self, texts.write)
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

extension NodeStorage {
  /// What is noted about a node besides its content.
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let holdsFiles = Flags(rawValue: 1)
    static let isLocalized = Flags(rawValue: 2)
    static let isRowForgotten = Flags(rawValue: 4)
    static let isAtRest = Flags(rawValue: 8)
    static let hasRowsAtRest = Flags(rawValue: 16)
    static let hasDrawnRows = Flags(rawValue: 32)
    static let isOutdated = Flags(rawValue: 64)

    mutating func set(_ flag: Flags, _ isOn: Bool) {
      if isOn { insert(flag) } else { remove(flag) }
    }
  }
}

/// The events that a node sends, as the values that its view gave.
@usableFromInline package final class NodeActions {
  /// Sent when the node is tapped, submitted, or its end is reached.
  package let event: (any Equatable & Sendable)?
  /// True if there is an ``event``. To compare that with nil would copy it.
  package let sendsEvent: Bool
  /// The event for an input; nil when the input is invalid for this node.
  package let input: ((NodeInput) -> (any Sendable)?)?
  /// True if the input is files.
  package let takesFiles: Bool
  /// The file that the window cancels, in place of sending the event.
  package let cancels: Int?
  /// What the event leads to, where that is known.
  package let destination: Destination?
  /// True if the event takes the texts of the fields beside the node with it.
  package let emptiesFields: Bool

  /// The screen that an event leads to.
  @usableFromInline package enum Destination: Equatable {
    case address(String)
    /// A screen without an address.
    case screen
  }

  /// The link to the screen that the event leads to; nil where none is known.
  package var link: String? { if case .address(let link) = destination { link } else { nil } }

  @usableFromInline package init(
    event: (any Equatable & Sendable)? = nil, input: ((NodeInput) -> (any Sendable)?)? = nil,
    takesFiles: Bool = false, cancels: Int? = nil, destination: Destination? = nil,
    emptiesFields: Bool = false
  ) {
    self.event = event
    sendsEvent = if case .some = event { true } else { false }
    self.input = input
    self.takesFiles = takesFiles
    self.cancels = cancels
    self.destination = destination
    self.emptiesFields = emptiesFields
  }

  package convenience init(files: @escaping ([PickedFile]) -> any Sendable) {
    self.init(
      input: { if case .files(let picked) = $0, !picked.isEmpty { files(picked) } else { nil } },
      takesFiles: true)
  }

  /// The same events, which lead to a screen, or empty the fields beside.
  package convenience init(
    _ actions: NodeActions, leadingTo destination: Destination? = nil, emptiesFields: Bool = false
  ) {
    self.init(
      event: actions.event, input: actions.input, takesFiles: actions.takesFiles,
      cancels: actions.cancels, destination: destination ?? actions.destination,
      emptiesFields: emptiesFields || actions.emptiesFields)
  }

  package convenience init(canceling file: Int) { self.init(event: file, cancels: file) }

  /// True if the node takes an input that is not files.
  package var takesInput: Bool { input != nil && !takesFiles }
}
