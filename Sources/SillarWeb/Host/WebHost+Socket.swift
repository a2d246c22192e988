import CoreMetrics
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import Sillar
import SillarHost
import Synchronization

/// The host over its socket.
extension WebHost {
  /// The purpose of a socket: one page of one window.
  struct SocketClaim: Sendable {
    let host: WebHost
    let session: SessionKeeper.Session
    let windowID: String
    /// The handshake's.
    let head: HTTPRequest
    /// The window that the page was made for, if it asks for another: the one that its tab had before.
    let pageWindowID: String?
    /// True if the page may be a copy of a tab that is still open, or one that somebody has opened after leaving the window.
    let isDoubtful: Bool
    /// The revision that the page shows.
    let revision: Int
    /// The time at which the page was loaded, in milliseconds by the browser's clock; nil if it does not say.
    let page: Int?
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
        host: self, session: session, windowID: id, head: handshake.head,
        pageWindowID: handshake.uri.queryParameters["i"].map(String.init),
        isDoubtful: handshake.uri.queryParameters["c"] != nil, revision: revision,
        page: handshake.uri.queryParameters["t"].flatMap { Int($0) },
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
    if claim.isDoubtful, window.isConnected || window.isLeft {
      return connection.startClosing(.inUse, reason: "it is another page's")
    }
    if let id = claim.pageWindowID, let unused = windows.window(id, of: claim.session),
      unused.isUnclaimed
    {
      await end(unused, reason: "its page has another", isRemembered: false)
    }
    let attached = window.attach(connection, page: claim.page, now: clock.now())
    guard let (number, previous) = attached else {
      return connection.startClosing(.takenOver, reason: "opened elsewhere")
    }
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
    let browser = Browser(
      connection: connection, window: window, claim: claim, number: number)
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
    /// Nil before the first message.
    var receipts: Receipts?
    var language: String
    /// True while the browser shows a notice about an event.
    var showsNotice = false
    /// The covered screens that the page keeps, the oldest first.
    var kept: [NodeName] = []

    /// The screens that a page keeps hidden.
    private static let mostKept = 12

    /// Follows the changes of a frame that the page is about to carry out.
    ///
    /// - Returns: The screens that it need not keep any more; nil if it lacks one that comes back.
    mutating func follow(_ changes: [Change]) -> [NodeName]? {
      for change in changes {
        switch change {
        case .cover(let node): kept.append(node.name)
        case .dropCovered: kept = []
        case .remove(let node):
          guard !kept.isEmpty, node.isOutermostScreen else { continue }
          kept.removeAll { $0 == node.name }
        case .uncover(let node, _):
          guard let index = kept.firstIndex(of: node.name) else { return nil }
          kept.remove(at: index)
        case .update, .insert, .move: break
        }
      }
      let dropped = Array(kept.dropLast(Self.mostKept))
      kept.removeFirst(dropped.count)
      return dropped
    }

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
    /// The token of the form, for a page that was made for another window.
    let token: String?
    let takesCompressed: Bool
    let known: Mutex<Known>

