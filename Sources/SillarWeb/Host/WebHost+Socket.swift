import CoreMetrics
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import Sillar
import Synchronization

/// The host's reasons for closing a socket; the script reacts to each.
extension WebSocketCloseCode {
  /// The window no longer exists: the page must be loaded again.
  static let windowGone = Self(rawValue: 4001)
  /// The request does not come from a page of this host.
  static let forbidden = Self(rawValue: 4002)
  /// The window is now used in another tab.
  static let takenOver = Self(rawValue: 4003)
}

/// The host over its socket.
extension WebHost {
  /// The purpose of a socket: one page of one window.
  struct SocketClaim: Sendable {
    let host: WebHost
    let window: WebWindow
    /// The revision that the page shows.
    let revision: Int
    /// The browser's; see ``BrowserTimeZone``.
    let timeZone: String?
  }

  /// Decides on a handshake; nil when the path is not the host's socket.
  func decide(_ handshake: WebSocketHandshake) -> WebSocketDecision<SocketClaim>? {
    guard handshake.uri.path == addresses.socket else { return nil }
    // A page of another site can open a socket here, and the browser would send the session's cookie with it.
    guard let origin = handshake.origin, let host = handshake.host, isSame(origin, host) else {
      return refuse(.forbidden, "another origin", ["origin": "\(handshake.origin ?? "")"])
    }
    guard let session = sessions.session(of: handshake.head),
      let id = handshake.uri.queryParameters["w"],
      let window = windows.window(String(id), of: session)
    else { return refuse(.windowGone, "no such window") }
    let revision = handshake.uri.queryParameters["r"].flatMap { Int($0) } ?? -1
    let timeZone = BrowserTimeZone.of(handshake.head)
    return .accept(
      SocketClaim(host: self, window: window, revision: revision, timeZone: timeZone))
  }

  private func refuse(
    _ code: WebSocketCloseCode, _ reason: String, _ metadata: Logger.Metadata = [:]
  ) -> WebSocketDecision<SocketClaim> {
    meters.socketsRefused.increment()
    if let count = socketRefusals.count(at: clock.now()) {
      logger.notice(
        "refused a socket: \(reason)",
        metadata: metadata.merging(["refused": "\(count)"]) { $1 })
    }
    return .refuse(code, reason: reason)
  }

  /// True when an origin (`https://example.com:8443`) belongs to a host (`example.com:8443`).
  func isSame(_ origin: String, _ host: String) -> Bool {
    // Behind TLS, a page that was loaded without TLS counts as another site: an attacker may have made it on the way.
    for scheme in settings.isBehindTLS ? ["https://"] : ["http://", "https://"]
    where origin.lowercased().hasPrefix(scheme) {
      return origin.dropFirst(scheme.count).lowercased() == host.lowercased()
    }
    return false
  }

