import Synchronization

/// Runs tasks one after the other, in the order in which they were added, each to its end, even if its caller was
/// cancelled.
final class WriteTurns: Sendable {
  private let last = Mutex<Task<Void, Never>?>(nil)

  @discardableResult
  func add<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) -> Task<Value, any Error> {
    last.withLock { last in
      let before = last
      let task = Task {
        await before?.value
        return try await body()
      }
      last = Task { _ = await task.result }
      return task
    }
  }
}
