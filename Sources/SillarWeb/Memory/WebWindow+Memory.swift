import Foundation
import NIOCore
import Sillar
import SillarHost
import Synchronization

/// What is saved of a window.
extension WebWindow {
  /// Saves the window soon.
  ///
  /// - Parameter isUrgent: True if nothing is saved, or what is saved is wrong: it shows another screen, or a text in it has
  ///   been sent.
  func saveSoon(in host: WebHost, isUrgent: Bool = false) {
    guard !isSaveDue || isUrgent, host.isKept(self) else { return }
    isSaveDue = true
    Task {
      if !isUrgent { try? await host.clock.sleep(WebHost.memoryDelay) }
      if isSaveDue { await save(in: host) }
    }
  }

  /// Saves the window some time later, as it is now. A visitor who has not come back leaves nothing behind.
  func save(in host: WebHost) async {
    guard host.isKept(self) else { return }
    let account = account
    let memory = await window.memory { memory in
      let (done, begun) = self.assumeIsolated { window in
        window.isSaveDue = false
        return (window.ledger.done, window.ledger.begun)
      }
      return SavedWindow(
        visitor: self.session.visitor, account: account, done: done, begun: begun, memory: memory)
    }
    guard let memory, !isForgotten, host.isKeepingWindows,
      // The session may have ended meanwhile, or a browser may have brought the window back while this one ended.
      let standing = host.sessions.standing(of: session), standing.isStored,
      standing.account == account, host.windows.window(id).map({ $0 === self }) ?? true,
      let data = try? JSONEncoder().encode(memory)
    else { return }
    host.store.windows.save(
      String(decoding: data, as: UTF8.self), as: host.name(session, id),
      of: account.map { .account($0) } ?? .strangers(client.address)
    ) {
      self.noteSaved(memory.done)
    }
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
