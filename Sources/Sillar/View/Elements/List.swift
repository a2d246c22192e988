/// Rows, keyed by the identity of their elements.
///
/// A row stays the same row while its element's `id` is there: it keeps its place in the browser, its focus
/// and its text when others are added, removed or moved around it.
///
/// ```swift
/// func topics(_ topics: [Topic]) -> Node<CounterEvent> {
///   List(topics) { topic in
///     Row(send: .tapped) { Text(topic.name) }
///   }.node
/// }
/// ```
///
/// Two elements with one `id` are both shown, and the window reports it as a
/// ``Diagnostic/duplicateKey(screen:key:)``.
public struct List<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameters:
  ///   - label: What the list holds, for assistive technology.
  ///   - onEndReached: Sent when the user comes near the end: the time to load the next page.
  public init<Data: RandomAccessCollection>(
    _ data: Data, label: String? = nil, onEndReached: Event? = nil,
    @NodeBuilder<Event> row: (Data.Element) -> [Node<Event>]
  ) where Data.Element: Identifiable {
    let rows = data.map { element in
      Node<Event>(.item, key: NodeKey(element.id), children: row(element))
    }
    node = Node(
      .list(label: label), children: rows,
      actions: onEndReached.map { NodeActions(event: $0) })
  }
}
