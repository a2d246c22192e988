/// The way into a module: owns the navigation between its screens.
///
/// A coordinator pushes screens, hears from their presenters through protocols of its module, and may hold and
/// start other coordinators. See ``Navigator`` for an example.
///
/// A presenter holds its coordinator strongly, so that whatever it still does finds it, also after the app has
/// replaced the whole flow. A coordinator holds screens and presenters weakly or not at all: the navigator's stack
/// alone keeps them, and when a screen leaves it nothing is left that holds the two to each other.
public protocol Coordinator: AnyObject {
  /// Shows the module's first screen.
  func start()

  /// What the addresses of the module's routes lead to. The window opens links with it; what is at none of them is left
  /// to ``open(_:)``.
  @RouteBuilder var routes: [Destination] { get }

  /// Shows what a link leads to, from a window that may be empty.
  ///
  /// - Parameter path: Starts with `/`; the app's own, without what its host puts before it.
  /// - Returns: False when the path is not one of this module's: the host then says so.
  func open(_ path: String) -> Bool

  /// The user wants to go back. Answer ``BackAnswer/pop`` to let the window take the topmost modal or screen
  /// away, ``BackAnswer/stay`` when nothing shall happen, or when you have seen to it.
  ///
  /// A coordinator with children asks the one whose screen is at the top.
  func back() -> BackAnswer

  /// The user follows a link to a screen further down, so that the topmost one is to go. The answer to
  /// ``back()`` unless you give another: do where Back has a meaning within a screen, such as a form's step before.
  func leave() -> BackAnswer

  /// Lives as long as the window: for what changes where its user is without their doing, such as that they were
  /// signed out elsewhere. Cancelled when the window ends.
  func run() async
}

/// What a coordinator says to Back.
public enum BackAnswer: Sendable {
  case pop
  case stay
}

extension Coordinator {
  public var routes: [Destination] { [] }

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
