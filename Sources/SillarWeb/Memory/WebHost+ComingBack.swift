import HTTPTypes
import Sillar
import SillarHost

/// The windows with which a page goes on that does not name one.
extension WebHost {
  /// The window of the page that the browser has left a moment ago, if it is at the same address and is loaded again: Chromium
  /// and WebKit then ask for a fresh page (RFC 9111, 5.2.1.1). The script names it in a cookie of some seconds.
  func windowLeft(
    in request: HTTPRequest, at path: String, _ all: [SessionKeeper.Session]
  ) async -> WebWindow? {
    guard request.headerFields[.cacheControl]?.contains("max-age=0") == true else { return nil }
    for id in SessionKeeper.values(of: "window", in: request).prefix(4) where !id.isEmpty {
      guard let session = await owner(of: String(id), among: all),
        case .window(let known) = await find(String(id), session, request),
        await known.window.render({ $0.location.path }) == path
      else { continue }
      return known
    }
    return nil
  }

  /// The window in which a new visit of somebody who is signed in goes on: the one that they have left last. Nil if the app does
  /// not want that, and while a page shows them a window.
  func windowOfLastVisit(
    _ session: SessionKeeper.Session, _ request: HTTPRequest
  ) async -> WebWindow? {
    guard app.flavor.resumesLastVisit, session.account != nil else { return nil }
    let (now, open) = (clock.now(), windows.windows(of: session))
    guard !open.contains(where: { $0.presence.isInUse(at: now) }) else { return nil }
    var last = open.min { $0.presence.idleTime(at: now) < $1.presence.idleTime(at: now) }?.id
    if last == nil { last = await store.windows.last(of: session.visitor, in: memoryName) }
    // In another process a page may show it.
    guard let last, case .window(let window) = await find(last, session, request, doubt: .copy)
    else { return nil }
    return window
  }
}
