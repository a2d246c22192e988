import Logging
import Sillar
import Synchronization

/// A window and what the host knows of its browser.
final class WebWindow: Sendable {
  /// What a browser needs to find its window again; as secret as the session.
  let id: String
  let session: SessionKeeper.Session
  let window: Window
  let words: HostWords
  /// The files on their way here.
  let uploads: WindowUploads
  private let state: Mutex<State>

  private struct State {
    var attachments = 0
    var connection: WebSocketConnection?
    var wasClaimed = false
    var lastActivity: Duration
    var owesLocation = false
    var acknowledged = 0
    var budget: Double
    var budgetAt: Duration
  }

  init(
    session: SessionKeeper.Session, window: Window, words: HostWords, now: Duration, budget: Int,
    uploads: WindowUploads
  ) {
    id = SessionKeeper.randomID()
    self.session = session
    self.window = window
    self.words = words
    self.uploads = uploads
    state = Mutex(
      State(lastActivity: now, budget: Double(budget) * 2, budgetAt: now))
  }

  // MARK: Who is at the other end

  /// Makes a connection the window's; returns its number, and the one that had the window until now.
  func attach(_ connection: WebSocketConnection, now: Duration) -> (Int, WebSocketConnection?) {
    state.withLock { state in
      state.attachments += 1
      state.wasClaimed = true
      state.lastActivity = now
      defer { state.connection = connection }
      return (state.attachments, state.connection)
    }
  }

  /// Whether the connection with this number still has the window.
  func isAttached(_ number: Int) -> Bool {
    state.withLock { $0.attachments == number && $0.connection != nil }
  }

  func detach(_ number: Int, now: Duration) {
    state.withLock { state in
      guard state.attachments == number else { return }
      state.connection = nil
      state.lastActivity = now
    }
  }

  var connection: WebSocketConnection? { state.withLock { $0.connection } }
  var isConnected: Bool { connection != nil }

  /// A form came: somebody uses the window without a script.
  func claim(now: Duration) {
    state.withLock {
      $0.wasClaimed = true
      $0.lastActivity = now
    }
  }

  /// How long nothing has been heard of the window's user.
  func idleTime(at now: Duration) -> Duration { state.withLock { now - $0.lastActivity } }

  /// Whether the window's time is up.
  func hasExpired(at now: Duration, _ limits: WebHost.Limits) -> Bool {
    state.withLock { state in
      let idle = now - state.lastActivity
      if state.connection != nil { return idle >= limits.idleLifetime }
      if !state.wasClaimed { return idle >= limits.unclaimedLifetime }
      // A window that has had a socket waits for the next; one that is used by forms, for the next form.
      return idle >= (state.attachments > 0 ? limits.disconnectedLifetime : limits.idleLifetime)
    }
  }

  /// Whether nobody has come back for the window since its page was made.
  var isUnclaimed: Bool { state.withLock { !$0.wasClaimed } }

  // MARK: Events

  /// Takes one event out of the budget; false when the user (or a script) is too fast.
  func admitEvent(now: Duration, limit: Int) -> Bool {
    state.withLock { state in
      let rate = Double(limit)
      state.budget = min(rate * 2, state.budget + (now - state.budgetAt) / .seconds(1) * rate)
      state.budgetAt = now
      state.lastActivity = now
      guard state.budget >= 1 else { return false }
      state.budget -= 1
      return true
    }
  }

  func acknowledge(_ input: Int) {
    state.withLock { $0.acknowledged = max($0.acknowledged, input) }
  }

  var acknowledged: Int { state.withLock { $0.acknowledged } }

  /// A new page counts its inputs from the beginning.
  func forgetAcknowledgements() { state.withLock { $0.acknowledged = 0 } }

  // MARK: Where the window is

  /// The browser has moved in its history: whatever comes of it, it must be told where the window is.
  func oweLocation() { state.withLock { $0.owesLocation = true } }

  /// Whether the browser must be told; it then has been.
  func takeOwedLocation() -> Bool {
    state.withLock { state in
      defer { state.owesLocation = false }
      return state.owesLocation
    }
  }
}
