/// The entry point of a module: owns the navigation between its screens.
///
/// A coordinator pushes screens, is called by their presenters, and may hold and start other coordinators.
///
/// ```swift
/// final class NotesCoordinator: Coordinator {
///   private let navigator: Navigator
///   init(navigator: Navigator) { self.navigator = navigator }
///
///   func start() {
///     navigator.push(Screen("counter", view: CounterView(), presenter: CounterPresenter()))
///   }
/// }
/// ```
///
/// A presenter holds its coordinator strongly, so that the presenter's late work still finds it, even after the app has
/// replaced the whole flow. A coordinator holds screens and presenters weakly or not at all: only the navigator's stack
/// keeps them, so when a screen leaves the stack, no reference cycle remains.
public protocol Coordinator: AnyObject, SendableMetatype {
  /// Shows the module's first screen.
  func start()

  /// The screens of the module, each declared once; by default none. The ``Module`` takes their routes from here.
  static var destinations: [Destination<Self>] { get }

  /// The coordinators that this one holds, and whose screens have addresses too; by default none. The window opens links with
  /// the destinations of all; an address without one goes to ``open(_:)``.
  var children: [any Coordinator] { get }

  /// Shows the screen that a link leads to, in a window that may be empty.
  ///
  /// - Parameter path: Starts with `/`; a path within the app, without the prefix that its host adds.
  /// - Returns: False when the path does not belong to this module: the host then reports that.
  func open(_ path: String) -> Bool

  /// Decides what Back does. Answer ``BackAnswer/pop`` to let the window remove the topmost modal or screen, or
  /// ``BackAnswer/stay`` when nothing is to happen or the coordinator has handled Back itself.
  ///
  /// A coordinator with children asks the child whose screen is at the top.
  func back() -> BackAnswer

  /// Decides if the topmost screen goes when the user follows a link to another screen. By default the answer of
  /// ``back()``: implement it where Back has a meaning within a screen, such as the previous step of a form, or ends a
  /// flow.
  func leave() -> BackAnswer

  /// Runs as long as the window: for navigation that the user has not asked for, such as after a sign-out on another
  /// device. Cancelled when the window ends.
  func run() async
}

/// The answer of a coordinator to Back.
///
/// ```swift
/// func back(hasChanges: Bool) -> BackAnswer { hasChanges ? .stay : .pop }
/// ```
public enum BackAnswer: Sendable {
  case pop
  case stay
}

extension Coordinator {
  public static var destinations: [Destination<Self>] { [] }

  /// The routes of ``destinations`` that links lead to, for the ``Module``.
  public static var routes: [any Route.Type] {
    destinations.compactMap { destination in
      guard case .route(let route) = destination.kind, !route.isModal else { return nil }
      return route.route
    }
  }

  public var children: [any Coordinator] { [] }

  /// The root path starts the module; there are no others.
  public func open(_ path: String) -> Bool {
    guard path == "/" else { return false }
    start()
    return true
  }

  public func back() -> BackAnswer { .pop }

  public func leave() -> BackAnswer { back() }

  public func run() async {}
}