    init(
      connection: WebSocketConnection, window: WebWindow, claim: SocketClaim, number: Int
    ) {
      self.connection = connection
      self.number = number
      token = claim.pageWindowID.map { _ in
        claim.host.sessions.formToken(for: claim.session, window: window.id)
      }
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
    // Its visitor may come back, so that the window is kept, while the page is open.
    let receipts = browser.window.ledger { $0.receipts(isKept: isKept(browser.window)) }
    guard let patch = Self.patch(frame, receipts, for: browser, addresses) else { return false }
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
    _ frame: Frame, _ receipts: Receipts, for browser: Browser, _ addresses: Addresses
  ) -> ByteBuffer? {
    let window = browser.window
    return browser.known.withLock { known in
      let mustTellLocation = window.takeOwedLocation() || frame.location != known.location
      let isTranslated = known.language != frame.language
      var next = Known(
        revision: frame.revision, location: frame.location, receipts: receipts,
        language: frame.language, showsNotice: known.showsNotice, kept: known.kept)
      let isNew = known.revision != frame.revision
      let dropped = isNew ? next.follow(frame.changes) : []
      let isWhole = isTranslated || !known.isFollowed(by: frame) || dropped == nil
      if isWhole { next.kept = [] }
      var patch = Patch(addresses: addresses, words: HostWords(frame.localization))
      let hasNews = patch.write(
        frame, dropping: dropped ?? [], location: mustTellLocation ? frame.location : nil,
        receipts: receipts == known.receipts ? nil : receipts,
        greeting: known.receipts == nil ? window.greet(token: browser.token) : nil,
        whole: isWhole, isTranslated: isTranslated)
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
    try await browser.connection.send(text: JSONBuffer.message("n", text))
  }

  private func receive(_ text: String, from browser: Browser) async throws {
    let (connection, window) = (browser.connection, browser.window)
    guard sessions.isLive(window.session) else {
      return await end(window, reason: "its session has ended", isRemembered: false)
    }
    let message = PageMessage(text)
    let now = clock.now()
    let price = ClientBudget.price(ofMessageOf: text.utf8.count)
    guard admits(price, of: window.session, in: window, at: .event, now: now) else {
      switch window.noteExcess(now: now, limit: settings.limits.eventsPerSecond) {
      case .close:
        Asking.current?.budget.note(
          .event, window.client.address, "it goes on with more than twice what its window may send")
        return connection.startClosing(.policyViolation, reason: "too many messages")
      case .tell where message?.n == nil: return try await show(.tooFast, in: browser)
      case .tell, .ignore: break
      }
      // Nothing is lost: the page sends it again in a moment.
      if let number = message?.n { try await askAgain(for: number, browser) }
      return
    }
    guard let message else { return noteForeignMessage(of: window.session) }
    meters.events.increment()
    // The page says by itself if it is visible, and asks by itself if the host is there.
    if let isHidden = message.h {
      await window.window.setInFront(!isHidden)
      return try await update(browser)
    }
    if message.isQuestion { return try await connection.send("{}") }
    keep(window.session)
    guard let number = message.n else { return try await perform(message, from: browser) }
    switch window.ledger({ $0.turn(of: number, isTap: message.isTap) }) {
    case .early: try await askAgain(for: number, browser)
    case .done:
      browser.known.withLock { $0.receipts = Receipts(done: -1, kept: -1) }
      try await update(browser)
    case .uncertain:
      window.ledger { $0.finish(number) }
      try await update(browser)
      try await show(.uncertain, in: browser)
    case .next: try await perform(message, from: browser)
    }
  }

  /// Tells a page which of its messages was the first that was not taken.
  private func askAgain(for number: Int, _ browser: Browser) async throws {
    try await browser.connection.send("{\"w\":\(browser.window.ledger({ $0.refuse(number) }))}")
  }

  /// The time after which a tap or a text has its receipt, also if it is still being handled.
  private static let handlingLimit = Duration.seconds(1)
  /// The time that a tap waits for the texts before it, which an app may store where the window's memory is not.
  private static let storingLimit = Duration.milliseconds(300)

  /// Gives the receipt of a tap or a text when it has been handled: what is typed after it waits for that.
  private func finishLater(_ number: Int, _ browser: Browser) {
    Task {
      let window = browser.window
      await window.window.waitUntilHandled(atMost: Self.handlingLimit)
      window.ledger { $0.finish(number) }
      try? await update(browser)
    }
  }

  private func perform(_ message: PageMessage, from browser: Browser) async throws {
    let window = browser.window
    if let seen = message.e {
      var event =
        if let json = message.j {
          WindowEvent(node: seen, input: .json(json))
        } else {
          await window.window.event(for: seen, posted: message.v)
        }
      event.revision = message.r
      // What a tap does may leave the window: if the process ends meanwhile, the window comes back as it was before.
      if message.isTap, isKept(window) {
        // The tap may send what the app is still storing.
        if window.ledger({ $0.isTyping }) {
          await window.window.waitUntilHandled(atMost: Self.storingLimit)
          window.ledger { $0.finishTyping() }
        }
        if let number = message.n { window.ledger { $0.begin(number) } }
        await saveNow(window)
      }
      let (delivery, mustWait) = try await window.window.send(event) { isHandled in
        guard let number = message.n else { return }
        // In one step with the event: a patch with its result has the receipt, and an earlier patch has not.
        if isHandled { return window.ledger { $0.finish(number) } }
        if !message.isTap { window.ledger { $0.type(number) } }
        finishLater(number, browser)
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
      if mustWait { try await browser.connection.waitUntilDrained() }
      return
    }
    window.oweLocation()
    if let depth = message.b { await window.window.back(toDepth: depth) }
    let path = message.o.map { addresses.appAddress(of: addresses.base + $0) ?? "/" }
    let isElsewhere = if let path { !(await window.window.open(path)) } else { false }
    if let number = message.n { window.ledger { $0.finish(number) } }
    try await update(browser)
    guard isElsewhere, let path else { return }
    try await browser.connection.send(text: JSONBuffer.message("g", addresses.page(path)))
  }
}
