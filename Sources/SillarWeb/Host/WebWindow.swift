import Logging
import Sillar
import SillarHost
import Synchronization

/// A window and the host's state for its browser.
final class WebWindow: Sendable {
  /// The identifier with which a browser finds its window again; as secret as the session.
  let id: String
  let session: SessionKeeper.Session
  /// The client that has opened the window.
  let client: Client
  let window: Window
  let opened: Duration
  /// The files that are being uploaded to this window.
  let uploads: WindowUploads
  /// A signal for each request of a module to renew the session.
  let renewals = WakeUp()
  private let state: Mutex<State>

  private struct State {
    var attachments = 0
    var connection: WebSocketConnection?
    /// The time at which the connection's page was loaded; see ``attach(_:page:now:)``.
    var page: Int?
    /// True if the page of the connection has had its first message.
    var isGreeted = false
    var wasClaimed = false
    var lastActivity: Duration
    var owesLocation = false
    var pageLanguage = ""
    var notice: SillarString?
    var lastTap: WindowEvent?
    var ledger = Ledger()
    var budget: Double
    var budgetAt: Duration
    /// The messages that were too many lately, and the time at which they were counted.
    var excess = 0.0
    var excessAt = Duration.zero
    /// The time at which the browser was last told that it is too fast.
    var toldAt: Duration?
    var renewal: SessionRenewal?
    /// The cookie of the last renewal, which the browser may not have got.
    var lastCookie: (ticket: String, cookie: String)?
    var owedCookie: String?
    /// The account whose screens the window shows; nil for none.
    var account: String?
    /// True while a change is not saved.
    var isSaveDue = false
    /// True if nothing of the window may be saved any more.
    var isForgotten = false
    /// True if the window was brought back without the texts of its page's concealed fields.
    var lacksSecrets = false
    /// True since the page of the window was left: the window waits a moment for the next page of the same tab.
    var isLeft = false
  }

  init(
    id: String = SessionKeeper.randomID(), session: SessionKeeper.Session,
    client: Client, window: Window, now: Duration, budget: Int, uploads: WindowUploads
  ) {
    self.id = id
    self.session = session
    self.client = client
    self.window = window
    opened = now
    self.uploads = uploads
    state = Mutex(
      State(lastActivity: now, budget: Double(budget) * 2, budgetAt: now))
  }

  // MARK: Connection

  /// Attaches a connection to the window. Returns its number, and the connection that had the window before; nil if its page
  /// was loaded before the page that has the window: a connection can be under way for long.
  ///
  /// - Parameter page: The time at which the page was loaded, by the browser's clock; nil if it does not say.
  func attach(
    _ connection: WebSocketConnection, page: Int?, now: Duration
  ) -> (Int, WebSocketConnection?)? {
    state.withLock { state in
      if state.connection != nil, let page, let present = state.page, page < present { return nil }
      state.page = page
      state.attachments += 1
      state.wasClaimed = true
      state.isLeft = false
      state.isGreeted = false
      state.ledger.begin()
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
      $0.isLeft = false
      $0.lastActivity = now
    }
  }

  /// True if the window's page was left, and no other has come.
  var isLeft: Bool { state.withLock { $0.isLeft } }

  /// Notes that the window's page was left: it was closed, or is loaded again.
  func leave(now: Duration) {
    state.withLock {
      $0.isLeft = true
      $0.lastActivity = now
    }
  }

  /// The time since the last activity of the window's user.
  func idleTime(at now: Duration) -> Duration { state.withLock { now - $0.lastActivity } }

  /// The time at which the window's lifetime is over, if nothing happens before.
  func end(_ limits: WebHost.Limits) -> Duration {
    state.withLock { state in
      let lifetime =
        if state.connection != nil {
          limits.idleLifetime
        } else if !state.wasClaimed {
          limits.unclaimedLifetime
        } else if state.isLeft {
          WebHost.patienceAfterLeaving
        } else {
          // A window that has had a socket waits for the next socket; a window used by forms waits for the next form.
          state.attachments > 0 ? limits.disconnectedLifetime : limits.idleLifetime
        }
      return state.lastActivity + lifetime
    }
  }

  /// True when no browser has used the window since its page was made.
  var isUnclaimed: Bool { state.withLock { !$0.wasClaimed } }

  // MARK: Events

  /// Takes events from the budget; false when the user (or a script) sends too fast. The last ones may be more than is
  /// left, so that a form of many fields is possible.
  func admitEvents(_ count: Int = 1, now: Duration, limit: Int) -> Bool {
    state.withLock { state in
      let rate = Double(limit)
      state.budget = min(rate * 2, state.budget + (now - state.budgetAt) / .seconds(1) * rate)
      state.budgetAt = now
      state.lastActivity = now
      guard state.budget >= 1 else { return false }
      state.budget -= Double(count)
      return true
    }
  }

  /// The consequence of a message that was one too many.
  enum Excess: Equatable {
    case tell, ignore
    /// Messages keep coming at more than twice the rate.
    case close
  }

