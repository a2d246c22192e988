/// Holds the state of one screen and turns events into state.
///
/// A presenter is a plain class: no isolation, not `Sendable`, no tasks of its own. The window that its screen
/// is in confines it, calls it and cancels what it started. Mark it `@Observable`, so that its window knows
/// when what was drawn has changed.
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
/// Its target needs the upcoming feature `NonisolatedNonsendingByDefault`. With it,
/// two things that the compiler lets pass leave the window, and a debug build stops where a presenter is then changed:
/// the body of a task group or of `withTaskCancellationHandler`, and, in Swift 6.3, an `async` closure with a capture
/// list such as `[weak self]` ([swiftlang/swift#87097](https://github.com/swiftlang/swift/issues/87097)). Let the group
/// return or stream what it found, and call methods.
public protocol Presenter<State, Event>: AnyObject {
  /// What the view draws.
  associatedtype State: Equatable & Sendable
  /// What the view can send.
  associatedtype Event: Sendable

  /// The screen as it is now. May be computed, from a parent's ``Driver`` for example.
  var state: State { get }

  /// Does what the event asks for. Several may be under way at once, each as a task that is cancelled when the
  /// screen unloads: after an `await`, look whether what you knew still holds.
  func handle(_ event: Event) async

  /// Lives as long as the screen is loaded: loads what it shows, listens to what changes. Cancelled when the
  /// screen unloads.
  func run() async

  /// Lives as long as the screen is to be seen: for what is only worth doing then, such as a countdown, or
  /// bringing up to date what another screen may have changed. Started when the screen appears, each time;
  /// cancelled when another covers it, and when it unloads. A modal covers nothing.
  func runWhileVisible() async
}

extension Presenter {
  public func run() async {}
  public func runWhileVisible() async {}
}
