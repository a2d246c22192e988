public import SillarVocabulary

/// What a node is.
///
/// `@exclusivity(unchecked)` holds in its own module alone. So other modules read and write through functions that are inlined
/// there.
extension NodeStorage {
  @usableFromInline struct Fields {
    @usableFromInline var content: NodeContent
    // The flags and the digest lie in the room that the content leaves in its last eight bytes.
    @usableFromInline var isDisabled = false
    @usableFromInline var isHiddenFromAssistiveTechnology = false
    var flags: Flags = []
    var restingTexts: UInt32 = 0
    @usableFromInline var id = 0
    @usableFromInline var key: NodeKey?
    @usableFromInline var position = -1
    @usableFromInline var style: Style?
    @usableFromInline var firstRevision = 0
    @usableFromInline var spoken: String?
    @usableFromInline var localize: Localize?
    @usableFromInline var actions: NodeActions?
    @usableFromInline var placed: [NodeStorage]
    var source: RowSource?
    @usableFromInline var parent: NodeStorage?
  }

  @inlinable package var content: NodeContent {
    get { fields.content }
    set { fields.content = newValue }
  }
  @inlinable package var isDisabled: Bool {
    get { fields.isDisabled }
    set { fields.isDisabled = newValue }
  }
  @inlinable package var isHiddenFromAssistiveTechnology: Bool {
    get { fields.isHiddenFromAssistiveTechnology }
    set { fields.isHiddenFromAssistiveTechnology = newValue }
  }
  /// Counts the nodes of the window. The window assigns it when the node first appears; 0 until then.
  @inlinable package var id: Int {
    get { fields.id }
    set { fields.id = newValue }
  }
  @inlinable package var key: NodeKey? {
    get { fields.key }
    set { fields.key = newValue }
  }
  /// The position in the body that drew the node, see ``NodeBuilder``; negative until the node has one. With it, or with the
  /// key, the node is told from its siblings. Of a row of a list that compares its rows: its number in the source.
  @inlinable package var position: Int {
    get { fields.position }
    set { fields.position = newValue }
  }
  @inlinable package var style: Style? {
    get { fields.style }
    set { fields.style = newValue }
  }
  /// The revision of the frame that showed the node first.
  @inlinable package var firstRevision: Int {
    get { fields.firstRevision }
    set { fields.firstRevision = newValue }
  }
  @inlinable package var spoken: String? {
    get { fields.spoken }
    set { fields.spoken = newValue }
  }
  /// Writes the node's texts; nil where they are the same in every language, and when they have been written.
  @inlinable package var localize: Localize? {
    get { fields.localize }
    set { fields.localize = newValue }
  }
  @inlinable package var actions: NodeActions? {
    get { fields.actions }
    set { fields.actions = newValue }
  }
  /// The nodes in this one that are there now: rows at rest without what is in them. See ``children``.
  @inlinable package var placed: [NodeStorage] {
    get { fields.placed }
    set { fields.placed = newValue }
  }
  /// The parent, while the node is placed. Whoever takes the node out of a window lets go of it, see ``letGo()``.
  @inlinable package var parent: NodeStorage? {
    get { fields.parent }
    set { fields.parent = newValue }
  }

  var flags: Flags {
    get { fields.flags }
    set { fields.flags = newValue }
  }
  /// For a row at rest: the digest of its texts that depend on the language, the time or the time zone.
  var restingTexts: UInt32 {
    get { fields.restingTexts }
    set { fields.restingTexts = newValue }
  }
  /// For a list that compares its rows, and for a row of it: see ``rows`` and ``row``.
  var source: RowSource? {
    get { fields.source }
    set { fields.source = newValue }
  }
}
