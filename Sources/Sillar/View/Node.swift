/// A piece of a screen: what it shows, and which of a screen's events it can send.
///
/// Views make nodes with the elements (``Text``, ``Button``, ``List``, …) and never look into them. Hosts
/// see them as ``RenderedNode``s, after the window has matched them with what was there before.
///
/// ```swift
/// func header(_ title: String) -> Node<CounterEvent> {
///   Text(title, .title).style(.accent)
/// }
/// ```
///
/// - Note: A node belongs to the screen whose view made it and is not `Sendable`: it lives and dies inside
///   one window.
public struct Node<Event: Sendable>: Element {
  @usableFromInline var storage: NodeStorage

  /// A node with contents, and children that send the same events.
  ///
  /// Like all that makes nodes it is inlinable: an app's views, in another module, are most of what a rendering costs.
  @inlinable init(
    _ content: NodeContent, key: NodeKey? = nil, children: [Node<Event>] = [],
    actions: NodeActions? = nil
  ) {
    // A closure: a key path in generic code is made anew each time.
    storage = NodeStorage(
      content, key: key, actions: actions, children: children.map { $0.storage })
  }

  /// A node with texts.
  ///
  /// - Parameters:
  ///   - texts: What the content is made with. Where all of them are verbatim, it is made at once.
  ///   - content: Makes the content with a function that writes a text. It must be of one kind, whatever is written.
  @inlinable init(
    texts: [LocalizedText], children: [Node<Event>] = [], actions: NodeActions? = nil,
    _ content: @escaping ((LocalizedText) -> String) -> NodeContent
  ) {
    self.init(content { $0.verbatim ?? "" }, children: children, actions: actions)
    if !texts.allSatisfy({ $0.verbatim != nil }) {
      storage.localize = { storage, write in storage.content = content(write) }
    }
  }

  /// A node with one text.
  @inlinable init(
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

  @inlinable public var node: Node<Event> { self }
}

/// Something that a view's result builder accepts: an element of the vocabulary, or one of your own.
///
/// Make an element of your own by composing others:
///
/// ```swift
/// struct Labeled<Event: Sendable>: Element {
///   let label: String
///   let value: String
///
///   var node: Node<Event> {
///     Row {
///       Text(label, .caption)
///       Text(value)
///     }.node
///   }
/// }
/// ```
public protocol Element<Event>: ViewPart where Built == Node<Event> {
  /// The events of the screen that this element is part of.
  associatedtype Event
  /// The element as a node.
  var node: Node<Event> { get }
}
