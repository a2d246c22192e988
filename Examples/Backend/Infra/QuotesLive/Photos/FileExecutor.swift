import Dispatch

/// Runs an actor that waits for the disk on a queue of its own, so that it does not block other tasks.
final class FileExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "backend.photos")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
