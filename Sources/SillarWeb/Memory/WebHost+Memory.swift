import Foundation
import HTTPTypes
import NIOCore
import Sillar

/// The memory of the host's windows: a window is saved when it has changed, and brought back when its browser asks for it.
///
/// A saved window belongs to a session, and to the account that the session was signed in with: no other finds it. It is
/// removed when the session ends, at sign-in and at sign-out, and when the app says that the account is not signed in any more:
/// a service may have ended its session while no window was open.
extension WebHost {
  /// The time from a change to its saving.
  static let memoryDelay = Duration.milliseconds(300)

  /// The name of the app in the store.
  var memoryName: String {
    String(app.flavor.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  private func name(_ session: SessionKeeper.Session, _ id: String) -> SavedWindowName {
    SavedWindowName(app: memoryName, visitor: session.visitor, window: id)
  }

  // MARK: Saving

  /// Notes that a visitor has come back, or does something: the session and its windows are worth keeping from now on.
  func keep(_ session: SessionKeeper.Session) {
    let wasStored = session.isStored
    sessions.records.keep(session)
    guard !wasStored else { return }
    for window in windows.windows(of: session) { noteChange(of: window, isUrgent: true) }
  }

  /// Saves a window soon.
  ///
  /// - Parameter isUrgent: True if nothing is saved, or what is saved is wrong: it shows another screen, or a text in it has been sent.
  func noteChange(of window: WebWindow, isUrgent: Bool = false) {
    guard isKeepingWindows, window.session.isStored, window.noteChange() || isUrgent else {
      return
    }
    let clock = clock
    Task {
      if !isUrgent { try? await clock.sleep(Self.memoryDelay) }
      if window.isSaveDue { await save(window) }
    }
  }

  /// True if the window's state outlives the process.
  func isKept(_ window: WebWindow) -> Bool { isKeepingWindows && window.session.isStored }

  /// Saves a window some time later, as it is now. A visitor who has not come back leaves nothing behind.
  func save(_ window: WebWindow) async {
    let (session, account) = (window.session, window.account)
    let saved = await window.window.remember { memory in
      let (done, begun) = window.beginSaving()
      return SavedWindow(
        visitor: session.visitor, account: account, done: done, begun: begun, memory: memory)
    }
    guard isKept(window) else { return }
    guard let saved, let data = try? JSONEncoder().encode(saved),
      // The session may have ended meanwhile, or a browser may have brought the window back while this one ended.
      sessions.isLive(session), account == session.account,
      windows.window(window.id).map({ $0 === window }) ?? true
    else { return }
    window.save {
      store.windows.save(
        String(decoding: data, as: UTF8.self), as: name(session, window.id),
        of: account.map { .account($0) } ?? .strangers(window.client.address)
      ) {
        // The page need not keep what is saved.
        let receipt = ByteBuffer(string: "{\"k\":\(saved.done)}")
        _ = try? window.noteSaved(saved.done)?.enqueue(text: receipt)
      }
    }
  }

  /// Returns when the window is saved.
  func saveNow(_ window: WebWindow) async {
    guard isKeepingWindows else { return }
    await save(window)
    await store.finish()
  }

  /// Sees to it that a window does not come back.
  func forget(_ window: WebWindow) {
    window.forget()
    removeSaved(window)
  }

  /// Removes what was saved of a window.
  func removeSaved(_ window: WebWindow) {
    store.windows.remove(name(window.session, window.id))
  }

  // MARK: Bringing back

  /// True if a window that is not open may have been saved.
  func mayKnow(_ id: String) -> Bool { isKeepingWindows && !id.isEmpty }

  /// The window of a session with this id, which is brought back if it is not open.
  func find(
    _ id: String, _ session: SessionKeeper.Session, _ request: HTTPRequest
  ) async -> FoundWindow {
    if !recalls.contains(id), let window = windows.window(id, of: session) {
      // One that was left may show what is somebody's no more.
      if window.isLeft, !(await isSignedIn(session)) { return .none }
      return .window(window)
    }
    guard mayKnow(id) else { return .none }
    guard admits(1, of: session, at: .page) else { return .refused }
    let found = await recalls.result(for: id) { await self.recall(id, session, request) }
    // The other request may be another session's.
    if case .window(let window) = found, window.session != session { return .none }
    return found
  }

  private func recall(
    _ id: String, _ session: SessionKeeper.Session, _ request: HTTPRequest
  ) async -> FoundWindow {
    if let window = windows.window(id, of: session) { return .window(window) }
    let name = name(session, id)
    guard windows.window(id) == nil, let text = await store.windows.window(name) else {
      return .none
    }
    guard let saved = SavedWindow(text) else {
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
    switch opening {
    case .opened(let window):
      windows.finish(window)
      window.claim(now: clock.now())
      // Another process would give the same numbers to other revisions.
      await saveNow(window)
      return .window(window)
    case .noSuchPath: return .unreadable
    case .full, .tooFast, .ended: return .refused
    }
  }

  /// Starts a window at a path, or brings it back.
  func start(
    _ window: WebWindow, at path: String, restoring saved: SavedWindow?
  ) async -> Bool {
    guard let saved else { return await window.window.start(at: path) }
    window.recall(saved)
    let result = await window.window.start(restoring: saved.memory)
    if result == .openedAddress { window.leave(notice: .expired) }
    return result != .failed
  }
}
