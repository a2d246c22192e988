/// Rows, keyed by the identity of their elements.
///
/// A row stays the same row while its element's `id` is there: it keeps its place in the browser, its focus
/// and its text when others are added, removed or moved around it.
///
/// ```swift
/// func topics(_ topics: [Topic]) -> List<CounterEvent> {
///   List(topics) { topic in
///     Row(send: .tapped) { Text(topic.name) }
///   }
/// }
/// ```
///
/// Two elements with the same `id` are both shown, and the window reports them: a test then fails.
public struct List<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameters:
  ///   - label: The contents of the list, for assistive technology.
  ///   - onEndReached: Sent when the user comes near the end: the time to load the next page.
  @inlinable public init<Data: RandomAccessCollection>(
    _ data: Data, label: (any Localizable)? = nil, onEndReached: Event? = nil,
    @NodeBuilder<Event> row: (Data.Element) -> [Node<Event>]
  ) where Data.Element: Identifiable {
    let key = NodeKey.maker(for: Data.Element.ID.self)
    let rows = data.map { element in
      Node<Event>(.item, key: key(element.id), children: row(element))
    }
    built = .list(rows, label, onEndReached)
  }

  /// Rows that are drawn again only when they may look different: the row of an element that has changed, and all rows when
  /// elements come, go or move, or anything else in the screen's state has changed.
  ///
  /// A window does not keep what is in a row that is only read, and draws it again when it needs it: `row` is called more often
  /// than the row changes, and gives the same for the same element and state.
  ///
  /// A row must not show what other elements of its list contain, such as their sum: for such rows, and for a list that is
  /// made from the state at each drawing, use ``init(_:with:label:onEndReached:row:)``.
  @inlinable public init<Data: RandomAccessCollection>(
    _ data: Data, label: (any Localizable)? = nil, onEndReached: Event? = nil,
    @NodeBuilder<Event> row: @escaping (Data.Element) -> [Node<Event>]
  ) where Data.Element: Identifiable & Equatable {
    let rows = RowSource(Array(data), shared: Never?.none, draw: row)
    self.init(rows: rows, label, onEndReached)
  }

  /// Rows that are drawn again only when their element, or a value that all rows share, has changed, whatever else in the
  /// screen's state has.
  ///
  /// ```swift
  /// func topics(_ topics: [Topic], layout: Layout) -> List<CounterEvent> {
  ///   List(topics, with: layout) { topic, layout in
  ///     Text(layout == .list ? topic.name : "▦ " + topic.name)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter shared: The value that rows are drawn from besides their elements. A row must use nothing else.
  @inlinable public init<Data: RandomAccessCollection, Shared: Equatable>(
    _ data: Data, with shared: Shared, label: (any Localizable)? = nil,
    onEndReached: Event? = nil,
    @NodeBuilder<Event> row: @escaping (Data.Element, Shared) -> [Node<Event>]
  ) where Data.Element: Identifiable & Equatable {
    let rows = RowSource(Array(data), shared: shared) { row($0, shared) }
    self.init(rows: rows, label, onEndReached)
  }

  @inlinable init(rows: RowSource, _ label: (any Localizable)?, _ onEndReached: Event?) {
    built = .list([], label, onEndReached)
    built.storage.rows = rows
  }
}

extension Node {
  @inlinable static func list(
    _ rows: [Node], _ label: (any Localizable)?, _ onEndReached: Event?
  ) -> Node {
    let actions = onEndReached.map { NodeActions(event: $0) }
    guard let label else { return Node(.list(label: nil), children: rows, actions: actions) }
    return Node(label.localized, children: rows, actions: actions) { .list(label: $0) }
  }
}
