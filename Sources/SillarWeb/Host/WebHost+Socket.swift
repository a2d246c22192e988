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
    let session: SessionKeeper.Session
    let windowID: String
    /// The handshake's.
    let head: HTTPRequest
    /// The revision that the page shows.
    let revision: Int
    /// True if the script unpacks long messages.
    let takesCompressed: Bool
    /// The browser's; see ``BrowserTimeZone``.
    let timeZone: String?
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
    guard let session = await sessions.session(of: handshake.head),
      let id = handshake.uri.queryParameters["w"].map(String.init)
    else { return await refuse(.windowGone, "no such window", handshake) }
    let isOpen = windows.window(id, of: session) != nil
    guard isOpen || mayKnow(id) else {
      return await refuse(.windowGone, "no such window", handshake)
    }
    guard admits(1, of: session, at: .socket, isInWindow: isOpen) else {
      return await refuse(.tryAgainLater, "its client asks for too much", handshake)
    }
    let revision = handshake.uri.queryParameters["r"].flatMap { Int($0) } ?? -1
    let takesCompressed = handshake.uri.queryParameters["z"] == "1"
    let timeZone = BrowserTimeZone.of(handshake.head)
    return .accept(
      SocketClaim(
        host: self, session: session, windowID: id, head: handshake.head, revision: revision,
        takesCompressed: takesCompressed, timeZone: timeZone))
  }

  private func refuse(
    _ code: WebSocketCloseCode, _ reason: String, _ handshake: WebSocketHandshake,
    _ metadata: Logger.Metadata = [:]
  ) async -> WebSocketDecision<SocketClaim> {
    meters.socketsRefused.increment()
    if let count = socketRefusals.count(at: clock.now()) {
      let session = await sessions.session(of: handshake.head)?.label ?? "none"
      logger.notice(
        "refused a socket: \(reason)",
        metadata: metadata.merging([
          "refused": "\(count)", "client": "\(client(nil).address)", "session": "\(session)",
        ]) { $1 })
    }
    return .refuse(code, reason: reason)
  }

  /// Serves a socket until it closes.
  func serve(_ connection: WebSocketConnection, _ claim: SocketClaim) async throws {
    let found = await find(claim.windowID, claim.session, claim.head)
    guard case .window(let window) = found else {
      let code = found == .refused ? WebSocketCloseCode.tryAgainLater : .windowGone
      return connection.startClosing(code, reason: "no such window")
    }
    let (number, previous) = window.attach(connection, now: clock.now())
    previous?.startClosing(.takenOver, reason: "opened elsewhere")
    defer { window.detach(number, now: clock.now()) }
    // The window may have ended since the handshake.
    guard windows.contains(window) else {
      return connection.startClosing(.windowGone, reason: "no such window")
    }
    // The page was made before the script could name it.
    if let timeZone = claim.timeZone { await window.window.changeTimeZone(to: timeZone) }
    // The socket may have broken before the page was told.
    if let renewal = window.renewal { await tell(window, of: renewal) }
    // The message that the page is visible again is lost when the socket has broken meanwhile.
    await window.window.setInFront(true)
    let browser = Browser(connection: connection, window: window, claim: claim, number: number)
    if let notice = window.takeNotice() {
      try await update(browser)
      try await show(notice, in: browser)
    }
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
    /// True while the browser shows a notice about an event.
    var showsNotice = false

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
    let takesCompressed: Bool
    let known: Mutex<Known>

    init(
      connection: WebSocketConnection, window: WebWindow, claim: SocketClaim, number: Int
    ) {
      self.connection = connection
      self.number = number
      self.window = window
      takesCompressed = claim.takesCompressed
      known = Mutex(Known(revision: claim.revision, language: window.pageLanguage))
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

  /// A longer patch, such as a whole screen, goes out compressed: to compress a shorter one, and to unpack it, would delay
  /// it by more than its bytes do.
  private static let longMessage = 8 * 1024

  /// Returns true when the browser can take no more for now.
  ///
  /// - Throws: `CancellationError` when another tab has taken over the window: the frame is drawn for that tab.
  private func send(_ frame: Frame, to browser: Browser) throws -> Bool {
    guard browser.window.isAttached(browser.number) else { throw CancellationError() }
    guard let patch = Self.patch(frame, for: browser, addresses) else { return false }
    noteChange(of: browser.window, isUrgent: frame.hasLostText)
    if browser.takesCompressed, patch.readableBytes > Self.longMessage,
      let compressed = Gzip.compressed(patch)
    {
      meters.patchBytes.record(compressed.readableBytes)
      return try browser.connection.enqueue(binary: compressed)
    }
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
        language: frame.language, showsNotice: known.showsNotice)
      var patch = Patch(addresses: addresses, words: HostWords(frame.localization))
      let hasNews = patch.write(
        frame, location: mustTellLocation ? frame.location : nil,
        acknowledged: next.acknowledged > known.acknowledged ? next.acknowledged : nil,
        whole: !known.isFollowed(by: frame),
        isBroughtBack: 0..<window.firstRevision ~= known.revision,
        isTranslated: known.language != frame.language)
      known = next
      return hasNews ? ByteBuffer(bytes: patch.json.bytes) : nil
    }
  }

  // MARK: From the browser

  /// Shows a notice in place of the page's last one; nil for none.
  private func show(_ notice: SillarString?, in browser: Browser) async throws {
    let hadNotice = browser.known.withLock { known in
      defer { known.showsNotice = notice != nil }
      return known.showsNotice
    }
    guard hadNotice || notice != nil else { return }
    var text = ""
    if let notice { text = HostWords(await browser.window.window.localization)(notice) }
    var message = JSONBuffer()
    message.append("{\"n\":")
    message.append(string: Array(text.utf8))
    message.append("}")
    try await browser.connection.send(text: ByteBuffer(bytes: message.bytes))
  }

  /// A message of the script: `r` is the revision that the page shows; `e` is an event's node, with `v` its input and `n`
  /// the input's number; `b` is the depth to go back to; `o` is a path to open; `h` is true when the page is hidden, and
  /// false when it is visible again.
  private struct Message: Decodable {
    var r: Int?
    var e: Int?
    var v: String?
    var n: Int?
    var b: Int?
    var o: String?
    var h: Bool?

    init?(_ text: String) {
      if let (node, revision) = Self.tap(text.utf8) {
        e = node
        r = revision
      } else if let message = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) {
        self = message
      } else {
        return nil
      }
    }

    /// The node and the revision of `{"e":123,"r":45}`, which is a tap and the most frequent message. Reading it needs no
    /// JSON decoder.
    private static func tap(_ text: String.UTF8View) -> (Int, Int)? {
      let (prefix, middle) = ("{\"e\":".utf8, ",\"r\":".utf8)
      guard text.starts(with: prefix), text.last == UInt8(ascii: "}") else { return nil }
      let node = text.dropFirst(prefix.count).prefix(while: isDigit)
      let rest = text[node.endIndex...]
      guard rest.starts(with: middle) else { return nil }
      let revision = rest.dropFirst(middle.count).dropLast()
      guard revision.allSatisfy(isDigit), let node = Int(Substring(node)),
        let revision = Int(Substring(revision))
      else { return nil }
      return (node, revision)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
  }

  private func receive(
    _ text: String, from browser: Browser
  ) async throws {
    let connection = browser.connection
    let window = browser.window
    guard sessions.isLive(window.session) else {
      return await end(window, reason: "its session has ended", isRemembered: false)
    }
    let now = clock.now()
    guard admits(1, of: window.session, in: window, at: .event, now: now) else {
      switch window.noteExcess(now: now, limit: settings.limits.eventsPerSecond) {
      case .ignore: return
      case .close:
        Asking.current?.budget.note(
          .event, window.client.address, "it goes on with more than twice what its window may send")
        return connection.startClosing(.policyViolation, reason: "too many messages")
      case .tell: break
      }
      return try await show(.tooFast, in: browser)
    }
    guard let message = Message(text) else {
      return noteForeignMessage(of: window.session)
    }
    meters.events.increment()
    // The page says by itself if it is visible.
    if message.h == nil { keep(window.session) }
    if let node = message.e {
      var event = await window.window.event(for: node, posted: message.v)
      event.revision = message.r
      // The page sends again what a window that is brought back has not heard, and a tap may send what was typed away.
      if event.input == nil, window.hasUnsavedInput { await saveNow(window) }
      let (delivery, mustWait) = try await window.window.send(event) {
        // In one step with the event: a patch with the result of the input acknowledges it, and an earlier patch does
        // not.
        if let input = message.n { window.acknowledge(input) }
      } rendering: { frame in
        try send(frame, to: browser)
      }
      if case .refused(let reason) = delivery { noteRefusal(event, reason, of: window.session) }
      if window.noteResult(of: event, delivery) {
        // The control shows what the user entered: the whole screen resets it.
        if event.input != nil { browser.known.withLock { $0.revision = -1 } }
        try await update(browser)
        try await show(.changed, in: browser)
      } else if delivery == .accepted {
        try await show(nil, in: browser)
      }
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
