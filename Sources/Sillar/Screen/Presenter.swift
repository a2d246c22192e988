/// Holds the state of one screen and turns events into state.
///
/// A presenter is a plain class: no isolation, not `Sendable`, no tasks of its own. Its screen's window confines it,
/// calls it and cancels what it started. Mark it `@Observable`, so that the window knows when to redraw.
///
/// ```swift
/// @Observable final class CounterPresenter: Presenter {
///   private(set) var state = CounterState()
///
///   func handle(_ event: CounterEvent) async {
///     switch event {
///     case .tapped: state.taps += 1
///     default: break
///     }
///   }
/// }
/// ```
///
/// In a test, `await presenter.handle(.tapped)` returns when everything that the event caused is done.
///
/// The presenter's target needs the upcoming feature `NonisolatedNonsendingByDefault`. Even with it, the compiler
/// accepts two constructs that leave the window: the body of a task group or of `withTaskCancellationHandler`, and, in
/// Swift 6.3, an `async` closure with a capture list such as `[weak self]`
/// ([swiftlang/swift#87097](https://github.com/swiftlang/swift/issues/87097)). A debug build stops where one of them
/// changes a presenter, and says which; `sillar check` finds the closures whose list has `self` (`confine` in
/// `sillar.rules`). Let the group return or stream its results, and call methods.
public protocol Presenter<State, Event>: AnyObject {
  /// The state that the view draws.
  associatedtype State: Equatable & Sendable
  /// The events that the view can send. A control whose event is no longer equal has become another control, and a tap
  /// on the former one is refused.
  associatedtype Event: Equatable & Sendable
  /// The type of ``memory``; `Never` for a presenter without one.
  associatedtype Memory: Codable & Sendable = Never

  /// The screen as it is now. May be computed, from a parent's ``Driver`` for example.
  var state: State { get }

  /// Handles an event. Several events may be in progress at once, each in a task that is cancelled when the screen
  /// unloads: after an `await`, check that what you knew is still true. A page without a script is drawn when it has
  /// returned, so a countdown belongs in ``runWhileVisible()``.
  func handle(_ event: Event) async

  /// Runs while the screen is loaded: loads what it shows, listens for changes. Cancelled when the screen unloads.
  func run() async

  /// Runs while the screen is visible: for work that is useful only then, such as a countdown, or a refresh of what
  /// another screen may have changed. Started each time the screen appears; cancelled when another screen covers it,
  /// and when it unloads. A modal does not cover it.
  func runWhileVisible() async

  /// The state that brings the screen back in a window that goes on in another process: a game, a form, a position. Nil
  /// if there is nothing to keep. Read each time that the window is saved, so it must be small, and must not contain secrets.
  ///
  /// ```swift
  /// @Observable final class DraftPresenter: Presenter {
  ///   private(set) var state = ""
  ///   var memory: String? { state }
  ///
  ///   func restore(_ memory: String) { state = memory }
  ///   func handle(_ event: CounterEvent) async {}
  /// }
  /// ```
  ///
  /// Texts in fields come back without it, unless the presenter has a memory: the window then leaves them to the
  /// presenter. A screen that cannot be built without its memory takes it from
  /// ``Destination/init(_:restoring:beneath:build:)``.
  var memory: Memory? { get }

  /// Takes back a ``memory``, before the screen is loaded. It is input: its file may be damaged. By default it does nothing.
  func restore(_ memory: Memory)
}

extension Presenter where Memory == Never {
  public var memory: Never? { nil }
}

extension Presenter {
  public func restore(_ memory: Memory) {}
  public func run() async {}
  public func runWhileVisible() async {}
}
