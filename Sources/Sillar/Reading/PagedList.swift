public import SillarModel

/// The list of a ``Pager`` or a ``Search``: progress until there is a list, then its rows, with the age of a saved list;
/// at its end the progress of the next part, or its problem with a button to try again. Assistive technology reads the number of
/// results of a search aloud once they are there.
///
/// ```swift
/// struct Notes: PartialList {
///   struct Note: Identifiable, Equatable, Sendable {
///     let id: Int
///     let title: String
///   }
///   var items: [Note] = []
///   var hasMore = true
/// }
///
/// func notes(_ notes: Paged<Notes>) -> PagedList<PageEvent> {
///   PagedList(notes, empty: "No notes yet", event: { $0 }) { note in Text(note.title) }
/// }
/// ```
public struct PagedList<Event: Equatable & Sendable>: ViewPart {
  public let body: [Node<Event>]

  /// - Parameters:
  ///   - heading: A heading above the list, with the age beside it.
  ///   - label: The contents of the list, for assistive technology.
  ///   - empty: The title where the list has no items.
  ///   - advice: The text below that title.
  ///   - event: Makes the screen's event of an action on the list.
  ///   - row: Draws an item. It must use nothing else, because a row is drawn again only when its item has changed.
  public init<List>(
    _ paged: Paged<List>, heading: (any Localizable)? = nil, label: (any Localizable)? = nil,
    empty: some Localizable, advice: some Localizable = "", event: (PageEvent) -> Event,
    @NodeBuilder<Event> row: @escaping (List.Item) -> [Node<Event>]
  ) {
    self.init(
      paged, with: 0, heading: heading, label: label, empty: empty, advice: advice, event: event
    ) { item, _ in row(item) }
  }

  /// A list whose rows also depend on a value that all of them share.
  ///
  /// - Parameters:
  ///   - shared: The value that rows are drawn from besides their items.
  ///   - columns: The minimum width of a column in pixels, for items beside each other; nil for rows.
  public init<List, Shared: Equatable>(
    _ paged: Paged<List>, with shared: Shared, columns: Int? = nil,
    heading: (any Localizable)? = nil, label: (any Localizable)? = nil, empty: some Localizable,
    advice: some Localizable = "", event: (PageEvent) -> Event,
    @NodeBuilder<Event> row: @escaping (List.Item, Shared) -> [Node<Event>]
  ) {
    let loading =
      Loading(
        paged.list, paged.isOutdated ? SillarString.searching : .loading, heading: heading,
        retry: event(.retried)
      ) { list in
        if paged.isOutdated { Progress(SillarString.searching).style(.over) }
        if !list.items.isEmpty {
          let mayReadOn = list.hasMore && paged.nextProblem == nil && !paged.isOutdated
          let rows = Sillar.List(
            list.items, with: shared, label: label ?? heading,
            onEndReached: mayReadOn ? event(.endReached) : nil, row: row)
          if let columns { Grid(minimumWidth: columns) { rows } } else { rows }
        } else if !list.hasMore {
          EmptyState(empty, advice)
        } else if !paged.isReadingOn, paged.nextProblem == nil {
          // The source may have many more parts without an item to show, so reading on is the user's choice.
          EmptyState(SillarString.noneYet, SillarString.noneYetAdvice) {
            Button(SillarString.lookFurther, .primary, send: event(.endReached))
          }
        }
        if paged.isReadingOn { Progress(SillarString.loadingMore) }
        ProblemAlert(paged.nextProblem, retry: event(.endReached))
      }
    guard paged.isFound else {
      body = loading.body
      return
    }
    let found = Text<Event>(paged.found).style(.unseen).id("sillar.found")
    body = loading.body + [found]
  }
}

/// A field for a query of a ``Search``.
///
/// ```swift
/// func field(_ text: String) -> SearchField<SearchEvent> {
///   SearchField("Search notes", text, event: { $0 })
/// }
/// ```
public struct SearchField<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameters:
  ///   - placeholder: An example of a query.
  ///   - event: Makes the screen's event of an action on the field.
  public init(
    _ label: some Localizable, _ text: String, placeholder: some Localizable = "",
    event: @escaping (SearchEvent) -> Event
  ) {
    built =
      TextField(
        label, text: text, placeholder: placeholder, kind: .search, submit: event(.submitted),
        send: { event(.typed($0)) }
      ).built
  }
}
