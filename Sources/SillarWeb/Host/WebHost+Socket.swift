import CoreMetrics
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import Sillar
import SillarHost

/// The host over its socket.
extension WebHost {
  /// The purpose of a socket: one page of one window.
  struct SocketClaim: Sendable {
    enum Doubt: String, Codable {
      /// The page of a copied tab, whose original is still open.
      case copy
      /// One whose original has its window, as the browser says.
      case held
      /// A page that somebody has opened after leaving the window.
      case opened
    }

    /// The place of a socket among those of its window. One that its page has given up may be under way for long.
    struct Turn: Comparable, Codable {
      /// The time at which the page was loaded, in milliseconds by the browser's clock.
      let page: Int
      /// The time from then until the page opened the socket, in milliseconds.
      let opened: Int

      static func < (one: Turn, other: Turn) -> Bool {
        (one.page, one.opened) < (other.page, other.opened)
      }
    }

    let host: WebHost
    let session: SessionKeeper.Session
    let windowID: String
    /// The handshake's.
    let head: HTTPRequest
    /// The window that the page was made for, if it asks for another: the one that its tab had before. Empty for a page that
    /// the device has kept.
    let pageWindowID: String?
    /// The session of the window that the page was made for.
    let pageSession: SessionKeeper.Session
    /// Why the page may be another one than the window's last, loaded again; nil for that one.
    let doubt: Doubt?
    /// The revision that the page shows.
    let revision: Int
    /// Nil if the page does not say.
    let turn: Turn?
    /// True if the script unpacks long messages.
    let takesCompressed: Bool
    /// The browser's; see ``BrowserTimeZone``.
    let timeZone: String?
    /// The browser's; another of its windows may have changed them.
    let preferences: Preferences
  }

  /// Decides on a handshake; nil when the path is not the host's socket.
  func decide(_ handshake: WebSocketHandshake) async -> WebSocketDecision<SocketClaim>? {
    guard handshake.uri.path == addresses.socket else { return nil }
    // A page of another site can open a socket here, and the browser would send the session's cookie with it.
    guard let origin = handshake.origin, let host = handshake.host,
      hosts.accepts(origin: origin, for: host)
    else {
      return await refuse(
        .forbidden, "another origin", handshake, ["origin": "\(handshake.origin ?? "")"])
    }
    guard sessions.hasCookie(handshake.head) else {
      // The script tells its user about this reason.
      return await refuse(.windowGone, "no cookie", handshake)
    }
    let query = handshake.uri.queryParameters
    guard query["v"].map({ $0 == assets.version[...] }) ?? true else {
      return await refuse(.otherVersion, "another version", handshake)
    }
    let presented = await sessions.presented(in: handshake.head)
    if presented.isUncertain {
      return await refuse(.tryAgainLater, "the store cannot be reached", handshake)
    }
    guard let id = handshake.uri.queryParameters["w"].map(String.init),
      let session = await owner(of: id, among: presented.sessions)
    else { return await refuse(.windowGone, "no such window", handshake) }
    let isOpen = windows.window(id, of: session) != nil
    guard isOpen || mayKnow(id) else {
      return await refuse(.windowGone, "no such window", handshake)
    }
    guard admits(1, of: session, at: .socket, isInWindow: isOpen, isComingBack: true) else {
      return await refuse(.tryAgainLater, "its client asks for too much", handshake)
    }
    let revision = query["r"].flatMap { Int($0) } ?? -1
    // A fraction of a millisecond does not count.
    let opened = query["n"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    return .accept(
      SocketClaim(
        host: self, session: session, windowID: id, head: handshake.head,
        pageWindowID: revision < 0 ? query["i"].map(String.init) : nil,
        pageSession: presented.sessions.first ?? session,
        doubt: query["c"].flatMap { .init(rawValue: String($0)) },
        revision: revision,
        turn: query["t"].flatMap { Int($0) }.map { .init(page: $0, opened: opened) },
        takesCompressed: query["z"] == "1", timeZone: BrowserTimeZone.of(handshake.head),
        preferences: Preferences(of: handshake.head)))
  }

  private func refuse(
    _ code: WebSocketCloseCode, _ reason: String, _ handshake: WebSocketHandshake,
    _ metadata: Logger.Metadata = [:]
  ) async -> WebSocketDecision<SocketClaim> {
    meters.socketsRefused.increment()
    let session = await sessions.session(of: handshake.head)
    sampled.note("refused a socket", reason: reason, of: session, metadata)
    return .refuse(code, reason: reason)
  }

  /// Serves a socket until it closes.
  func serve(_ connection: WebSocketConnection, _ claim: SocketClaim) async throws {
    let found = await traced("socket") {
      await find(claim.windowID, claim.session, claim.head, doubt: claim.doubt, turn: claim.turn)
    }
    guard case .window(let window) = found else {
      let code: WebSocketCloseCode =
        switch found {
        case .refused: .tryAgainLater
        case .kept: .inUse
        case .newer: .takenOver
        case .window, .unreadable, .none: .windowGone
        }
      return connection.startClosing(code, reason: "no such window")
    }
    if window.presence.refuses(claim.doubt) {
      return connection.startClosing(.inUse, reason: "it is another page's")
    }
    if let id = claim.pageWindowID, let unused = windows.window(id, of: claim.pageSession),
      unused.presence.isUnclaimed
    {
      await end(unused, reason: "its page has another", isRemembered: false)
    }
    // A page that waits for its window shows nothing else before: not the window's half read list either.
    if claim.pageWindowID != nil { await settle(window.window, within: settings.firstPageWait) }
    try await window.serve(connection, claim)
  }
}
