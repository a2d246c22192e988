import Dispatch
import Sillar
import Synchronization

/// Runs what the tasks of a window do, and tells when nothing is left to run.
///
/// Each task then waits for something: for a clock, for a gate that a test holds, or for what comes from outside. A
/// busy machine takes longer to get there, but the answer is the same.
final class IdleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "sillar.test-host", attributes: .concurrent)
  private let state = Mutex((jobs: 0, count: 0))
  private let idle = WakeUp()

  /// How many jobs have come so far.
  var count: Int { state.withLock { $0.count } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { state in
      state.jobs += 1
      state.count += 1
    }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      // What the job has led to has been counted by now.
      let isIdle = self.state.withLock { state in
        state.jobs -= 1
        return state.jobs == 0
      }
      if isIdle { self.idle.signal() }
    }
  }

  /// Returns when nothing is left to run, or the time, in real time, is up.
  func untilIdle(within limit: Duration = .seconds(10)) async {
    while !Task.isCancelled {
      let seen = idle.signals
      if state.withLock({ $0.jobs == 0 }) { return }
      guard await idle.wait(after: seen, within: limit) != nil else { return }
    }
  }
}
