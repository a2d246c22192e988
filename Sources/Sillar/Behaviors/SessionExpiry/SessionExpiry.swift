/// Locks a window in which nobody has done anything for a while: another screen covers all that is on it and says so.
///
/// ```swift
/// func lock(_ context: ModuleContext) -> any Behavior {
///   SessionExpiry(after: .seconds(600), clock: ContinuousClock(), in: context)
/// }
/// ```
///
/// Nothing is lost: what lies beneath stays loaded. The screen of its own that it brings opens the window again with
/// one button, for whoever presses it. An app that knows who its users are gives one that asks who is there, and asks
/// at the start of each window too: a new one is not locked.
public final class SessionExpiry: Behavior {
  private let limit: Duration
  private let clock: any Clock<Duration>
  private let elapsed: ElapsedTime
  private let navigator: Navigator
  private let makeCover: (_ unlock: @escaping () -> Void) -> Screen
  private var lastAct: Duration

  /// - Parameters:
  ///   - limit: How long nobody has to have done anything; a second at least.
  ///   - cover: Makes the screen of a locked window; it calls `unlock` when the window may be seen again.
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

/// The key of how long a window may be left alone before it is locked; nil for as long as one likes.
public enum SessionExpiryKey: DefaultedConfigurationKey {
  public static let name = "session.expires-after"
  public static let summary = "How long nobody has to have done anything before a window is locked."
  public static let defaultValue: Duration? = nil
}
