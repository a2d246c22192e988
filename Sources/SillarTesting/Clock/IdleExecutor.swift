import Dispatch
import Sillar
import SillarHost
import Synchronization

/// Runs the jobs of a window's tasks, and signals when no job is left to run.
///
/// When it is idle, each task waits for something: a clock, a gate that a test holds, or external input. On a busy
/// machine this takes longer, but the result is the same.
final class IdleExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "sillar.test-host", attributes: .concurrent)
  private let state = Mutex((jobs: 0, count: 0, hasGivenUp: false))
  private let idle = WakeUp()
  private let patience: Duration

  /// - Parameter patience: The time, in real time, after which work that never rests is not waited for any more.
  init(patience: Duration) { self.patience = patience }

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
        if state.jobs == 0 { state.hasGivenUp = false }
        return state.jobs == 0
      }
      if isIdle { self.idle.signal() }
    }
  }

  /// Returns true when no job is left to run, or the task is cancelled; false when that does not come within the time
  /// limit. From then on it returns false at once, until no job is left.
  func untilIdle() async -> Bool {
    let end = ContinuousClock.now + patience
    while !Task.isCancelled {
      let seen = idle.signals
      if isIdle { return true }
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero, !state.withLock({ $0.hasGivenUp }),
        await idle.wait(after: seen, within: left) != nil
      else {
        return state.withLock { state in
          state.hasGivenUp = state.jobs > 0
          return !state.hasGivenUp
        }
      }
    }
    return true
  }
}
