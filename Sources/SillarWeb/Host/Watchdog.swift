import Dispatch
import Logging
import Sillar
import Synchronization

/// Detects that a server can no longer serve windows, and reports it in the log and at `/healthz`.
///
/// It checks once a second, on a thread outside Swift's thread pool, because that pool may be what hangs. The pool has
/// one thread per core. When each thread waits for something that another task must do, no task ever runs again.
final class Watchdog: Sendable {
  /// A reason why windows are not served.
  enum Problem: Hashable {
    case tasksDoNotRun
    /// The associated value is the name of the app.
    case windowsDoNotOpen(String)
  }

  /// The time between checks, and the number of checks after which a task that has not run counts as blocked.
  static let (interval, patience) = (DispatchTimeInterval.seconds(1), 5)

  private struct State {
    /// The number of checks since a task was started that has not run yet; nil when it has run.
    var looks: Int?
    var problems: Set<Problem> = []
  }

  private let hosts: [WebHost]
  private let logger: Logger
  private let start: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let state = Mutex(State())

  /// - Parameter start: Starts a task.
  init(
    hosts: [WebHost], logger: Logger,
    start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
      Task.detached { work() }
    }
  ) {
    self.hosts = hosts
    self.logger = logger
    self.start = start
  }

  /// The current answer of `/healthz`.
  var health: Health {
    state.withLock { $0.problems.isEmpty ? .ok : .failing($0.problems) }
  }

  /// Checks until the timer is canceled.
  func run() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sillar.watchdog"))
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler { [self] in look() }
    timer.resume()
    return timer
  }

  func look() {
    let (asks, isMissing) = state.withLock { state in
      guard let looks = state.looks else {
        state.looks = 0
        return (true, false)
      }
      state.looks = looks + 1
      return (false, looks + 1 >= Self.patience)
    }
    if asks { start { [self] in hasRun() } }
    if isMissing { note(.tasksDoNotRun, true) }
    for host in hosts {
      note(.windowsDoNotOpen(host.app.flavor.name), host.openings.areStuck(at: host.clock.now()))
    }
  }

  private func hasRun() {
    state.withLock { $0.looks = nil }
    note(.tasksDoNotRun, false)
  }

  /// Logs a problem when it begins and when it ends.
  private func note(_ problem: Problem, _ isSo: Bool) {
    let isNew = state.withLock { state in
      isSo ? state.problems.insert(problem).inserted : state.problems.remove(problem) != nil
    }
    guard isNew else { return }
    if isSo {
      logger.critical("\(problem); /healthz answers 503 until that is over")
    } else {
      logger.notice("over: \(problem)")
    }
  }
}

extension Watchdog.Problem: CustomStringConvertible {
  var description: String {
    switch self {
    case .tasksDoNotRun:
      "a task has waited for \(Watchdog.patience) seconds: all threads for tasks are blocked or busy"
    case .windowsDoNotOpen(let app):
      "windows of \(app) have not opened for \(Openings.patience.components.seconds) seconds"
    }
  }
}