  func noteExcess(now: Duration, limit: Int) -> Excess {
    state.withLock { state in
      let rate = Double(limit)
      state.excess = max(0, state.excess - (now - state.excessAt) / .seconds(1) * rate) + 1
      state.excessAt = now
      if state.excess > max(rate, 1) * 5 {
        state.excess = 0
        return .close
      }
      if let told = state.toldAt, now - told < .seconds(1) { return .ignore }
      state.toldAt = now
      return .tell
    }
  }

  /// Notes the result of an event, and returns true if the user must be told that the screen has changed: the event is for
  /// something else than what they saw. A button that is tapped twice has done its work at the first tap.
  func noteResult(of event: WindowEvent, _ delivery: Delivery) -> Bool {
    state.withLock { state in
      switch delivery {
      case .accepted:
        if event.input == nil { state.lastTap = event }
        return false
      case .refused(.changed): return true
      // A text that comes too late for its field is seen to be gone.
      case .refused(.notOnScreen): return event.input == nil && event != state.lastTap
      case .refused: return false
      }
    }
  }

  /// Reads or changes what is known of the things that the page's person did.
  func ledger<Result: Sendable>(_ body: (inout Ledger) -> Result) -> Result {
    state.withLock { body(&$0.ledger) }
  }

  /// Notes that what was done up to a number is saved.
  ///
  /// - Returns: The connection to tell of it; nil if its page knows nothing of the window yet.
  func noteSaved(_ number: Int) -> WebSocketConnection? {
    state.withLock { state in
      guard number > state.ledger.saved else { return nil }
      state.ledger.saved = number
      return state.isGreeted ? state.connection : nil
    }
  }

  /// What the page of the present connection learns with its first message.
  ///
  /// - Parameter token: That of the form, for a page that was made for another window.
  func greet(token: String?) -> Greeting {
    state.withLock { state in
      defer { state.lacksSecrets = false }
      state.isGreeted = true
      return Greeting(token: token, asksForSecrets: state.lacksSecrets)
    }
  }

  /// The language of the last page that was made for the window.
  var pageLanguage: String {
    get { state.withLock { $0.pageLanguage } }
    set { state.withLock { $0.pageLanguage = newValue } }
  }

  /// Explains, on the window's next page, what became of a form.
  func leave(notice: SillarString) { state.withLock { $0.notice = notice } }

  /// Returns the message for the next page, and forgets it.
  func takeNotice() -> SillarString? {
    state.withLock { state in
      defer { state.notice = nil }
      return state.notice
    }
  }

  // MARK: Memory

  /// The account whose screens the window shows; nil for none.
  var account: String? {
    get { state.withLock { $0.account } }
    set { state.withLock { $0.account = newValue } }
  }

  /// Notes that the window has changed. Returns false if its saving is due already.
  func noteChange() -> Bool {
    state.withLock { state in
      defer { state.isSaveDue = true }
      return !state.isSaveDue
    }
  }

  var isSaveDue: Bool { state.withLock { $0.isSaveDue } }

  func forget() { state.withLock { $0.isForgotten = true } }

  /// Performs the saving of the window's state, unless nothing of it may be saved any more.
  func save(_ body: () -> Void) {
    state.withLock { if !$0.isForgotten { body() } }
  }

  /// Notes that the window is about to be saved as it is.
  ///
  /// - Returns: The numbers of the last thing that is done, and of the tap that is being done.
  func beginSaving() -> (done: Int, begun: Int) {
    state.withLock { state in
      state.isSaveDue = false
      return (state.ledger.done, state.ledger.begun)
    }
  }

  /// Notes that the window was brought back.
  func recall(_ saved: SavedWindow) {
    state.withLock { state in
      state.ledger = Ledger(done: saved.done, begun: saved.begun)
      state.lacksSecrets = saved.memory.lacksSecrets
    }
  }

  // MARK: Renewal of the session

  /// The renewal that a module waits for.
  var renewal: SessionRenewal? { state.withLock { $0.renewal } }

  func begin(_ renewal: SessionRenewal) {
    state.withLock { $0.renewal = renewal }
    renewals.signal()
  }

  /// Returns true for the only caller that is to perform a renewal.
  func take(_ renewal: SessionRenewal) -> Bool {
    state.withLock { state in
      guard state.renewal === renewal else { return false }
      state.renewal = nil
      return true
    }
  }

  /// Drops a renewal for which the browser has not come in time.
  func forget(_ renewal: SessionRenewal) { _ = take(renewal) }

  /// Notes the `Set-Cookie` header of a renewal, for the answer to the browser's current request.
  func oweCookie(_ cookie: String, of renewal: SessionRenewal) {
    state.withLock { state in
      state.owedCookie = cookie
      state.lastCookie = (renewal.ticket, cookie)
    }
  }

  /// The `Set-Cookie` header of the last renewal; nil if the ticket is another renewal's.
  func cookie(for ticket: String) -> String? {
    state.withLock { state in
      state.lastCookie.flatMap { $0.ticket == ticket ? $0.cookie : nil }
    }
  }

  func takeOwedCookie() -> String? {
    state.withLock { state in
      defer { state.owedCookie = nil }
      return state.owedCookie
    }
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
