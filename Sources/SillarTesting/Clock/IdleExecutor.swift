import Dispatch
import Sillar
import Synchronization

/// Runs the jobs of a window's tasks, and signals when no job is left to run.
///
/// When it is idle, each task waits for something: a clock, a gate that a test holds, or external input. On a busy
/// machine this takes longer, but the result is the same.
final class IdleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "sillar.test-host", attributes: .concurrent)
  private let state = Mutex((jobs: 0, count: 0))
  private let idle = WakeUp()

  /// The number of jobs that have been enqueued so far.
  var count: Int { state.withLock { $0.count } }

  var isIdle: Bool { state.withLock { $0.jobs == 0 } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { state in
      state.jobs += 1
      state.count += 1
    }
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      // Jobs that this job has started are already counted here.
      let isIdle = self.state.withLock { state in
        state.jobs -= 1
        return state.jobs == 0
      }
      if isIdle { self.idle.signal() }
    }
  }

  /// Returns when no job is left to run, or when the time limit, in real time, is reached.
  func untilIdle(within limit: Duration = .seconds(10)) async {
    while !Task.isCancelled {
      let seen = idle.signals
      if isIdle { return }
      guard await idle.wait(after: seen, within: limit) != nil else { return }
    }
  }
}
