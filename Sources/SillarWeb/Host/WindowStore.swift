import Sillar
import Synchronization

/// The windows of a host, by their ids.
final class WindowStore: Sendable {
  private let windows = Mutex<[String: WebWindow]>([:])
  private let limits: WebHost.Limits

  init(limits: WebHost.Limits) { self.limits = limits }

  var count: Int { windows.withLock { $0.count } }

  /// What adding a window led to: another may have had to make room.
  enum Addition {
    case added(evicted: WebWindow?)
    case full
  }

  func add(_ window: WebWindow, now: Duration) -> Addition {
    windows.withLock { windows in
      let own = windows.values.filter { $0.session == window.session }
      var evicted: WebWindow?
      if own.count >= limits.maximumWindowsPerSession {
        evicted = Self.longestAlone(own, now: now)
      } else if windows.count >= limits.maximumWindows {
        evicted = Self.longestAlone(windows.values.filter(\.isUnclaimed), now: now)
        if evicted == nil { return .full }
      }
      if let evicted { windows[evicted.id] = nil }
      windows[window.id] = window
      return .added(evicted: evicted)
    }
  }

  private static func longestAlone(_ windows: [WebWindow], now: Duration) -> WebWindow? {
    windows.filter { !$0.isConnected }.max { $0.idleTime(at: now) < $1.idleTime(at: now) }
      ?? windows.max { $0.idleTime(at: now) < $1.idleTime(at: now) }
  }

  /// A window, for the session that it belongs to and no other.
  func window(_ id: String, of session: SessionKeeper.Session) -> WebWindow? {
    windows.withLock { windows in
      guard let window = windows[id], window.session == session else { return nil }
      return window
    }
  }

  func contains(_ window: WebWindow) -> Bool { windows.withLock { $0[window.id] === window } }

  func remove(_ window: WebWindow) { windows.withLock { $0[window.id] = nil } }

  func removeExpired(at now: Duration) -> [WebWindow] {
    windows.withLock { windows in
      let expired = windows.values.filter { $0.hasExpired(at: now, limits) }
      for window in expired { windows[window.id] = nil }
      return expired
    }
  }

  func removeAll() -> [WebWindow] {
    windows.withLock { windows in
      defer { windows = [:] }
      return Array(windows.values)
    }
  }
}
