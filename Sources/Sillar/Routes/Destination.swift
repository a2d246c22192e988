import Foundation
public import SillarModel
import SillarVocabulary

/// A screen of a module, declared once: its route, and how its coordinator makes it.
///
/// ```swift
/// struct NoteRoute: Route {
///   let id: Int
///   static let path = Path("/notes/:id", \.id, make: Self.init)
/// }
///
/// final class NotesCoordinator: Coordinator {
///   static let destinations: [Destination<NotesCoordinator>] = [
///     Destination(NoteRoute.self) { $0.note($1.id) }
///   ]
///
///   func start() {}
///   private func note(_ id: Int) -> Screen? { nil }
/// }
///
/// let notes = Module(name: "Notes", version: "1.0.0", routes: NotesCoordinator.routes)
/// ```
public struct Destination<Owner: Coordinator>: Sendable {
  typealias Open = @Sendable (Owner, Address, Data?) throws -> Destinations.Opened?
  typealias ReadAhead = @Sendable (Owner, Address) -> (() async throws -> Void)?

  struct OfRoute: Sendable {
    let route: any Route.Type
    let template: String
    let pattern: PathPattern
    /// True for a modal, which links do not lead to.
    let isModal: Bool
    /// Makes the screen. Nil for an address of another route, and for one that the coordinator has no screen for.
    let open: Open
    /// Reads in advance what the screen at an address reads first; nil for a destination that says nothing of it.
    let readAhead: ReadAhead?
  }

  enum Kind: Sendable {
    case route(OfRoute)
    /// Stands before the routes of modules.
    case gate(@Sendable (Owner) -> [Module], build: @Sendable (Owner, _ link: String) -> Screen?)
  }

  let kind: Kind

  private init<R: Route>(
    _ route: R.Type, isModal: Bool = false, readAhead: ReadAhead? = nil, open: @escaping Open
  ) {
    kind = .route(
      OfRoute(
        route: route, template: R.path.template, pattern: R.path.pattern, isModal: isModal,
        open: open, readAhead: readAhead))
  }

  /// - Parameters:
  ///   - beneath: The routes of the screens beneath a screen that a link has opened, for Back; the lowest first.
  ///   - build: Makes the screen; nil when there is nothing at that address.
  public init<R: Route>(
    _ route: R.Type, beneath: @escaping @Sendable (R) -> [any Route] = { _ in [] },
    build: @escaping @Sendable (Owner, R) -> Screen?
  ) {
    self.init(route, open: Self.opening(route, beneath, build))
  }

  private static func opening<R: Route>(
    _ route: R.Type, _ beneath: @escaping @Sendable (R) -> [any Route],
    _ build: @escaping @Sendable (Owner, R) -> Screen?
  ) -> Open {
    { owner, address, _ in
      guard let route = R(address), let screen = build(owner, route) else { return nil }
      return Destinations.Opened(beneath: beneath(route), screen: screen)
    }
  }

