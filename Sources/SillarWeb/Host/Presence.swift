import Synchronization

/// The use of a window, which a host reads from outside, of many windows at a time: if its page is there, and how long nobody has
/// used the window.
final class Presence: Sendable {
  private struct State {
    var isConnected = false
    var hasHadSocket = false
    var wasClaimed = false
    var isLeft = false
  }

  private let state: Mutex<State>
  /// Not in the state, so that an event locks nothing.
  private let lastActivity: Atomic<Duration>

  /// - Parameter wasClaimed: True for a window that is brought back: what comes for it meanwhile must not take it for one that nobody
  ///   has seen.
  init(now: Duration, wasClaimed: Bool) {
    lastActivity = Atomic(now)
    state = Mutex(State(wasClaimed: wasClaimed))
  }

  var isConnected: Bool { state.withLock { $0.isConnected } }

  /// True when no browser has used the window since its page was made.
  var isUnclaimed: Bool { state.withLock { !$0.wasClaimed } }

  /// True since the window's page was left: the window waits a moment for the next page of the same tab.
  var isLeft: Bool { state.withLock { $0.isLeft } }

  /// The time in which the socket of a new page usually comes.
  static let timeForSocket = Duration.seconds(3)

  /// True while a page shows the window, or was made for it a moment ago.
  func isInUse(at now: Duration) -> Bool {
    state.withLock { !$0.isLeft && ($0.isConnected || idleTime(at: now) < Self.timeForSocket) }
  }

  /// True if a page that may be another one than the window's last does not get the window.
  func refuses(_ doubt: WebHost.SocketClaim.Doubt?) -> Bool {
    doubt == .held || doubt != nil && isLeft || doubt == .copy && isConnected
  }

  /// The time since the last activity of the window's user.
  func idleTime(at now: Duration) -> Duration { now - lastActivity.load(ordering: .acquiring) }

  /// The time at which the window's lifetime is over, if nothing happens before.
  func end(_ limits: WebHost.Limits) -> Duration {
    state.withLock { state in
      let lifetime =
        if state.isConnected {
          limits.idleLifetime
        } else if !state.wasClaimed {
          limits.unclaimedLifetime
        } else if state.isLeft {
          WebHost.patienceAfterLeaving
        } else {
          // A window that has had a socket waits for the next socket; a window used by forms waits for the next form.
          state.hasHadSocket ? limits.disconnectedLifetime : limits.idleLifetime
        }
      return lastActivity.load(ordering: .acquiring) + lifetime
    }
  }

  // MARK: Changes

  func noteActivity(at now: Duration) { lastActivity.store(now, ordering: .releasing) }

  func connect(at now: Duration) {
    change(at: now) { $0 = State(isConnected: true, hasHadSocket: true, wasClaimed: true) }
  }

  func disconnect(at now: Duration) { change(at: now) { $0.isConnected = false } }

  /// Notes a request for the window without the script, such as a form.
  func claim(at now: Duration) { change(at: now) { ($0.wasClaimed, $0.isLeft) = (true, false) } }

  /// Notes that the window's page was left: it was closed, or is loaded again.
  func leave(at now: Duration) { change(at: now) { $0.isLeft = true } }

  private func change(at now: Duration, _ body: (inout State) -> Void) {
    state.withLock { state in
      noteActivity(at: now)
      body(&state)
    }
  }
}
