import SillarVocabulary

/// Locks an app for its visitor after a time without user activity: a lock screen covers the contents of each window.
///
/// ```swift
/// func lock(_ context: ModuleContext) -> any Behavior {
///   SessionExpiry(after: .seconds(600), clock: ContinuousClock(), in: context)
/// }
/// ```
///
/// The lock belongs to the visitor and is kept by the host: activity in one window counts for all of them, and a page
/// that is loaded again, a new window and a restart of the program find it as it was. No module can lift it; only the
/// lock screen opens it. No data is lost: the covered screens stay loaded.
///
/// The default lock screen has one button, which opens the lock for any user: it hides the contents from view and
/// protects nothing. An app with contents to protect supplies a screen that asks for something that only its user
/// knows.
public final class SessionExpiry: Behavior {
  private let limit: Duration
  private let clock: any Clock<Duration>
  private let lock: VisitorLock
  private let navigator: Navigator
  private let hasContents: () -> Bool
  private let makeCover: (_ unlock: @escaping () -> Void) -> Screen

  /// - Parameters:
  ///   - limit: The time without user activity before the app is locked; at least one second.
  ///   - cover: Makes the lock screen. The screen calls `unlock` to open the lock.
  ///   - hasContents: Returns false as long as there is nothing to hide, such as before somebody has signed in: the app
  ///     is not locked then.
  public init(
    after limit: Duration, clock: any Clock<Duration>, in context: ModuleContext,
    cover: ((_ unlock: @escaping () -> Void) -> Screen)? = nil,
    hasContents: @escaping () -> Bool = { true }
  ) {
    self.limit = max(limit, .seconds(1))
    self.clock = clock
    lock = context.session.lock
    navigator = context.navigator
    self.hasContents = hasContents
    makeCover = cover ?? { LockedView.screen(unlock: $0) }
    follow()
  }

  public func userDidAct(_ screen: Screen) {
    // The lock screen gives no more time.
    if !lock.isLocked { lock.act(on: clock, limit: hasContents() ? limit : nil) }
  }

  /// Another window may have opened the lock, or the computer may have slept.
  public func windowDidComeToFront(_ screen: Screen) { follow() }

  public func run() async {
    while !Task.isCancelled {
      follow()
      let rest = limit - lock.idleTime(on: clock)
      guard (try? await clock.sleep(for: rest > .zero ? rest : limit)) != nil else { return }
    }
  }

  /// Locks or unlocks this window as its visitor is.
  private func follow() {
    if lock.idleTime(on: clock) >= limit, hasContents() { lock.lock() }
    if !lock.isLocked {
      navigator.unlock()
    } else if !navigator.isLocked {
      navigator.lock(with: makeCover { [weak self] in self?.unlock() })
    }
  }

  private func unlock() {
    lock.open(on: clock)
    navigator.unlock()
  }
}
