import SillarVocabulary

/// A button that sends an event when it is pressed.
///
/// ```swift
/// func actions() -> Button<CounterEvent> { Button("Tap me", .primary, send: .tapped) }
/// ```
public struct Button<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(
    _ title: some Localizable, _ role: ButtonRole = .secondary, send event: Event
  ) {
    built = Node(title, actions: NodeActions(event: event)) { .button($0, role) }
  }
}

/// A link to an address: a path of this app, which opens in the same window, or the URL of another site.
///
/// ```swift
/// func help() -> Link<CounterEvent> { Link("How it works", to: "/help") }
/// ```
///
/// Only relative, `http` and `https` addresses are links; for any other address, hosts show the title alone.
public struct Link<Event: Equatable & Sendable>: ViewPart {
  public let built: Node<Event>

  @inlinable public init(_ title: some Localizable, to destination: String) {
    built = Node(title) { .link($0, destination: destination) }
  }

  /// A link to a screen of this app.
  @inlinable public init(_ title: some Localizable, to route: some Route) {
    self.init(title, to: route.link)
  }

  /// Hands the address of a screen of this app on to others: a phone asks with which of its apps. A device that cannot do that
  /// copies the address, and says so.
  ///
  /// ```swift
  /// func share(_ film: some Route) -> Link<CounterEvent> { Link(sharing: film) }
  /// ```
  ///
  /// Share a screen that everybody may see: the link opens nothing that needs an account of its receiver.
  @inlinable public init(sharing route: some Route) {
    let link = route.link
    built = Node(SillarString.share) { .link($0, destination: link, isShared: true) }
  }
}
