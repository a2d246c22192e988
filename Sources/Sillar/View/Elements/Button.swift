/// A button that sends an event when it is pressed.
///
/// ```swift
/// func actions() -> Node<CounterEvent> { Button("Tap me", .primary, send: .tapped).node }
/// ```
public struct Button<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init(
    _ title: some Localizable, _ role: ButtonRole = .secondary, send event: Event
  ) {
    node = Node(title, actions: NodeActions(event: event)) { .button($0, role) }
  }
}

/// A link to an address: a path of this app, which opens in the same window, or the URL of another site.
///
/// ```swift
/// func help() -> Node<CounterEvent> { Link("How it works", to: "/help").node }
/// ```
///
/// Only relative, `http` and `https` addresses are links; for any other address, hosts show the title alone.
public struct Link<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init(_ title: some Localizable, to destination: String) {
    node = Node(title) { .link($0, destination: destination) }
  }

  /// A link to a screen of this app.
  @inlinable public init(_ title: some Localizable, to route: some Route) {
    self.init(title, to: route.address.description)
  }
}
