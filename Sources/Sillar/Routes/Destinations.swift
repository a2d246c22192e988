package import Foundation
package import SillarVocabulary

/// The screens of a coordinator by their addresses: its own, and those of the coordinators that it holds.
package struct Destinations {
  /// A screen that was made for an address.
  package struct Opened {
    let beneath: [any Route]
    package let screen: Screen
    /// The memory that the screen was made with.
    package var memory: (any Sendable)?
  }

  /// A destination of one coordinator.
  private struct Entry {
    let template: String
    let pattern: PathPattern
    let isModal: Bool
    let open: (Address, Data?) throws -> Opened?
    let readAhead: (Address) -> (() async throws -> Void)?
  }

  private var entries: [Entry] = []

  package init(of coordinator: any Coordinator) { add(coordinator) }

  private mutating func add(_ coordinator: some Coordinator) {
    for destination in type(of: coordinator).destinations {
      switch destination.kind {
      case .route(let route):
        entries.append(
          Entry(
            template: route.template, pattern: route.pattern, isModal: route.isModal,
            open: { try route.open(coordinator, $0, $1) },
            readAhead: { route.readAhead?(coordinator, $0) }))
      case .gate(let modules, let build):
        for route in modules(coordinator).flatMap(\.routeTypes) {
          add(route) { build(coordinator, $0.description) }
        }
      }
    }
    for child in coordinator.children { add(child) }
  }

  /// Adds a screen that is shown instead of a route's own, or that no coordinator has.
  package mutating func add<R: Route>(_ route: R.Type, build: @escaping (Address) -> Screen?) {
    let pattern = R.path.pattern
    entries.append(
      Entry(
        template: R.path.template, pattern: pattern, isModal: false,
        open: { address, _ in
          guard pattern.texts(in: address) != nil, let screen = build(address) else { return nil }
          return Opened(beneath: [], screen: screen)
        }, readAhead: { _ in nil }))
  }

  /// The screens that an address leads to, from the bottom; nil when no destination has a screen for it.
  package func screens(for address: Address) -> [Screen]? {
    let order = inOrder(isModal: false)
    func open(_ address: Address) -> Opened? {
      order.lazy.compactMap { try? $0.open(address, nil) }.first
    }
    guard let opened = open(address) else { return nil }
    return opened.beneath.compactMap { open($0.address)?.screen } + [opened.screen]
  }

  /// Reads in advance what the screen at an address reads first; nil where no destination says it.
  package func reading(ahead address: Address) -> (() async throws -> Void)? {
    inOrder(isModal: false).first { $0.pattern.texts(in: address) != nil }?.readAhead(address)
  }

  /// The screen at an address in a window that is brought back; nil when no destination has one.
  ///
  /// - Throws: An error if the memory cannot be read.
  package func screen(
    for address: Address, isModal: Bool, restoring memory: Data?
  ) throws -> Opened? {
    for destination in inOrder(isModal: isModal) {
      if let opened = try destination.open(address, memory) { return opened }
    }
    return nil
  }

  /// The templates of the routes that are opened.
  package var templates: Set<String> { Set(entries.map(\.template)) }

  /// Words before values: `/notes/new` is tried before `/notes/:id`.
  private func inOrder(isModal: Bool) -> [Entry] {
    entries.filter { $0.isModal == isModal }
      .sorted { $0.pattern.segments.lexicographicallyPrecedes($1.pattern.segments) }
  }
}

extension Coordinator {
  /// The screens that a link leads to, from the bottom; nil when no destination has a screen for it. A coordinator shows
  /// with it the link that was followed before the user signed in.
  public func screens(for link: String) -> [Screen]? {
    Address(link).flatMap { Destinations(of: self).screens(for: $0) }
  }
}
