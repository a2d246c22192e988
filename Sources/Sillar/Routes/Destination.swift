package import Foundation
public import SillarModel
package import SillarVocabulary

/// The screens that a coordinator shows for the addresses of one route.
///
/// ```swift
/// struct NoteRoute: Route {
///   let id: Int
///   static let path = Path("/notes/:id", \.id, make: Self.init)
/// }
///
/// func routes(_ note: @escaping (Int) -> Screen) -> [Destination] {
///   [Destination(NoteRoute.self, beneath: { _ in [] }) { route in note(route.id) }]
/// }
/// ```
@resultBuilder
public struct Destination {
  package let template: String
  let pattern: PathPattern
  /// A screen that was made for an address.
  package struct Opened {
    let beneath: [Address]
    package let screen: Screen
    /// The memory that the screen was made with.
    package var memory: (any Sendable)?
  }

  /// Makes the screen. Nil for an address of another route, and for one that the coordinator has no screen for.
  let open: (Address, Data?) throws -> Opened?
  /// Reads in advance what the screen at an address reads first; nil for a destination that says nothing of it.
  var readAhead: ((Address) -> (() async throws -> Void)?)?
  /// True for a modal, which links do not lead to.
  var isModal = false

  /// - Parameters:
  ///   - beneath: The routes of the screens beneath a screen that a link has opened, for Back; the lowest first.
  ///   - build: Makes the screen; nil when there is nothing at that address.
  public init<R: Route>(
    _ route: R.Type, beneath: @escaping (R) -> [any Route] = { _ in [] },
    build: @escaping (R) -> Screen?
  ) {
    template = R.path.template
    pattern = R.path.pattern
    open = { address, _ in
      guard let route = R(address), let screen = build(route) else { return nil }
      return Opened(beneath: beneath(route).map(\.address), screen: screen)
    }
  }

  /// A destination whose screen is read in advance: a host asks for it when the user touches what is linked to the route, so
  /// that the answer is under way, or there, when the tap follows.
  ///
  /// ```swift
  /// struct NoteRoute: Route {
  ///   let id: Int
  ///   static let path = Path("/notes/:id", \.id, make: Self.init)
  /// }
  ///
  /// func routes(
  ///   _ note: @escaping (Int) -> Screen, _ text: @escaping (Int) -> Readings<String>
  /// ) -> [Destination] {
  ///   [Destination(NoteRoute.self, ahead: { text($0.id) }, build: { note($0.id) })]
  /// }
  /// ```
  ///
  /// No screen is made for it, and no behavior hears of it.
  ///
  /// - Parameter ahead: The readings with which the screen begins, from a source whose readers share a request. They must
  ///   change nothing: the user may not go there.
  public init<R: Route, Value: Sendable>(
    _ route: R.Type, beneath: @escaping (R) -> [any Route] = { _ in [] },
    ahead: @escaping (R) -> Readings<Value>, build: @escaping (R) -> Screen?
  ) {
    self.init(route, beneath: beneath, build: build)
    readAhead = { address in
      guard let route = R(address) else { return nil }
      let readings = ahead(route)
      return { for try await _ in readings {} }
    }
  }

  /// A destination whose screen takes the memory of its presenter, because it cannot be built without: a game, a result.
  ///
  /// ```swift
  /// struct NoteRoute: Route {
  ///   let id: Int
  ///   static let path = Path("/notes/:id", \.id, make: Self.init)
  /// }
  ///
  /// func routes(_ note: @escaping (Int, String?) -> Screen) -> [Destination] {
  ///   [Destination(NoteRoute.self, restoring: String.self) { route, text in note(route.id, text) }]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - memory: The type of the presenter's ``Presenter/memory``.
  ///   - build: Makes the screen, with the memory in a window that is brought back, and without it for a link.
  public init<R: Route, Memory: Decodable & Sendable>(
    _ route: R.Type, restoring memory: Memory.Type,
    beneath: @escaping (R) -> [any Route] = { _ in [] },
    build: @escaping (R, Memory?) -> Screen?
  ) {
    template = R.path.template
    pattern = R.path.pattern
    open = { address, data in
      guard let route = R(address) else { return nil }
      let memory = try data.map { try JSONDecoder().decode(Memory.self, from: $0) }
      guard let screen = build(route, memory) else { return nil }
      return Opened(beneath: beneath(route).map(\.address), screen: screen, memory: memory)
    }
  }

