import CoreMetrics
import NIOCore
import NIOWebSocket
import Sillar
import SillarHost
import Synchronization
import Tracing

/// A window and its page: what the page's person does comes in, and what has changed goes out.
extension WebWindow {
  /// Serves a socket until it closes.
  func serve(_ connection: WebSocketConnection, _ claim: WebHost.SocketClaim) async throws {
    guard let channel = attach(connection, claim) else {
      return connection.startClosing(.takenOver, reason: "opened elsewhere")
    }
    defer { detach(channel) }
    // What the last socket has brought comes first: it may be on its way to the disk.
    if inHand > 0 {
      _ = await claim.host.clock.result(within: Self.handlingLimit) { await self.rest() }
    }
    ledger.begin()
    // The window may have ended since the handshake.
    guard claim.host.windows.contains(self) else {
      let code: WebSocketCloseCode =
        isLost.load(ordering: .acquiring) ? .tryAgainLater : .windowGone
      return connection.startClosing(code, reason: "no such window")
    }
    // The page was made before the script could name it.
    if let timeZone = claim.timeZone { await window.changeTimeZone(to: timeZone) }
    await follow(claim.preferences, in: claim.host)
    // The socket may have broken before the page was told.
    await tellOfRenewal(claim.host.addresses)
    // The message that the page is visible again is lost when the socket has broken meanwhile.
    await window.setInFront(true)
    if let notice = takeNotice() {
      try await update(channel)
      try await show(notice, over: channel)
    } else {
      await showBuildError()
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.watch(channel) }
      for await message in connection.messages {
        guard isAttached(channel) else { break }
        inHand += 1
        defer {
          inHand -= 1
          rests.signal()
        }
        do { try await receive(message, over: channel) } catch is CancellationError { break }
      }
      group.cancelAll()
    }
  }

  // MARK: To the browser

  private func watch(_ channel: Channel) async throws {
    var seen = 0
    while !Task.isCancelled {
      try await update(channel)
      seen = await window.changes(after: seen)
    }
  }

  /// Sends the changes that the page lacks. Patches leave in the order in which the window draws, whichever task asks for
  /// them. Returns when the browser can take more.
  private func update(_ channel: Channel) async throws {
    let mustWait = try await window.render { try self.send($0, over: channel) }
    if mustWait { try await channel.connection.waitUntilDrained() }
  }

  /// A longer patch, such as a whole screen, goes out compressed: to compress a shorter one, and to unpack it, would delay
  /// it by more than its bytes do.
  private static let longMessage = 8 * 1024

  /// Sends a frame in the step in which the engine draws it: that is a step of this actor, too.
  ///
  /// - Returns: True when the browser can take no more for now.
  /// - Throws: `CancellationError` when another tab has taken over the window: the frame is drawn for that tab.
  private nonisolated func send(_ frame: Frame, over channel: Channel) throws -> Bool {
    guard let (before, news) = assumeIsolated({ $0.news(for: channel) }) else {
      throw CancellationError()
    }
    var known = before
    let patch = known.patch(
      frame, news, assumeIsolated { $0.preferences }, channel.host.addresses,
      mayKeep: channel.host.pages.mayKeep)
    // What is typed next belongs to the screen that is shown now.
    let isUrgent = frame.hasLostText || before.location != frame.location
    assumeIsolated { [known] window in
      window.known = known
      if patch != nil { window.saveSoon(in: channel.host, isUrgent: isUrgent) }
    }
    guard let patch else { return false }
    let meter = channel.host.meters.patchBytes
    if channel.claim.takesCompressed, patch.readableBytes > Self.longMessage,
      let compressed = Gzip.compressed(patch)
    {
      meter.record(compressed.readableBytes)
      assumeIsolated { $0.tellInspector(in: channel.host, sent: compressed.readableBytes) }
      return try channel.connection.enqueue(compressed, as: .binary)
    }
    meter.record(patch.readableBytes)
    assumeIsolated { $0.tellInspector(in: channel.host, sent: patch.readableBytes) }
    return try channel.connection.enqueue(patch)
  }

  /// Shows a notice in place of the page's last one; nil for none.
  private func show(_ notice: LocalizedText?, over channel: Channel) async throws {
    guard isAttached(channel) else { throw CancellationError() }
    let notice = notice ?? channel.host.buildErrorText
    guard known.showsNotice || notice != nil else { return }
    known.showsNotice = notice != nil
    let text = if let notice { HostWords(await window.localization)(notice) } else { "" }
    try await channel.connection.send(text: JSONBuffer.message("n", text))
  }

  /// Shows why the last build has failed, or takes that away, while the host is under development.
  func showBuildError() async {
    guard let channel, channel.host.buildError.withLock({ $0.isFollowed }) else { return }
    // The page may have the error of before.
    known.showsNotice = true
    try? await show(nil, over: channel)
  }

  // MARK: From the browser

  private func receive(_ text: String, over channel: Channel) async throws {
    let host = channel.host
    let received = window.observedTime
    tellInspector(in: host, received: text.utf8.count)
    guard let standing = host.sessions.standing(of: session) else {
      return await host.end(self, reason: "its session has ended", isRemembered: false)
    }
    let message = PageMessage(text)
    let now = host.clock.now()
    let price = ClientBudget.price(ofMessageOf: text.utf8.count)
    let payer = Client(address: channel.address, account: standing.account)
    guard admits(price, now: now, in: host),
      host.admits(price, of: payer, at: .event, as: .window(of: session.visitor))
    else {
      switch budget.noteExcess(now: now) {
      case .close:
        Asking.current?.budget.note(
          .event, client.address, "it goes on with more than twice what its window may send")
        return channel.connection.startClosing(.policyViolation, reason: "too many messages")
      case .tell where message?.n == nil:
        return try await show(SillarString.tooFast.localized, over: channel)
      case .tell, .ignore: break
      }
      // Nothing is lost: the page sends it again in a moment.
      if let number = message?.n { try await askAgain(for: number, channel) }
      return
    }
    guard let message else { return host.noteForeignMessage(of: session) }
    // The page says by itself if it is visible, and asks by itself if the host is there.
    if let isHidden = message.h {
      await window.setInFront(!isHidden)
      return try await update(channel)
    }
    if let top = message.t { return await note(top: top, in: host) }
    if let node = message.a {
      guard !node.isEmpty else { return await window.readAhead(nil) }
      return await host.traced("press") { await window.readAhead(node) }
    }
    if message.isQuestion { return try await channel.connection.send("{}") }
    switch await host.isOwn(self, at: channel.claim.head) {
    case true?: break
    // The sessions have ended the window.
    case false?: return
    // Nobody knows now whose the window is: the page sends it again.
    case nil:
      if let number = message.n { try await askAgain(for: number, channel) }
      return
    }
    // Another socket may have the window by now, on which the page sends it again.
    guard isAttached(channel) else { throw CancellationError() }
    if !standing.isUseStored { host.keep(session) }
    guard let number = message.n else { return try await perform(message, channel, received) }
    switch ledger.turn(of: number) {
    case .early: try await askAgain(for: number, channel)
    case .done:
      known.receipts = nil
      try await update(channel)
    case .uncertain:
      lastRefusal = SillarString.uncertain.localized
      ledger.finish(number)
      try await update(channel)
      try await show(lastRefusal, over: channel)
    case .next:
      guard await awaitsScreen(of: message, now: now) else {
        return try await perform(message, channel, received)
      }
      ledger.giveBack(number)
      try await askAgain(for: number, channel)
    }
  }

  /// True if a message is for a screen that the window, which was brought back, is still reading.
  private func awaitsScreen(of message: PageMessage, now: Duration) async -> Bool {
    guard let node = message.e, isFromBefore(message.r), now - opened < Self.screenLimit,
      await !window.settle(waits: false)
    else { return false }
    return await window.content(of: node) == nil
  }

  /// Tells a page which of its messages was the first that was not taken.
  private func askAgain(for number: Int, _ channel: Channel) async throws {
    try await channel.connection.send("{\"w\":\(ledger.refuse(number))}")
  }

  /// The time after which a tap or a text has its receipt, also if it is still being handled.
  private static let handlingLimit = Duration.seconds(1)
  /// The time that a tap waits for the texts before it, which an app may store where the window's memory is not.
  private static let storingLimit = Duration.milliseconds(300)

  /// - Parameter received: The window's time at which the message came; nil if nobody observes it.
  private func perform(
    _ message: PageMessage, _ channel: Channel, _ received: Duration?
  ) async throws {
    let host = channel.host
    lastRefusal = nil
    guard let node = message.e else {
      return try await host.traced(message.b == nil ? "open" : "back") {
        try await navigate(message, channel)
      }
    }
    var event =
      if let json = message.j {
        WindowEvent(node: node, input: .json(json))
      } else {
        await window.event(for: node, posted: message.v)
      }
    event.revision = message.r
    if event.input != nil { inputs += 1 }
    // What a tap does may leave the window: if the process ends meanwhile, the window comes back as it was before.
    if message.isTap, host.isKept(self) {
      // The tap may send what the app is still storing.
      if ledger.isTyping {
        await window.waitUntilHandled(atMost: Self.storingLimit)
        ledger.finishTyping()
      }
      if let number = message.n { ledger.begin(number) }
      await host.saveNow(self)
      if isLost.load(ordering: .acquiring) {
        if let number = message.n { ledger.giveBack(number) }
        closeChannel(.tryAgainLater, reason: "another process has the window")
        throw CancellationError()
      }
    }
    let (refusal, mustWait) = try await host.traced("event") { [event] in
      try await window.send(event, since: received) { isHandled in
        // In one step with the event: a patch with its result has the receipt, and an earlier patch has not.
        self.assumeIsolated { $0.note(message, isHandled, channel) }
      } rendering: { frame in
        try self.send(frame, over: channel)
      }
    }
    if let refusal { host.noteRefusal(event, refusal, of: session) }
    if let reason = noteResult(of: event, refusal) {
      lastRefusal = reason.localized
      // The control, if it is there, shows what the user entered: the whole screen resets it.
      if event.input != nil, refusal != .notOnScreen { known.revision = -1 }
      try await update(channel)
      try await show(reason.localized, over: channel)
    } else if refusal == nil {
      try await show(nil, over: channel)
    }
    if mustWait { try await channel.connection.waitUntilDrained() }
  }

  /// Gives the receipt of a tap or a text when it has been handled: what is typed after it waits for that.
  private func note(_ message: PageMessage, _ isHandled: Bool, _ channel: Channel) {
    guard let number = message.n else { return }
    if isHandled { return ledger.finish(number) }
    if !message.isTap { ledger.type(number) }
    // Not in the event's trace: it may draw what others have done meanwhile.
    ServiceContext.$current.withValue(nil) {
      _ = Task {
        await window.waitUntilHandled(atMost: Self.handlingLimit)
        ledger.finish(number)
        try? await update(channel)
      }
    }
  }

  private func navigate(_ message: PageMessage, _ channel: Channel) async throws {
    let addresses = channel.host.addresses
    if let depth = message.b { await window.back(toDepth: depth) }
    let path = message.o.map { addresses.appAddress(of: addresses.base + $0) ?? "/" }
    var isElsewhere = false
    if let path { isElsewhere = await !window.open(path, toDepth: message.f) }
    if let number = message.n { ledger.finish(number) }
    // With the receipt: a place that is told before is one on the way.
    owesLocation = true
    try await update(channel)
    guard isElsewhere, let path else { return }
    try await channel.connection.send(text: JSONBuffer.message("g", addresses.page(path)))
  }
}
