public import Foundation
import Synchronization

/// The lock of one visitor in one app: when they last acted in any of its windows, and if it is locked.
///
/// A host keeps it, so that neither a new window nor a restart of the program opens it.
///
/// ```swift
/// let lock = VisitorLock(store: { saved, _ in print("locked: \(saved.isLocked)") })
/// ```
public final class VisitorLock: Sendable {
  /// The part that a host stores.
  ///
  /// ```swift
  /// let lock = VisitorLock(VisitorLock.Saved(isLocked: true, acted: Date()))
  /// ```
  public struct Saved: Codable, Equatable, Sendable {
    public var isLocked: Bool
    /// The time of the last act.
    public var acted: Date

    public init(isLocked: Bool, acted: Date) {
      self.isLocked = isLocked
      self.acted = acted
    }
  }

  private struct State {
    var saved: Saved
    /// The time of the last act on the clock of the app; nil before the first use of the lock.
    var lastAct: Duration?
    var stored: Saved
  }

  /// The time between two acts that are stored. After a restart a visitor may have acted that much later.
  private static let interval: TimeInterval = 30

  private let isNew: Bool
  private let state: Mutex<State>
  private let elapsed: Mutex<ElapsedTime?> = Mutex(nil)
  private let now: @Sendable () -> Date
  private let store: @Sendable (_ saved: Saved, _ before: Saved) -> Void

  /// - Parameters:
  ///   - saved: What was stored last; nil for a visitor who is new.
  ///   - store: Stores a change; its second argument is what was stored before.
  public init(
    _ saved: Saved? = nil, now: @escaping @Sendable () -> Date = { Date() },
    store: @escaping @Sendable (_ saved: Saved, _ before: Saved) -> Void = { _, _ in }
  ) {
    isNew = saved == nil
    let first = saved ?? Saved(isLocked: false, acted: now())
    state = Mutex(State(saved: first, stored: first))
    self.now = now
    self.store = store
  }

  /// Set it to what another process has stored; it is not stored again.
  public var saved: Saved {
    get { state.withLock { $0.saved } }
    set {
      state.withLock { state in
        guard newValue.isLocked != state.saved.isLocked || newValue.acted > state.saved.acted
        else { return }
        // The time since the last act is counted anew.
        state.lastAct = nil
        (state.saved, state.stored) = (newValue, newValue)
      }
    }
  }

  package var isLocked: Bool { state.withLock { $0.saved.isLocked } }

  /// Returns the time since the last act. The first call decides on the clock.
  package func idleTime(on clock: any Clock<Duration>) -> Duration {
    let time = time(on: clock)
    return state.withLock { state in
      if let lastAct = state.lastAct { return time - lastAct }
      let before =
        isNew ? .zero : Duration.seconds(max(0, now().timeIntervalSince(state.saved.acted)))
      state.lastAct = time - before
      return before
    }
  }

  /// Notes an act, or locks if the limit has passed before it; with a nil limit it does not lock.
  package func act(on clock: any Clock<Duration>, limit: Duration?) {
    if let limit, idleTime(on: clock) >= limit { return lock() }
    let time = time(on: clock)
    change { state in
      guard !state.saved.isLocked else { return false }
      state.lastAct = time
      state.saved.acted = now()
      return state.saved.acted.timeIntervalSince(state.stored.acted) >= Self.interval
    }
  }

  package func lock() {
    change { state in
      guard !state.saved.isLocked else { return false }
      state.saved.isLocked = true
      return true
    }
  }

  /// Opens the lock; the visitor has acted.
  package func open(on clock: any Clock<Duration>) {
    let time = time(on: clock)
    change { state in
      state.lastAct = time
      state.saved = Saved(isLocked: false, acted: now())
      return true
    }
  }

  /// - Parameter body: Returns true if the change must be stored now.
  private func change(_ body: (inout State) -> Bool) {
    let change: (saved: Saved, before: Saved)? = state.withLock { state in
      guard body(&state) else { return nil }
      defer { state.stored = state.saved }
      return (state.saved, state.stored)
    }
    if let (saved, before) = change { store(saved, before) }
  }

  private func time(on clock: any Clock<Duration>) -> Duration {
    elapsed.withLock { elapsed in
      if elapsed == nil { elapsed = ElapsedTime(clock) }
      return elapsed?() ?? .zero
    }
  }
}