  /// The screen above the stack with a route, in a window that is brought back. No link leads to it.
  ///
  /// ```swift
  /// struct NoteRoute: Route {
  ///   let id: Int
  ///   static let path = Path("/notes/:id", \.id, make: Self.init)
  /// }
  ///
  /// func routes(_ question: @escaping () -> Screen) -> [Destination] {
  ///   [Destination(modal: NoteRoute.self) { _ in question() }]
  /// }
  /// ```
  ///
  /// - Parameter build: Makes the screen; nil if it no longer has a reason.
  public init<R: Route>(modal route: R.Type, build: @escaping (R) -> Screen?) {
    self.init(route, build: build)
    isModal = true
  }

  init(template: String, pattern: PathPattern, build: @escaping (Address) -> Screen?) {
    self.template = template
    self.pattern = pattern
    open = { address, _ in
      guard pattern.texts(in: address) != nil, let screen = build(address) else { return nil }
      return Opened(beneath: [], screen: screen)
    }
  }
}

extension Module {
  /// Destinations that lead to another screen instead, for all routes of the module: in an app in which the user must
  /// sign in first, they lead to the form.
  ///
  /// ```swift
  /// func gate(_ modules: [Module], _ form: @escaping (_ wanted: String) -> Screen) -> [Destination] {
  ///   modules.flatMap { $0.destinations { form($0) } }
  /// }
  /// ```
  ///
  /// - Parameter build: Called with the link that was followed.
  public func destinations(build: @escaping (_ link: String) -> Screen?) -> [Destination] {
    zip(routes, routePatterns).map {
      Destination(template: $0, pattern: $1) { build($0.description) }
    }
  }
}

/// Lists a coordinator's destinations: its own and those of the coordinators that it holds.
///
/// ```swift
/// @Destination func routes(_ notes: Destination, _ payments: any Coordinator) -> [Destination] {
///   notes
///   payments.routes
/// }
/// ```
extension Destination {
  public static func buildExpression(_ destination: Destination) -> [Destination] { [destination] }
  public static func buildExpression(_ destinations: [Destination]) -> [Destination] {
    destinations
  }
  public static func buildBlock(_ parts: [Destination]...) -> [Destination] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Destination]?) -> [Destination] { part ?? [] }
  public static func buildEither(first part: [Destination]) -> [Destination] { part }
  public static func buildEither(second part: [Destination]) -> [Destination] { part }
}

extension [Destination] {
  /// The screens that a link leads to, from the bottom; nil when no destination has a screen for it. A coordinator shows
  /// with it the link that was followed before the user signed in.
  public func screens(for link: String) -> [Screen]? {
    Address(link).flatMap { screens(for: $0) }
  }

  package func screens(for address: Address) -> [Screen]? {
    let order = inOrder(isModal: false)
    func open(_ address: Address) -> Destination.Opened? {
      order.lazy.compactMap { try? $0.open(address, nil) }.first
    }
    guard let opened = open(address) else { return nil }
    return opened.beneath.compactMap { open($0)?.screen } + [opened.screen]
  }

  /// Reads in advance what the screen at an address reads first; nil where no destination says it.
  package func reading(ahead address: Address) -> (() async throws -> Void)? {
    inOrder(isModal: false).first { $0.pattern.texts(in: address) != nil }?.readAhead?(address)
  }

  /// The screen at an address in a window that is brought back; nil when no destination has one.
  ///
  /// - Throws: An error if the memory cannot be read.
  package func screen(
    for address: Address, isModal: Bool, restoring memory: Data?
  ) throws -> Destination.Opened? {
    for destination in inOrder(isModal: isModal) {
      if let opened = try destination.open(address, memory) { return opened }
    }
    return nil
  }

  /// Words before values: `/notes/new` is tried before `/notes/:id`.
  private func inOrder(isModal: Bool) -> [Destination] {
    filter { $0.isModal == isModal }
      .sorted { $0.pattern.segments.lexicographicallyPrecedes($1.pattern.segments) }
  }
}
