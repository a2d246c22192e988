import NIOPosix

/// Work that waits for a disk: reading, copying and synchronizing files.
public enum FileWork {
  /// Runs the work on a thread that may block. Swift's task threads, as many as there are cores, must not block.
  ///
  /// ```swift
  /// func contents(of file: URL) async throws -> Data {
  ///   try await FileWork.run { try Data(contentsOf: file) }
  /// }
  /// ```
  ///
  /// - Throws: Errors from `work`, or `CancellationError` when the task was cancelled before it began.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await NIOThreadPool.singleton.runIfActive(work)
  }
}
