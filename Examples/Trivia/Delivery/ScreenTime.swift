public import Sillar

/// Measures how long each screen was to be seen, and reports it when the screen disappears.
///
/// ```swift
/// let behaviour = ScreenTime(clock: ContinuousClock()) { screen, time in
///   print("\(screen) was visible for \(time)")
/// }
/// ```
public final class ScreenTime<C: Clock>: Behaviour where C.Duration == Duration {
  private let clock: C
  private let report: (_ screen: String, _ time: Duration) -> Void
  private var appearances: [ObjectIdentifier: C.Instant] = [:]

  public init(clock: C, report: @escaping (_ screen: String, _ time: Duration) -> Void) {
    self.clock = clock
    self.report = report
  }

  public func viewDidAppear(_ screen: Screen) {
    appearances[ObjectIdentifier(screen)] = clock.now
  }

  public func viewDidDisappear(_ screen: Screen) {
    guard let appearance = appearances.removeValue(forKey: ObjectIdentifier(screen)) else { return }
    report(screen.name, appearance.duration(to: clock.now))
  }
}
