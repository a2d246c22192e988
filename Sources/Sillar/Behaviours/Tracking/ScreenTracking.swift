/// Tells a ``Tracker`` which screens are seen, and where users do something; never what.
///
/// ```swift
/// func behaviours(_ tracker: Tracker) -> [any Behaviour] { [ScreenTracking(tracker: tracker)] }
/// ```
public final class ScreenTracking: Behaviour {
  private let tracker: Tracker

  public init(tracker: Tracker) { self.tracker = tracker }

  public func viewDidAppear(_ screen: Screen) { note("screen-appeared", screen) }
  public func viewDidDisappear(_ screen: Screen) { note("screen-disappeared", screen) }
  public func userDidAct(_ screen: Screen) { note("user-acted", screen) }

  private func note(_ name: String, _ screen: Screen) {
    tracker.note(TrackingEvent(name: name, screen: screen.name))
  }
}