  /// Serves a socket until it closes.
  func serve(_ connection: WebSocketConnection, _ claim: SocketClaim) async throws {
    let window = claim.window
    let (number, previous) = window.attach(connection, now: clock.now())
    previous?.startClosing(.takenOver, reason: "opened elsewhere")
    defer { window.detach(number, now: clock.now()) }
    // The window may have ended since the handshake.
    guard windows.contains(window) else {
      return connection.startClosing(.windowGone, reason: "no such window")
    }
    // The page was made before the script could name it.
    if let timeZone = claim.timeZone { await window.window.changeTimeZone(to: timeZone) }
    // The message that the page is visible again is lost when the socket has broken meanwhile.
    await window.window.setInFront(true)
    let browser = Browser(connection: connection, claim: claim, number: number)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.watch(browser) }
      for await message in connection.messages {
        guard window.isAttached(number) else { break }
        do { try await receive(message, from: browser) } catch is CancellationError { break }
      }
      group.cancelAll()
    }
  }

  // MARK: To the browser

  /// The state of the window that a browser knows.
  private struct Known: Sendable {
    var revision: Int
    /// Nil before the host has sent a location.
    var location: Location?
    var acknowledged = -1
    var language: String

    /// True when a frame's changes are all that the browser lacks. They are not when something else, such as a form or
    /// another tab, was sent a frame in between.
    func isFollowed(by frame: Frame) -> Bool {
      frame.revision == revision || (frame.revision - 1 == revision && !frame.changes.isEmpty)
    }
  }

  /// A browser at the other end of a socket, and the state that it knows.
  private final class Browser: Sendable {
    let connection: WebSocketConnection
    let window: WebWindow
    let number: Int
    let known: Mutex<Known>

    init(connection: WebSocketConnection, claim: SocketClaim, number: Int) {
      self.connection = connection
      self.number = number
      window = claim.window
      known = Mutex(Known(revision: claim.revision, language: claim.window.pageLanguage))
    }
  }

  private func watch(_ browser: Browser) async throws {
    var seen = 0
    while !Task.isCancelled {
      try await update(browser)
      seen = await browser.window.window.changes(after: seen)
    }
  }

  /// Sends the changes that the browser lacks. Patches leave in the order in which the window draws, whichever task
  /// asks for them. Returns when the browser can take more.
  private func update(_ browser: Browser) async throws {
    let mustWait = try await browser.window.window.render { try send($0, to: browser) }
    if mustWait { try await browser.connection.waitUntilDrained() }
  }

  /// Returns true when the browser can take no more for now.
  ///
  /// - Throws: `CancellationError` when another tab has taken over the window: the frame is drawn for that tab.
  private func send(_ frame: Frame, to browser: Browser) throws -> Bool {
    guard browser.window.isAttached(browser.number) else { throw CancellationError() }
    guard let patch = Self.patch(frame, for: browser, addresses) else { return false }
    meters.patchBytes.record(patch.readableBytes)
    return try browser.connection.enqueue(text: patch)
  }

  private static func patch(
    _ frame: Frame, for browser: Browser, _ addresses: Addresses
  ) -> ByteBuffer? {
    let window = browser.window
    return browser.known.withLock { known in
      let mustTellLocation = window.takeOwedLocation() || frame.location != known.location
      let next = Known(
        revision: frame.revision, location: frame.location, acknowledged: window.acknowledged,
        language: frame.language)
      var patch = Patch(addresses: addresses, words: HostWords(frame.localization))
      let hasNews = patch.write(
        frame, location: mustTellLocation ? frame.location : nil,
        acknowledged: next.acknowledged > known.acknowledged ? next.acknowledged : nil,
        whole: !known.isFollowed(by: frame),
        isTranslated: known.language != frame.language)
      known = next
      return hasNews ? ByteBuffer(bytes: patch.json.bytes) : nil
    }
  }

  // MARK: From the browser

  /// A message of the script: `e` is an event's node, with `v` its input and `n` the input's number; `b` is the depth
  /// to go back to; `o` is a path to open; `h` is true when the page is hidden, and false when it is visible again.
  private struct Message: Decodable {
    var e: Int?
    var v: String?
    var n: Int?
    var b: Int?
    var o: String?
    var h: Bool?

    init?(_ text: String) {
      if let node = Self.tappedNode(text.utf8) {
        e = node
      } else if let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) {
        self = message
      } else {
        return nil
      }
    }

    /// The node of `{"e":123}`, which is a tap and the most frequent message. Reading it needs no JSON decoder.
    private static func tappedNode(_ text: String.UTF8View) -> Int? {
      let prefix = "{\"e\":".utf8
      guard text.starts(with: prefix), text.last == UInt8(ascii: "}") else { return nil }
      let digits = text.dropFirst(prefix.count).dropLast()
      guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
      return Int(Substring(digits))
    }
  }

  private func receive(
    _ text: String, from browser: Browser
  ) async throws {
    let connection = browser.connection
    let window = browser.window
    guard window.admitEvent(now: clock.now(), limit: settings.limits.eventsPerSecond) else {
      meters.refused.increment()
      var notice = JSONBuffer()
      notice.append("{\"n\":")
      let words = HostWords(await window.window.localization)
      notice.append(string: Array(words(.tooFast).utf8))
      notice.append("}")
      return try await connection.send(String(decoding: notice.bytes, as: UTF8.self))
    }
    guard let message = Message(text) else {
      meters.refused.increment()
      logger.notice("refused a message that is not one of the script's")
      return
    }
    meters.events.increment()
    if let node = message.e {
      let event = await window.window.event(for: node, posted: message.v)
      let (delivery, mustWait) = try await window.window.send(event) {
        // In one step with the event: a patch with the result of the input acknowledges it, and an earlier patch does
        // not.
        if let input = message.n { window.acknowledge(input) }
      } rendering: { frame in
        try send(frame, to: browser)
      }
      if case .refused(let reason) = delivery { noteRefusal(event, reason) }
      if mustWait { try await connection.waitUntilDrained() }
    } else if let depth = message.b {
      window.oweLocation()
      await window.window.back(toDepth: depth)
      try await update(browser)
    } else if let isHidden = message.h {
      await window.window.setInFront(!isHidden)
      try await update(browser)
    } else if let address = message.o {
      window.oweLocation()
      let path = addresses.appAddress(of: addresses.base + address) ?? "/"
      if await window.window.open(path) { return try await update(browser) }
      var answer = JSONBuffer()
      answer.append("{\"g\":")
      answer.append(string: Array(addresses.page(path).utf8))
      answer.append("}")
      try await connection.send(text: ByteBuffer(bytes: answer.bytes))
    }
  }
}
