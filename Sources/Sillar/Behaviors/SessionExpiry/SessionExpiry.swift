/// Locks a window after a time without user activity: a lock screen covers the window's contents.
///
/// ```swift
/// func lock(_ context: ModuleContext) -> any Behavior {
///   SessionExpiry(after: .seconds(600), clock: ContinuousClock(), in: context)
/// }
/// ```
///
/// No data is lost: the covered screens stay loaded. The default lock screen has one button, which unlocks the window
/// for any user. An app with user accounts supplies a screen that asks the user to sign in, and asks at the start of
/// each window too: a new window is not locked.
public final class SessionExpiry: Behavior {
  private let limit: Duration
  private let clock: any Clock<Duration>
  private let elapsed: ElapsedTime
  private let navigator: Navigator
  private let makeCover: (_ unlock: @escaping () -> Void) -> Screen
  private var lastAct: Duration

  /// - Parameters:
  ///   - limit: The time without user activity before the window is locked; at least one second.
  ///   - cover: Makes the lock screen. The screen calls `unlock` to show the window again.
  public init(
    after limit: Duration, clock: any Clock<Duration>, in context: ModuleContext,
    cover: ((_ unlock: @escaping () -> Void) -> Screen)? = nil
  ) {
    self.limit = max(limit, .seconds(1))
    self.clock = clock
    elapsed = ElapsedTime(clock)
    navigator = context.navigator
    makeCover = cover ?? { LockedView.screen(unlock: $0) }
    lastAct = elapsed()
  }

  public func userDidAct(_ screen: Screen) { lastAct = elapsed() }

  public func run() async {
    while !Task.isCancelled {
      if navigator.cover == nil, elapsed() - lastAct >= limit { lock() }
      let rest = navigator.cover == nil ? limit - (elapsed() - lastAct) : limit
      guard (try? await clock.sleep(for: rest)) != nil else { return }
    }
  }

  private func lock() {
    navigator.cover(with: makeCover { [weak self] in self?.unlock() })
  }

  private func unlock() {
    lastAct = elapsed()
    navigator.uncover()
  }
}
