import Dispatch
import Logging
import Sillar
import Synchronization

/// Notices that a server can no longer serve windows, and says so in the log and at `/healthz`.
///
/// It looks once a second, on a thread that is not one of Swift's: those may be what hangs. There are as many of them
/// as cores, and when each waits for something that another task must do, no task ever runs again.
final class Watchdog: Sendable {
  /// Why windows are not served.
  enum Problem: Hashable {
    case tasksDoNotRun
    /// In the app of that name.
    case windowsDoNotOpen(String)
  }

  /// How often it looks, and after how many looks what has not happened is missing.
  static let (interval, patience) = (DispatchTimeInterval.seconds(1), 5)

  private struct State {
    /// How often it has looked since it started a task that has not run yet; nil when it has run.
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

  /// What `/healthz` says now.
  var health: Health {
    state.withLock { $0.problems.isEmpty ? .ok : .failing($0.problems) }
  }

  /// Looks until the timer is cancelled.
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
