/// Tells a ``Tracker`` which screens are seen, and on which of them users do something; never what.
///
/// The first thing that a user does is told, each time a screen appears, and no other: from a number of events one could
/// tell how long it is what they typed.
///
/// ```swift
/// func behaviors(_ tracker: Tracker) -> [any Behavior] { [ScreenTracking(tracker: tracker)] }
/// ```
public final class ScreenTracking: Behavior {
  private let tracker: Tracker
  /// The screen on which the user has done something since it appeared.
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
