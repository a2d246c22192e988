import Dispatch

/// Runs an actor that waits for a disk on a thread of its own, so that it keeps nobody else waiting.
final class FileExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "backend.photos")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
