public import SillarVocabulary

/// A piece of a screen: its content, and the events of its screen that it can send.
///
/// Views make nodes with the elements (``Text``, ``Button``, ``List``, …) and never inspect them. Hosts read them after
/// the window has matched them with the previous rendering.
///
/// ```swift
/// func header(_ title: String) -> Node<CounterEvent> {
///   Text(title, .title).style(.accent)
/// }
/// ```
///
/// - Note: A node belongs to the screen whose view made it. It is not `Sendable`: it never leaves its window.
public struct Node<Event: Equatable & Sendable>: ViewPart {
  @usableFromInline package var storage: NodeStorage

  /// A node with content, and children that send events of the same type.
  ///
  /// Like everything that makes nodes, it is inlinable: an app's views, in another module, are most of a rendering's
  /// cost.
  @inlinable package init(
    _ content: NodeContent, key: NodeKey? = nil, children: [Node<Event>] = [],
    actions: NodeActions? = nil
  ) {
    // A closure, because a key path in generic code is created again on each use.
    storage = NodeStorage(
      content, key: key, actions: actions, children: children.map { $0.storage })
  }

  /// A node that is tapped as a whole, with children that send no events.
  @inlinable package init(_ content: NodeContent, tapped event: Event, _ children: [Node<Never>]) {
    storage = NodeStorage(
      content, key: nil, actions: NodeActions(event: event), children: children.map { $0.storage })
  }

  /// A node with texts.
  ///
  /// - Parameters:
  ///   - texts: The texts of the content. If all of them are verbatim, the content is made at once.
  ///   - content: Makes the content with a function that writes a text. The kind of content must not depend on the
  ///     texts.
  @inlinable package init(
    texts: [LocalizedText], children: [Node<Event>] = [], actions: NodeActions? = nil,
    _ content: @escaping ((LocalizedText) -> String) -> NodeContent
  ) {
    self.init(content { $0.verbatim ?? "" }, children: children, actions: actions)
    if !texts.allSatisfy({ $0.verbatim != nil }) {
      storage.localize = { storage, write in storage.content = content(write) }
    }
  }

  /// A node with one text.
  @inlinable package init(
    _ text: some Localizable, children: [Node<Event>] = [], actions: NodeActions? = nil,
    _ content: @escaping (String) -> NodeContent
  ) {
    let text = text.localized
    if let verbatim = text.verbatim {
      self.init(content(verbatim), children: children, actions: actions)
    } else {
      self.init(content(""), children: children, actions: actions)
      storage.localize = { storage, write in storage.content = content(write(text)) }
    }
  }

  @inlinable public var built: Node<Event> { self }

  /// The node at a position of a body. One that is used in a second place is another node there.
  @inlinable func at(_ position: Int) -> Node<Event> {
    var node = self
    if storage.position >= 0 { node.storage = storage.shallowCopy() }
    node.storage.position = position
    return node
  }
}