  /// A destination whose screen needs nothing of its route: `Destination(BasketRoute.self) { $0.basket() }`.
  ///
  /// - Parameter beneath: See ``init(_:beneath:build:)``.
  public init<R: Route>(
    _ route: R.Type, beneath: @escaping @Sendable (R) -> [any Route] = { _ in [] },
    build: @escaping @Sendable (Owner) -> Screen?
  ) {
    self.init(route, beneath: beneath, build: { owner, _ in build(owner) })
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
  /// final class NotesCoordinator: Coordinator {
  ///   private let text: (Int) -> Readings<String>
  ///
  ///   static let destinations: [Destination<NotesCoordinator>] = [
  ///     Destination(NoteRoute.self, ahead: { $0.text($1.id) }, build: { $0.note($1.id) })
  ///   ]
  ///
  ///   init(text: @escaping (Int) -> Readings<String>) { self.text = text }
  ///   func start() {}
  ///   private func note(_ id: Int) -> Screen? { nil }
  /// }
  /// ```
  ///
  /// No screen is made for it, and no behavior hears of it.
  ///
  /// - Parameter ahead: The readings with which the screen begins, from a source whose readers share a request. They must
  ///   change nothing: the user may not go there.
  public init<R: Route, Value: Sendable>(
    _ route: R.Type, beneath: @escaping @Sendable (R) -> [any Route] = { _ in [] },
    ahead: @escaping @Sendable (Owner, R) -> Readings<Value>,
    build: @escaping @Sendable (Owner, R) -> Screen?
  ) {
    self.init(
      route,
      readAhead: { owner, address in
        guard let route = R(address) else { return nil }
        let readings = ahead(owner, route)
        return { for try await _ in readings {} }
      }, open: Self.opening(route, beneath, build))
  }

  /// A destination whose screen takes the memory of its presenter, because it cannot be built without: a game, a result.
  ///
  /// ```swift
  /// struct GameRoute: Route {
  ///   static let path = Path("/game") { GameRoute() }
  /// }
  ///
  /// final class GameCoordinator: Coordinator {
  ///   static let destinations: [Destination<GameCoordinator>] = [
  ///     Destination(GameRoute.self, restoring: Int.self) { $0.game($1, stars: $2) }
  ///   ]
  ///
  ///   func start() {}
  ///   private func game(_ route: GameRoute, stars: Int?) -> Screen? { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - memory: The type of the presenter's ``Presenter/memory``.
  ///   - build: Makes the screen, with the memory in a window that is brought back, and without it for a link.
  public init<R: Route, Memory: Decodable & Sendable>(
    _ route: R.Type, restoring memory: Memory.Type,
    beneath: @escaping @Sendable (R) -> [any Route] = { _ in [] },
    build: @escaping @Sendable (Owner, R, Memory?) -> Screen?
  ) {
    self.init(route) { owner, address, data in
      guard let route = R(address) else { return nil }
      let memory = try data.map { try JSONDecoder().decode(Memory.self, from: $0) }
      guard let screen = build(owner, route, memory) else { return nil }
      return Destinations.Opened(beneath: beneath(route), screen: screen, memory: memory)
    }
  }

  /// The screen above the stack with a route, in a window that is brought back. No link leads to it.
  ///
  /// ```swift
  /// struct LeaveRoute: Route {
  ///   static let path = Path("/leave") { LeaveRoute() }
  /// }
  ///
  /// final class GameCoordinator: Coordinator {
  ///   static let destinations: [Destination<GameCoordinator>] = [
  ///     Destination(modal: LeaveRoute.self) { $0.question(at: $1) }
  ///   ]
  ///
  ///   func start() {}
  ///   private func question(at route: LeaveRoute) -> Screen? { nil }
  /// }
  /// ```
  ///
  /// - Parameter build: Makes the screen; nil if it no longer has a reason.
  public init<R: Route>(
    modal route: R.Type, build: @escaping @Sendable (Owner, R) -> Screen?
  ) {
    self.init(route, isModal: true, open: Self.opening(route, { _ in [] }, build))
  }

  /// A screen that is shown instead of those of modules: in an app in which the user must sign in first, the form.
  ///
  /// ```swift
  /// final class GateCoordinator: Coordinator {
  ///   private let modules: [Module] = []
  ///   private let isSignedIn = false
  ///
  ///   static let destinations: [Destination<GateCoordinator>] = [
  ///     Destination(
  ///       gate: { $0.isSignedIn ? [] : $0.modules }, build: { $0.form(before: $1) })
  ///   ]
  ///
  ///   func start() {}
  ///
  ///   private func form(before link: String) -> Screen {
  ///     Screen("form", view: CounterView(), presenter: CounterPresenter())
  ///   }
  /// }
  /// ```
  ///
  /// While the gate is closed, the coordinators of these modules are not among the ``Coordinator/children``.
  ///
  /// - Parameters:
  ///   - modules: The modules whose routes lead to the screen now; none while the gate is open.
  ///   - build: Called with the link that was followed.
  public init(
    gate modules: @escaping @Sendable (Owner) -> [Module],
    build: @escaping @Sendable (Owner, _ link: String) -> Screen?
  ) {
    kind = .gate(modules, build: build)
  }
}
