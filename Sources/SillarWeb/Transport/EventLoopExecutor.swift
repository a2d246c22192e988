import NIOCore

/// Runs a task, and the actors without an executor of their own that it calls, on the thread of an event loop.
///
/// A task that works long without a wait keeps the loop's other connections waiting.
final class EventLoopExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
