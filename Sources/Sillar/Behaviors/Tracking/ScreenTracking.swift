import SillarVocabulary

/// Notes which screens are visible and for how long, and on which screens the user acts, never what the user does.
///
/// It notes only the first action after each appearance of a screen: the number of events would reveal the length of a
/// typed text.
final class ScreenTracking: Behavior {
  private let tracker: Tracker
  private let elapsed: ElapsedTime
  /// The screen on which the user has acted since it appeared.
  private weak var used: Screen?
  private var appearances: [ObjectIdentifier: Duration] = [:]

  init(_ tracker: Tracker, clock: any Clock<Duration>) {
    self.tracker = tracker
    elapsed = ElapsedTime(clock)
  }

  func viewDidAppear(_ screen: Screen) {
    if used === screen { used = nil }
    appearances[ObjectIdentifier(screen)] = elapsed()
    note("screen-appeared", screen)
  }

  func viewDidDisappear(_ screen: Screen) {
    let appearance = appearances.removeValue(forKey: ObjectIdentifier(screen))
    note("screen-disappeared", screen, duration: appearance.map { elapsed() - $0 })
  }

  func userDidAct(_ screen: Screen) {
    tracker.expectRun()
    guard used !== screen else { return }
    used = screen
    note("user-acted", screen)
  }

  private func note(_ name: String, _ screen: Screen, duration: Duration? = nil) {
    tracker.note(TrackingEvent(name: name, screen: screen.name, duration: duration))
  }
}
