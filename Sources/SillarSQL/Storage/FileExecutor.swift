import Dispatch

/// Runs an actor that reads and writes files on its own dispatch queue, so that no task thread waits for a disk.
package final class FileExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "sillar.files")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }
}
