/// Measures how long each screen is visible, and reports it when the screen disappears.
///
/// ```swift
/// let behavior = ScreenTime(clock: ContinuousClock()) { screen, time in
///   print("\(screen) was visible for \(time)")
/// }
/// ```
public final class ScreenTime: Behavior {
  private let elapsed: ElapsedTime
  private let report: (_ screen: String, _ time: Duration) -> Void
  private var appearances: [ObjectIdentifier: Duration] = [:]

  public init(
    clock: any Clock<Duration>, report: @escaping (_ screen: String, _ time: Duration) -> Void
  ) {
    elapsed = ElapsedTime(clock)
    self.report = report
  }

  public func viewDidAppear(_ screen: Screen) {
    appearances[ObjectIdentifier(screen)] = elapsed()
  }

  public func viewDidDisappear(_ screen: Screen) {
    guard let appearance = appearances.removeValue(forKey: ObjectIdentifier(screen)) else { return }
    report(screen.name, elapsed() - appearance)
  }
}
