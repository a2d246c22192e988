import Foundation
import SillarData
import SillarModel
import Synchronization

/// Ends sessions at the service that have been ended here, as soon as it can be reached, also after a restart.
final class Endings: Sendable {
  private let store: SessionStore
  private let api: SessionsAPI
  private let reconnection: any Reconnection
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  private let waker = Mutex<AsyncStream<Void>.Continuation?>(nil)

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

  /// There may be something to end.
  func wake() { waker.withLock { _ = $0?.yield() } }

  /// Until the task is cancelled.
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

  /// Whether none is left.
  private func endAll() async -> Bool {
    do {
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
