import Foundation
import SillarData
import SillarModel
import Synchronization

/// Ends sessions at the service that were ended on this device, as soon as possible, also after a restart.
final class Endings: Sendable {
  private let store: SessionStore
  private let api: SessionsAPI
  private let reconnection: any Reconnection
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  private let waker = Mutex<AsyncStream<Void>.Continuation?>(nil)
  /// The tokens that could not be stored.
  private let unstored = Mutex<Set<String>>([])

  init(
    store: SessionStore, api: SessionsAPI, reconnection: any Reconnection,
    now: @escaping @Sendable () -> Date, report: @escaping @Sendable (String) -> Void
  ) {
    self.store = store
    self.api = api
    self.reconnection = reconnection
    self.now = now
    self.report = report
  }

  /// Looks for sessions to end.
  func wake() { waker.withLock { _ = $0?.yield() } }

  /// Ends a session that could not be listed in the store.
  func end(_ token: String) {
    unstored.withLock { _ = $0.insert(token) }
    wake()
  }

  /// Ends sessions until the task is cancelled.
  func run() async {
    let (signals, waker) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.waker.withLock { $0 = waker }
    waker.yield()
    for await _ in signals {
      var failures = 0
      while !Task.isCancelled, !(await endAll()) {
        failures += 1
        await reconnection.wait(afterFailures: failures)
      }
    }
  }

  /// Returns true if no session is left to end.
  private func endAll() async -> Bool {
    do {
      for token in unstored.withLock({ $0 }) {
        try await api.end(token)
        unstored.withLock { _ = $0.remove(token) }
      }
      for token in try await store.endings(at: now()) {
        try await api.end(token)
        try await store.hasEnded(token)
      }
      return true
    } catch {
      report("a session could not be ended at the service yet: \(error)")
      return false
    }
  }
}
