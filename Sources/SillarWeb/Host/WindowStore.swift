import Synchronization

/// The windows of a host, by their ids.
///
/// The work for each new visitor takes as long with ten thousand windows as with ten.
final class WindowStore: Sendable {
  private struct State {
    var windows: [String: WebWindow] = [:]
    /// The ids of each browser's windows.
    var idsBySession: [SessionKeeper.Session: Set<String>] = [:]
    /// The ids of windows that were unclaimed when last checked, the oldest first. Some may have been claimed or
    /// removed since.
    var unclaimed: [String] = []
    var firstUnclaimed = 0
    /// The ids of the windows that each client has opened.
    var idsByPayer: [Client.Payer: Set<String>] = [:]
    /// The ids of the windows whose first page is not made yet: they keep their place.
    var unfinished: Set<String> = []
    /// The ids of windows that had no socket when they were last looked for, the idlest last.
    var disconnected: [String] = []
    /// The time of the last look, and true if there was none.
    var lookedAt = Duration.zero
    var foundNone = false

    mutating func insert(_ window: WebWindow) {
      windows[window.id] = window
      unfinished.insert(window.id)
      idsByPayer[window.client.payer, default: []].insert(window.id)
      idsBySession[window.session, default: []].insert(window.id)
      if unclaimed.count > 2 * windows.count + 100 {
        unclaimed = unclaimed[firstUnclaimed...].filter {
          windows[$0]?.presence.isUnclaimed ?? false
        }
        firstUnclaimed = 0
      }
      unclaimed.append(window.id)
    }

    mutating func remove(_ window: WebWindow) {
      // A window that was brought back may have its id.
      guard windows[window.id] === window else { return }
      windows[window.id] = nil
      unfinished.remove(window.id)
      idsBySession[window.session]?.remove(window.id)
      if idsBySession[window.session]?.isEmpty ?? false { idsBySession[window.session] = nil }
      let payer = window.client.payer
      idsByPayer[payer]?.remove(window.id)
      if idsByPayer[payer]?.isEmpty ?? false { idsByPayer[payer] = nil }
    }

    func isFinished(_ window: WebWindow) -> Bool { !unfinished.contains(window.id) }

    /// True for a stranger's window that may make room for others.
    func isDispensable(_ window: WebWindow) -> Bool {
      window.session.account == nil && isFinished(window)
    }

    func windows(of payer: Client.Payer) -> [WebWindow] {
      (idsByPayer[payer] ?? []).compactMap { windows[$0] }
    }

    func count(of payer: Client.Payer) -> Int { idsByPayer[payer]?.count ?? 0 }

    /// The windows of the account that has opened most, if these are more than those of another account.
    func windowsOfGreediest(than payer: Client.Payer) -> [WebWindow] {
      let accounts = idsByPayer.filter { if case .account = $0.key { true } else { false } }
      guard let greediest = accounts.max(by: { $0.value.count < $1.value.count }),
        greediest.value.count > count(of: payer)
      else { return [] }
      return windows(of: greediest.key)
    }

    func windows(of session: SessionKeeper.Session) -> [WebWindow] {
      (idsBySession[session] ?? []).compactMap { windows[$0] }
    }

    /// The window that has waited longest for its script or first form.
    mutating func oldestUnclaimed() -> WebWindow? {
      while firstUnclaimed < unclaimed.count {
        if let window = windows[unclaimed[firstUnclaimed]], window.presence.isUnclaimed,
          isDispensable(window)
        {
          return window
        }
        firstUnclaimed += 1
      }
      return nil
    }

    /// The window without a socket that was used longest ago. All that there are are looked for at once. When there is
    /// none, the next look is a second later, so that the work for each visitor who is refused stays small.
    mutating func idlestDisconnected(at now: Duration) -> WebWindow? {
      while let id = disconnected.popLast() {
        // One that was used since is not the idlest any more.
        if let window = windows[id], !window.presence.isConnected, isDispensable(window),
          window.presence.idleTime(at: now) >= now - lookedAt
        {
          return window
        }
      }
      if !foundNone || now - lookedAt >= .seconds(1) {
        disconnected = windows.values
          .filter { !$0.presence.isConnected && isDispensable($0) }
          .map { (id: $0.id, idle: $0.presence.idleTime(at: now)) }
          .sorted { $0.idle < $1.idle }.map(\.id)
        foundNone = disconnected.isEmpty
        lookedAt = now
      }
      return disconnected.popLast().flatMap { windows[$0] }
    }
  }

  private let state = Mutex(State())
  private let limits: WebHost.Limits

  init(limits: WebHost.Limits) { self.limits = limits }

  var count: Int { state.withLock { $0.windows.count } }

  var all: [WebWindow] { state.withLock { Array($0.windows.values) } }

  /// The result of adding a window: it may have replaced another.
  enum Addition {
    case added(evicted: WebWindow?)
    case full(limit: Int)
  }

