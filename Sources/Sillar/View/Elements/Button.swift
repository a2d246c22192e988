/// Sends an event when it is pressed.
///
/// ```swift
/// func actions() -> Node<CounterEvent> { Button("Tap me", .primary, send: .tapped).node }
/// ```
public struct Button<Event: Sendable>: Element {
  private let title: String
  private let role: ButtonRole
  private let event: Event

  public init(_ title: String, _ role: ButtonRole = .secondary, send event: Event) {
    self.title = title
    self.role = role
    self.event = event
  }

  public var node: Node<Event> {
    Node(.button(title, role), actions: NodeActions(event: event))
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
  private let title: String
  private let destination: String

  public init(_ title: String, to destination: String) {
    self.title = title
    self.destination = destination
  }

  public var node: Node<Event> { Node(.link(title, destination: destination)) }
}
