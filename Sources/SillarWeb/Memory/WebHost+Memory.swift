import CoreMetrics
import HTTPTypes
import Logging
import Sillar
import SillarHost
import Synchronization

/// The memory of the host's windows: a window is saved when it has changed, and brought back when its browser asks for it.
///
/// A saved window belongs to a session, and to the account that the session was signed in with: no other finds it. It is
/// removed when the session ends, at sign-in and at sign-out, and when the app says that the account is not signed in any more:
/// a service may have ended its session while no window was open.
extension WebHost {
  /// The time from a change to its saving.
  static let memoryDelay = Duration.milliseconds(300)

  func name(_ session: SessionKeeper.Session, _ id: String) -> SavedWindowName {
    SavedWindowName(app: memoryName, visitor: session.visitor, window: id)
  }

  // MARK: Saving

  /// Notes that a visitor has come back, or does something: the session and its windows are worth keeping from now on.
  func keep(_ session: SessionKeeper.Session) {
    guard sessions.records.keep(session) else { return }
    for window in windows.windows(of: session) {
      Task { await window.saveSoon(in: self, isUrgent: true) }
    }
  }

  /// True if the window's state outlives the process.
  func isKept(_ window: WebWindow) -> Bool { isKeepingWindows && window.session.isStored }

  /// Returns when the window is saved.
  func saveNow(_ window: WebWindow) async {
    guard isKeepingWindows else { return }
    await window.save(in: self)
    await store.finish()
  }

  /// Saves the windows again whose saving has failed.
  func saveUnsaved() async {
    let windows = unsaved.withLock { unsaved in
      defer { unsaved = [:] }
      return unsaved.values
    }
    for window in windows { await window.save(in: self) }
  }

  // MARK: Bringing back

  /// True if a window that is not open may have been saved.
  func mayKnow(_ id: String) -> Bool {
    isKeepingWindows && !id.isEmpty && !Addresses.noWindow.contains(id)
  }

  /// The window of a session with this id, which is brought back if it is not open.
  ///
  /// - Parameters:
  ///   - doubt: See ``SocketClaim``.
  ///   - turn: See ``SocketClaim``.
  func find(
    _ id: String, _ session: SessionKeeper.Session, _ request: HTTPRequest,
    doubt: SocketClaim.Doubt? = nil, turn: SocketClaim.Turn? = nil
  ) async -> FoundWindow {
    await departures.wait(for: id)
    if !recalls.contains(id), let window = windows.window(id, of: session) {
      // One that was left may show what is somebody's no more.
      if window.presence.isLeft, !(await isSignedIn(session)) { return .none }
      return .window(window)
    }
    guard mayKnow(id) else { return .none }
    guard admits(1, of: session, at: .page, isComingBack: true) else { return .refused }
    let found = await recalls.result(for: id) {
      await self.recall(
        HostProcesses.Question(window: id, doubt: doubt, turn: turn), session, request)
    }
    // The other request may be another session's.
    if case .window(let window) = found, window.session != session { return .none }
    return found
  }

  private func recall(
    _ question: HostProcesses.Question, _ session: SessionKeeper.Session, _ request: HTTPRequest
  ) async -> FoundWindow {
    let id = question.window
    if let window = windows.window(id, of: session) { return .window(window) }
    let name = name(session, id)
    guard windows.window(id) == nil else { return .none }
    let saved: SavedWindow
    switch await take(name, question) {
    case .other(let found): return found
    case .saved(.none): return .none
    case .saved(.elsewhere), .saved(.unreachable): return .refused
    case .saved(.memory(let text)):
      guard let readable = SavedWindow(text) else { fallthrough }
      saved = readable
    case .saved(.dangerous):
      store.windows.putAside(name)
      return .unreadable
    }
    guard saved.visitor == session.visitor, saved.account == session.account,
      await isSignedIn(session)
    else {
      store.windows.remove(name)
      return .none
    }
    let opening = await openWindow(
      at: saved.memory.path, session: session, for: request, id: id, restoring: saved)
    defer { store.windows.noteOpened(name) }
    switch opening {
    case .opened(let window):
      windows.finish(window)
      window.presence.claim(at: clock.now())
      // Another process would give the same numbers to other revisions.
      await saveNow(window)
      return .window(window)
    case .noSuchPath: return .unreadable
    case .full, .tooFast, .ended: return .refused
    }
  }

  private enum Taking {
    case saved(SavedWindows.Saved)
    case other(FoundWindow)
  }

  /// The time for which a process that has a window is asked for it: longer than it takes to find that it has ended.
  private static let patienceWithProcesses = Duration.seconds(6)

  /// What is saved of a window, which the process that has it lets go.
  private func take(_ name: SavedWindowName, _ question: HostProcesses.Question) async -> Taking {
    let end = ContinuousClock.now + Self.patienceWithProcesses
    while true {
      let saved = await store.windows.open(name)
      guard case .elsewhere = saved, ContinuousClock.now < end else { return .saved(saved) }
      switch await store.processes.ask(question, within: .milliseconds(500)) {
      case .kept: return .other(.kept)
      case .newer: return .other(.newer)
      case .given, .busy, .renewed, nil: break
      }
    }
  }

  /// Lets a window go for which another process asks.
  ///
  /// - Returns: Nil for a window that this host does not have.
  func letGo(_ question: HostProcesses.Question) async -> HostProcesses.Answer? {
    await departures.wait(for: question.window)
    if recalls.contains(question.window) { return .busy }
    guard let window = windows.window(question.window) else { return nil }
    if window.presence.refuses(question.doubt) { return .kept }
    if let turn = question.turn, await window.hasLater(than: turn) { return .newer }
    await departures.result(for: window.id) { await window.letGo(in: self) }
    return .given
  }

  /// Ends a window that another process has taken: this one was too slow.
  func lose(_ window: WebWindow) async {
    await window.lose()
    windows.remove(window)
    await window.window.end()
    meters.windows.record(windows.count)
    logger.notice("a window was lost to another process, which took this one for ended")
  }

  /// Starts a window at a path, or brings it back.
  func start(
    _ window: WebWindow, at path: String, restoring saved: SavedWindow?
  ) async -> Bool {
    guard let saved else { return await window.window.start(at: path) }
    await window.recall(saved)
    let result = await window.window.start(restoring: saved.memory)
    if result == .openedAddress { await window.leave(notice: .expired) }
    return result != .failed
  }
}
