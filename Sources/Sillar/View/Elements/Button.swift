/// Sends an event when it is pressed.
///
/// ```swift
/// func actions() -> Node<CounterEvent> { Button("Tap me", .primary, send: .tapped).node }
/// ```
public struct Button<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init(_ title: String, _ role: ButtonRole = .secondary, send event: Event) {
    node = Node(.button(title, role), actions: NodeActions(event: event))
  }
}

/// Leads to an address: a path of this app, which opens in the same window, or another site's.
///
/// ```swift
/// func help() -> Node<CounterEvent> { Link("How it works", to: "/help").node }
/// ```
///
/// Only relative, `http` and `https` addresses are links; of any other, hosts show the title alone.
public struct Link<Event: Sendable>: Element {
  public let node: Node<Event>

  @inlinable public init(_ title: String, to destination: String) {
    node = Node(.link(title, destination: destination))
  }
}
