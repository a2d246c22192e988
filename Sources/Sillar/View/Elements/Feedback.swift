import SillarVocabulary

/// The progress of ongoing work.
///
/// A window counts as busy while a progress of unknown length is visible: a test, and the first page of a browser, wait
/// for it, up to a limit.
///
/// ```swift
/// @NodeBuilder<CounterEvent> func pictures(_ done: Int, of all: Int) -> [Node<CounterEvent>] {
///   Progress("Loading topics")
///   Progress("Fetching pictures", fraction: Double(done) / Double(max(1, all)))
/// }
/// ```
public struct Progress<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  /// - Parameter fraction: The completed part, from 0 to 1; nil when the length is unknown.
  public init(_ label: some Localizable, fraction: Double? = nil) {
    let fraction = fraction.map { $0.isNaN ? 0 : min(max(0, $0), 1) }
    built = Node(label) { .progress($0, fraction: fraction) }
  }
}

/// A message that the user must see now, with the actions that are possible.
///
/// ```swift
/// func failure(_ message: String) -> Alert<CounterEvent> {
///   Alert("That did not work", message, .error) { Button("Try again", send: .tapped) }
/// }
/// ```
///
/// For a question that must be answered first, present a screen with ``Navigator/present(_:)``.
public struct Alert<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init(
    _ title: some Localizable, _ message: some Localizable = "",
    _ role: AlertRole = .information, @NodeBuilder<Event> actions: () -> [Node<Event>] = { [] }
  ) {
    let (title, message) = (title.localized, message.localized)
    built = Node(texts: [title, message], children: actions()) { write in
      .alert(title: write(title), message: write(message), role)
    }
  }
}

/// A message in place of an empty list: why the list is empty, and what to do.
///
/// ```swift
/// func nothing() -> EmptyState<CounterEvent> {
///   EmptyState("No games yet", "Your games will be listed here.") {
///     Button("Play", .primary, send: .tapped)
///   }
/// }
/// ```
public struct EmptyState<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init(
    _ title: some Localizable, _ message: some Localizable = "",
    @NodeBuilder<Event> actions: () -> [Node<Event>] = { [] }
  ) {
    let (title, message) = (title.localized, message.localized)
    built = Node(texts: [title, message], children: actions()) { write in
      .emptyState(title: write(title), message: write(message))
    }
  }
}

/// The place of a child screen, by the child's name in the parent ``Screen``.
///
/// The child appears when its place does and disappears with it; it stays loaded as long as its parent.
/// Its events go to its own presenter.
///
/// ```swift
/// func results() -> ChildScreen<CounterEvent> { ChildScreen("results") }
/// ```
public struct ChildScreen<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  public init(_ name: String) { built = Node(.screen(name: name), key: .string(name)) }
}
