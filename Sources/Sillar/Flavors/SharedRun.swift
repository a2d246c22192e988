import SillarModel
import SillarVocabulary
import Synchronization

/// Runs the work of an app once for all test hosts: from when the first one opens until the last one has closed.
///
/// It belongs to the app's flavor, because an app may be a struct, which has no identity.
package final class SharedRun: Sendable {
  private struct State {
    var hosts = 0
    var task: Task<Void, Never>?
    var isRunning = false
  }

  private let state = Mutex(State())
  private let resting = RestingTasks()

  private let work: AppWork

  init(_ work: AppWork) { self.work = work }

  /// Notes a host, and starts the app for the first one.
  package func begin(on executor: any TaskExecutor) {
    state.withLock { state in
      state.hosts += 1
      guard state.hosts == 1 else { return }
      state.isRunning = true
      let previous = state.task
      state.task = resting.track {
        Task(executorPreference: executor) {
          await previous?.value
          await self.work.run()
          self.state.withLock { $0.isRunning = false }
        }
      }
    }
  }

  /// Notes that a host has closed, and cancels the run after the last one.
  ///
  /// - Returns: The run, if it has been cancelled.
  package func end() -> Task<Void, Never>? {
    state.withLock { state in
      state.hosts -= 1
      guard state.hosts == 0 else { return nil }
      state.task?.cancel()
      return state.task
    }
  }

  /// True if there is no work, or the run has ended or rests: see ``RestingTasks``.
  package var isAtRest: Bool {
    work.isEmpty
      || state.withLock { state in !state.isRunning || state.task.map(resting.contains) != false }
  }
}
