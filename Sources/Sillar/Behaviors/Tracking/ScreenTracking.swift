/// Reports to a ``Tracker`` which screens are visible and on which screens the user acts, never what the user does.
///
/// Reports only the first action after each appearance of a screen: the number of events would reveal the length of a
/// typed text.
///
/// ```swift
/// func behaviors(_ tracker: Tracker) -> [any Behavior] { [ScreenTracking(tracker: tracker)] }
/// ```
public final class ScreenTracking: Behavior {
  private let tracker: Tracker
  /// The screen on which the user has acted since it appeared.
  private weak var used: Screen?

  public init(tracker: Tracker) { self.tracker = tracker }

  public func viewDidAppear(_ screen: Screen) {
    if used === screen { used = nil }
    note("screen-appeared", screen)
  }

  public func viewDidDisappear(_ screen: Screen) { note("screen-disappeared", screen) }

  public func userDidAct(_ screen: Screen) {
    guard used !== screen else { return }
    used = screen
    note("user-acted", screen)
  }

  private func note(_ name: String, _ screen: Screen) {
    tracker.note(TrackingEvent(name: name, screen: screen.name))
  }
}
