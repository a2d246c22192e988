import Logging
import Sillar
import Synchronization

/// A window and the host's state for its browser.
final class WebWindow: Sendable {
  /// The identifier with which a browser finds its window again; as secret as the session.
  let id: String
  let session: SessionKeeper.Session
  let window: Window
  /// The files that are being uploaded to this window.
  let uploads: WindowUploads
  private let state: Mutex<State>

  private struct State {
    var attachments = 0
    var connection: WebSocketConnection?
    var wasClaimed = false
    var lastActivity: Duration
    var owesLocation = false
    var pageLanguage = ""
    var acknowledged = 0
    var budget: Double
    var budgetAt: Duration
  }

  init(
    session: SessionKeeper.Session, window: Window, now: Duration, budget: Int,
    uploads: WindowUploads
  ) {
    id = SessionKeeper.randomID()
    self.session = session
    self.window = window
    self.uploads = uploads
    state = Mutex(
      State(lastActivity: now, budget: Double(budget) * 2, budgetAt: now))
  }

  // MARK: Connection

  /// Attaches a connection to the window. Returns its number, and the connection that had the window before.
  func attach(_ connection: WebSocketConnection, now: Duration) -> (Int, WebSocketConnection?) {
    state.withLock { state in
      state.attachments += 1
      state.wasClaimed = true
      state.lastActivity = now
      defer { state.connection = connection }
      return (state.attachments, state.connection)
    }
  }

  /// True when the connection with this number still has the window.
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

  /// Notes a request for the window without the script, such as a form.
  func claim(now: Duration) {
    state.withLock {
      $0.wasClaimed = true
      $0.lastActivity = now
    }
  }

  /// The time since the last activity of the window's user.
  func idleTime(at now: Duration) -> Duration { state.withLock { now - $0.lastActivity } }

  /// True when the window's lifetime is over.
  func hasExpired(at now: Duration, _ limits: WebHost.Limits) -> Bool {
    state.withLock { state in
      let idle = now - state.lastActivity
      if state.connection != nil { return idle >= limits.idleLifetime }
      if !state.wasClaimed { return idle >= limits.unclaimedLifetime }
      // A window that has had a socket waits for the next socket; a window used by forms waits for the next form.
      return idle >= (state.attachments > 0 ? limits.disconnectedLifetime : limits.idleLifetime)
    }
  }

  /// True when no browser has used the window since its page was made.
  var isUnclaimed: Bool { state.withLock { !$0.wasClaimed } }

  // MARK: Events

  /// Takes one event from the budget; false when the user (or a script) sends too fast.
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

  /// Resets the last acknowledged input: a new page counts its inputs from the beginning.
  func forgetAcknowledgements() { state.withLock { $0.acknowledged = 0 } }

  /// The language of the last page that was made for the window.
  var pageLanguage: String {
    get { state.withLock { $0.pageLanguage } }
    set { state.withLock { $0.pageLanguage = newValue } }
  }

  // MARK: Location

  /// Notes that the browser has moved in its history, so it must be told the window's location whatever the result.
  func oweLocation() { state.withLock { $0.owesLocation = true } }

  /// Returns true if the browser must be told the location, and clears this state.
  func takeOwedLocation() -> Bool {
    state.withLock { state in
      defer { state.owesLocation = false }
      return state.owesLocation
    }
  }
}
