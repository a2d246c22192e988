/// Elements side by side. With an event, the row is tapped as a whole.
///
/// ```swift
/// func line(_ name: String) -> Row<CounterEvent> {
///   Row(send: .tapped) {
///     Text(name)
///     Badge("New")
///   }
/// }
/// ```
public struct Row<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(@NodeBuilder<Event> _ content: () -> [Node<Event>]) {
    built = Node(.row, children: content())
  }

  /// A row that is tapped as a whole. Nothing in it sends an event: a button in it does not compile.
  @inlinable public init(
    send event: Event, @NodeBuilder<Never> _ content: () -> [Node<Never>]
  ) {
    built = Node(.row, tapped: event, content())
  }
}

/// Elements one below the other. With an event, the column is tapped as a whole.
///
/// ```swift
/// func stack() -> Column<CounterEvent> {
///   Column {
///     Text("First")
///     Text("Second")
///   }
/// }
/// ```
public struct Column<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(@NodeBuilder<Event> _ content: () -> [Node<Event>]) {
    built = Node(.column, children: content())
  }

  /// A column that is tapped as a whole. Nothing in it sends an event: a button in it does not compile.
  @inlinable public init(
    send event: Event, @NodeBuilder<Never> _ content: () -> [Node<Never>]
  ) {
    built = Node(.column, tapped: event, content())
  }
}

/// Elements in cells of equal width, as many side by side as fit.
///
/// ```swift
/// func posters(_ names: [String]) -> Grid<CounterEvent> {
///   Grid(minimumWidth: 140) {
///     for name in names { Picture(.stored(name), description: name) }
///   }
/// }
/// ```
public struct Grid<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameter minimumWidth: The least width of a cell, in points.
  @inlinable public init(
    minimumWidth: Int = 160, @NodeBuilder<Event> _ content: () -> [Node<Event>]
  ) {
    built = Node(.grid(minimumWidth: max(1, minimumWidth)), children: content())
  }
}

/// Elements that belong together, set apart from the rest. With an event, the card is tapped as a whole.
///
/// ```swift
/// func summary() -> Card<CounterEvent> {
///   Card { Text("12 taps today") }
/// }
/// ```
public struct Card<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(@NodeBuilder<Event> _ content: () -> [Node<Event>]) {
    built = Node(.card, children: content())
  }

  /// A card that is tapped as a whole. Nothing in it sends an event: a button in it does not compile.
  @inlinable public init(
    send event: Event, @NodeBuilder<Never> _ content: () -> [Node<Never>]
  ) {
    built = Node(.card, tapped: event, content())
  }
}

/// A part of a screen with its own heading.
///
/// ```swift
/// func scores() -> Section<CounterEvent> {
///   Section("Scores") { Text("Best: 7") }
/// }
/// ```
public struct Section<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(@NodeBuilder<Event> _ content: () -> [Node<Event>]) {
    built = Node(.section(title: nil), children: content())
  }

  @inlinable public init(
    _ title: some Localizable, @NodeBuilder<Event> _ content: () -> [Node<Event>]
  ) {
    built = Node(title, children: content()) { .section(title: $0) }
  }
}