  /// Adds a window, which keeps its place at least until ``finish(_:)``. No stranger takes the place of somebody who is signed
  /// in.
  func add(_ window: WebWindow, now: Duration) -> Addition {
    state.withLock { state in
      let (payer, limit) = (window.client.payer, limits.maximumWindowsPerClient)
      let own = state.windows(of: window.session)
      let isStrangers = window.session.account == nil
      var evicted: WebWindow?
      if own.count >= limits.maximumWindowsPerSession {
        // Not a window from before the sign-in, which is not the account's: it would have one more.
        let paid = state.count(of: payer) >= limit ? own.filter { $0.client.payer == payer } : []
        evicted = Self.longestAlone(
          (paid.isEmpty ? own : paid).filter(state.isFinished), now: now)
        if evicted == nil { return .full(limit: limits.maximumWindowsPerSession) }
      } else if state.count(of: payer) >= limit {
        // Those at this address who have signed in since do not count as strangers.
        let theirs = state.windows(of: payer)
          .filter { ($0.session.account == nil) == isStrangers }
        if theirs.count >= limit {
          let finished = theirs.filter(state.isFinished)
          evicted =
            isStrangers
            ? Self.idlest(finished.filter(\.presence.isUnclaimed), now: now)
              ?? Self.idlest(finished.filter { !$0.presence.isConnected }, now: now)
            : Self.longestAlone(finished, now: now)
          if evicted == nil { return .full(limit: limit) }
        }
      }
      if evicted == nil, state.windows.count >= limits.maximumWindows {
        evicted = state.oldestUnclaimed() ?? state.idlestDisconnected(at: now)
        // Nobody who is signed in waits for a stranger.
        if evicted == nil, !isStrangers {
          evicted =
            state.windows.values.filter(state.isDispensable).max { $0.opened < $1.opened }
            ?? Self.longestAlone(
              state.windowsOfGreediest(than: payer).filter(state.isFinished), now: now)
        }
        if evicted == nil { return .full(limit: limits.maximumWindows) }
      }
      if let evicted { state.remove(evicted) }
      state.insert(window)
      return .added(evicted: evicted)
    }
  }

  /// Notes that the first page of a window is made: the window may make room for others from now on.
  func finish(_ window: WebWindow) { state.withLock { _ = $0.unfinished.remove(window.id) } }

  /// Of the windows without a socket the one that was used longest ago; if there is none, of those with one. New pages
  /// whose socket may be on its way come last.
  private static func longestAlone(_ windows: [WebWindow], now: Duration) -> WebWindow? {
    let alone = windows.filter { !$0.presence.isConnected }
    let left = alone.filter {
      !$0.presence.isUnclaimed || $0.presence.idleTime(at: now) >= Presence.timeForSocket
    }
    return idlest(left, now: now) ?? idlest(windows.filter(\.presence.isConnected), now: now)
      ?? idlest(alone, now: now)
  }

  private static func idlest(_ windows: [WebWindow], now: Duration) -> WebWindow? {
    windows.max { $0.presence.idleTime(at: now) < $1.presence.idleTime(at: now) }
  }

  /// The window with this id, if it belongs to the session.
  func window(_ id: String, of session: SessionKeeper.Session) -> WebWindow? {
    state.withLock { state in
      guard let window = state.windows[id], window.session == session else { return nil }
      return window
    }
  }

  func hasWindow(_ session: SessionKeeper.Session) -> Bool {
    state.withLock { $0.idsBySession[session] != nil }
  }

  /// The windows of a session.
  func windows(of session: SessionKeeper.Session) -> [WebWindow] {
    state.withLock { $0.windows(of: session) }
  }

  /// The window with this id, of any visitor.
  func window(_ id: String) -> WebWindow? { state.withLock { $0.windows[id] } }

  func contains(_ window: WebWindow) -> Bool {
    state.withLock { $0.windows[window.id] === window }
  }

  /// Notes that a window waits for nobody but its own tab: there may be room for others.
  func noteLeft() { state.withLock { $0.foundNone = false } }

  func remove(_ window: WebWindow) { state.withLock { $0.remove(window) } }

  /// Removes the windows whose lifetime is over.
  ///
  /// - Returns: These windows, and the earliest time at which another one may be.
  func removeExpired(at now: Duration) -> (expired: [WebWindow], next: Duration) {
    state.withLock { state in
      // A new window, or one that loses its socket or its page, has at least the shortest lifetime from then on.
      var next =
        now
        + min(
          limits.unclaimedLifetime, limits.disconnectedLifetime, limits.idleLifetime,
          WebHost.patienceAfterLeaving)
      var expired: [WebWindow] = []
      for window in state.windows.values {
        let end = window.presence.end(limits)
        if end <= now { expired.append(window) } else { next = min(next, end) }
      }
      for window in expired { state.remove(window) }
      return (expired, next)
    }
  }

  /// The windows to which files are being uploaded.
  var uploading: [WebWindow] {
    state.withLock { $0.windows.values.filter { !$0.uploads.isEmpty } }
  }

  func removeAll() -> [WebWindow] {
    state.withLock { state in
      defer { state = State() }
      return Array(state.windows.values)
    }
  }
}
