import Dispatch
import Logging
import NIOCore
import NIOPosix
import Sillar
import Synchronization

/// Detects that a server can no longer serve windows, and reports it in the log and at `/healthz`.
///
/// It checks once a second, on a thread of its own, because those that run tasks may be what hangs: Swift's pool, which has one
/// for each core, and the event loops, where the tasks of sockets run. When each waits for something that another task must
/// do, no task ever runs again.
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
    /// For the pool and each loop: the number of checks since a task was started that has not run yet; nil when it has run.
    var looks: [Int?]
    var problems: Set<Problem> = []

    var areTasksMissing: Bool { looks.contains { $0 ?? 0 >= Watchdog.patience } }
  }

  private let hosts: [WebHost]
  private let logger: Logger
  private let starts: [Start]
  private let state: Mutex<State>

  /// Starts a task.
  typealias Start = @Sendable (@escaping @Sendable () -> Void) -> Void

  /// - Parameter starts: Starts a task in the pool, and on each loop.
  init(hosts: [WebHost], logger: Logger, starts: [Start] = Watchdog.everywhere) {
    self.hosts = hosts
    self.logger = logger
    self.starts = starts
    state = Mutex(State(looks: starts.map { _ in nil }))
  }

  static var everywhere: [Start] {
    var starts: [Start] = [{ work in Task.detached { work() } }]
    for loop in MultiThreadedEventLoopGroup.singleton.makeIterator() {
      starts.append { work in loop.execute(work) }
    }
    return starts
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
    let asked = state.withLock { state in
      starts.indices.filter { place in
        guard let looks = state.looks[place] else {
          state.looks[place] = 0
          return true
        }
        state.looks[place] = looks + 1
        return false
      }
    }
    for place in asked {
      let start = starts[place]
      start { [self] in
        state.withLock { $0.looks[place] = nil }
        noteTasks()
      }
    }
    noteTasks()
    for host in hosts {
      note(.windowsDoNotOpen(host.app.flavor.name), host.openings.areStuck(at: host.clock.now()))
    }
  }

  private func noteTasks() {
    note(.tasksDoNotRun, state.withLock { $0.areTasksMissing })
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
      "a task has waited for \(Watchdog.patience) seconds: threads that run tasks are blocked or busy"
    case .windowsDoNotOpen(let app):
      "windows of \(app) have not opened for \(Openings.patience.components.seconds) seconds"
    }
  }
}
