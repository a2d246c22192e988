import Sillar
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

    mutating func insert(_ window: WebWindow) {
      windows[window.id] = window
      idsBySession[window.session, default: []].insert(window.id)
      if unclaimed.count > 2 * windows.count + 100 {
        unclaimed = unclaimed[firstUnclaimed...].filter { windows[$0]?.isUnclaimed ?? false }
        firstUnclaimed = 0
      }
      unclaimed.append(window.id)
    }

    mutating func remove(_ window: WebWindow) {
      guard windows.removeValue(forKey: window.id) != nil else { return }
      idsBySession[window.session]?.remove(window.id)
      if idsBySession[window.session]?.isEmpty ?? false { idsBySession[window.session] = nil }
    }

    func windows(of session: SessionKeeper.Session) -> [WebWindow] {
      (idsBySession[session] ?? []).compactMap { windows[$0] }
    }

    /// The window that has waited longest for its script or first form.
    mutating func oldestUnclaimed() -> WebWindow? {
      while firstUnclaimed < unclaimed.count {
        if let window = windows[unclaimed[firstUnclaimed]], window.isUnclaimed { return window }
        firstUnclaimed += 1
      }
      return nil
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
    case full
  }

  func add(_ window: WebWindow, now: Duration) -> Addition {
    state.withLock { state in
      let own = state.windows(of: window.session)
      var evicted: WebWindow?
      if own.count >= limits.maximumWindowsPerSession {
        evicted = Self.longestAlone(own, now: now)
      } else if state.windows.count >= limits.maximumWindows {
        evicted = state.oldestUnclaimed()
        if evicted == nil { return .full }
      }
      if let evicted { state.remove(evicted) }
      state.insert(window)
      return .added(evicted: evicted)
    }
  }

  private static func longestAlone(_ windows: [WebWindow], now: Duration) -> WebWindow? {
    windows.filter { !$0.isConnected }.max { $0.idleTime(at: now) < $1.idleTime(at: now) }
      ?? windows.max { $0.idleTime(at: now) < $1.idleTime(at: now) }
  }

  /// The window with this id, if it belongs to the session.
  func window(_ id: String, of session: SessionKeeper.Session) -> WebWindow? {
    state.withLock { state in
      guard let window = state.windows[id], window.session == session else { return nil }
      return window
    }
  }

  func contains(_ window: WebWindow) -> Bool {
    state.withLock { $0.windows[window.id] === window }
  }

  func remove(_ window: WebWindow) { state.withLock { $0.remove(window) } }

  func removeExpired(at now: Duration) -> [WebWindow] {
    state.withLock { state in
      let expired = state.windows.values.filter { $0.hasExpired(at: now, limits) }
      for window in expired { state.remove(window) }
      return expired
    }
  }

  func removeAll() -> [WebWindow] {
    state.withLock { state in
      defer { state = State() }
      return Array(state.windows.values)
    }
  }
}
