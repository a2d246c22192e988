/// Work that goes on.
///
/// A window counts as busy while a progress of unknown length is on its screen: a test, and the first page of a
/// browser, wait for it, up to a limit.
///
/// ```swift
/// func loading() -> Node<CounterEvent> { Progress("Loading topics").node }
/// func pictures(_ done: Int, of all: Int) -> Node<CounterEvent> {
///   Progress("Fetching pictures", fraction: Double(done) / Double(max(1, all))).node
/// }
/// ```
public struct Progress<Event: Sendable>: Element {
  public let node: Node<Event>

  /// - Parameter fraction: What is done, from 0 to 1; nil where the length is unknown.
  public init(_ label: some Localizable, fraction: Double? = nil) {
    let fraction = fraction.map { $0.isNaN ? 0 : min(max(0, $0), 1) }
    node = Node(label) { .progress($0, fraction: fraction) }
  }
}

/// Something that the user must know now, and what they can do about it.
///
/// ```swift
/// func failure(_ message: String) -> Node<CounterEvent> {
///   Alert("That did not work", message, .error) { Button("Try again", send: .tapped) }.node
/// }
/// ```
///
/// For a question that must be answered first, present a screen with ``Navigator/present(_:)``.
public struct Alert<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(
    _ title: some Localizable, _ message: some Localizable = "",
    _ role: AlertRole = .information, @NodeBuilder<Event> actions: () -> [Node<Event>] = { [] }
  ) {
    let (title, message) = (title.localized, message.localized)
    node = Node(texts: [title, message], children: actions()) { write in
      .alert(AlertContent(title: write(title), message: write(message), role: role))
    }
  }
}

/// What stands where a list would be, when there is nothing in it: why, and what to do.
///
/// ```swift
/// func nothing() -> Node<CounterEvent> {
///   EmptyState("No games yet", "Your games will be listed here.") {
///     Button("Play", .primary, send: .tapped)
///   }.node
/// }
/// ```
public struct EmptyState<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(
    _ title: some Localizable, _ message: some Localizable = "",
    @NodeBuilder<Event> actions: () -> [Node<Event>] = { [] }
  ) {
    let (title, message) = (title.localized, message.localized)
    node = Node(texts: [title, message], children: actions()) { write in
      .emptyState(EmptyStateContent(title: write(title), message: write(message)))
    }
  }
}

/// The place of a child screen, by the name under which the parent ``Screen`` has it.
///
/// The child appears when its place does and disappears with it; it stays loaded as long as its parent.
/// Its events go to its own presenter.
///
/// ```swift
/// func results() -> Node<CounterEvent> { ChildScreen("results").node }
/// ```
public struct ChildScreen<Event: Sendable>: Element {
  public let node: Node<Event>

  public init(_ name: String) { node = Node(.screen(name: name), key: .string(name)) }
}
