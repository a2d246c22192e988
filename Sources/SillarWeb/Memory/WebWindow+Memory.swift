import CoreMetrics
import Foundation
import Logging
import NIOCore
import Sillar
import SillarHost
import Synchronization
import Tracing

/// What is saved of a window.
extension WebWindow {
  /// Saves the window soon.
  ///
  /// - Parameter isUrgent: True if nothing is saved, or what is saved is wrong: it shows another screen, or a text in it has
  ///   been sent.
  func saveSoon(in host: WebHost, isUrgent: Bool = false) {
    guard !isSaveDue || isUrgent, host.isKept(self) else { return }
    isSaveDue = true
    // Not in the trace of what has changed: it may draw what comes after that.
    ServiceContext.$current.withValue(nil) {
      _ = Task {
        if !isUrgent { try? await host.clock.sleep(WebHost.memoryDelay) }
        if isSaveDue { await save(in: host) }
      }
    }
  }

  /// Saves the window some time later, as it is now. A visitor who has not come back leaves nothing behind.
  ///
  /// - Parameter isLast: True if another process goes on with it.
  func save(in host: WebHost, isLast: Bool = false) async {
    guard host.isKept(self) else { return }
    let account = account
    let memory = await window.memory { memory in
      let (done, begun, top) = self.assumeIsolated { window in
        window.isSaveDue = false
        return (window.ledger.done, window.ledger.begun, window.top)
      }
      return SavedWindow(
        visitor: self.session.visitor, account: account, done: done, begun: begun, memory: memory,
        top: top)
    }
    guard let memory, !isForgotten, isLast || !isLost.load(ordering: .acquiring),
      host.isKeepingWindows,
      // The session may have ended meanwhile, or a browser may have brought the window back while this one ended.
      let standing = host.sessions.standing(of: session), standing.isStored,
      standing.account == account, host.windows.window(id).map({ $0 === self }) ?? true,
      let data = try? JSONEncoder().encode(memory)
    else { return }
    host.store.windows.save(
      String(decoding: data, as: UTF8.self), as: host.name(session, id),
      of: account.map { .account($0) } ?? .strangers(client.address), isLast: isLast
    ) { isOwn in
      if isOwn {
        self.noteSaved(memory.done)
      } else {
        self.isLost.store(true, ordering: .releasing)
        Task { await host.lose(self) }
      }
    } whenFailed: {
      host.unsaved.withLock { $0[self.id] = self }
    }
  }

  /// The time that something which is being done may take before the window is let go without it.
  private static let handingLimit = Duration.seconds(1)

  /// Saves the window for another process, and ends it here. What its page sends meanwhile is not taken: the page sends it
  /// again to the process that goes on.
  func letGo(in host: WebHost) async {
    host.windows.remove(self)
    isLost.store(true, ordering: .releasing)
    closeChannel(.takenOver, reason: "opened elsewhere")
    await rest()
    if await window.waitUntilHandled(atMost: Self.handingLimit) { ledger.begin() }
    await save(in: host, isLast: true)
    await host.store.finish()
    isForgotten = true
    await window.end()
    host.meters.windows.record(host.windows.count)
    host.logger.debug("window ended: another process goes on with it")
  }

  /// Returns when no message of a page is being taken.
  func rest() async {
    while inHand > 0, !Task.isCancelled { _ = await rests.wait(after: rests.signals) }
  }

  /// Takes nothing more from the page, which connects again, and saves nothing more.
  func lose() {
    isForgotten = true
    closeChannel(.tryAgainLater, reason: "another process has the window")
  }

  /// Sees to it that the window does not come back.
  func forget(in host: WebHost) {
    isForgotten = true
    removeSaved(in: host)
  }

  /// Removes what was saved of the window.
  func removeSaved(in host: WebHost) { host.store.windows.remove(host.name(session, id)) }

  /// Notes that what was done up to a number is saved: the page need not keep it.
  private nonisolated func noteSaved(_ number: Int) {
    guard saved.max(number, ordering: .acquiringAndReleasing).oldValue < number else { return }
    Task { await tellSaved() }
  }

  private func tellSaved() {
    // A page that knows nothing of the window yet learns it with the first message.
    guard known.isGreeted, let channel else { return }
    let receipt = "{\"k\":\(saved.load(ordering: .acquiring))}"
    _ = try? channel.connection.enqueue(ByteBuffer(string: receipt))
  }
}
