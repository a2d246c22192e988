import Dispatch
import Foundation
import Logging
import ServiceLifecycle
import Synchronization
import UnixSignals

/// Ends the program when a shutdown that began does not come to its end: a supervisor, or someone at
/// a keyboard, waits for a few seconds and no longer.
///
/// It hears of signals by itself, and waits on a queue of its own: where something blocks all threads for tasks, no
/// task hears of a signal, and none ends the program.
final class ShutdownDeadline: Service {
  private enum State { case watching, ending, lifted }

  private let limit: Duration
  private let logger: Logger
  private let queue = DispatchQueue(label: "program.shutdown")
  private let state = Mutex(State.watching)

  init(limit: Duration, logger: Logger) {
    self.limit = limit
    self.logger = logger
  }

  /// True after a request to shut down.
  var hasBegun: Bool { state.withLock { $0 == .ending } }

  /// Listens for signals until the sources are cancelled.
  func listen(to signals: [UnixSignal]) -> [any DispatchSourceSignal] {
    signals.map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: queue)
      source.setEventHandler { [self] in begin() }
      source.resume()
      return source
    }
  }

  func run() async throws {
    do { try await gracefulShutdown() } catch { return }
    begin()
  }

  /// Everything has ended in time.
  func lift() {
    state.withLock { $0 = .lifted }
  }

  private func begin() {
    let isFirst = state.withLock { state in
      if state != .watching { return false }
      state = .ending
      return true
    }
    guard isFirst else { return }
    let milliseconds = Int(limit / .milliseconds(1))
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [self] in
      guard hasBegun else { return }
      logger.warning("The shutdown took too long; connections that were still open are cut")
      // Not exit(3): what it waits for may be what hangs.
      _exit(0)
    }
  }
}
