import Synchronization

/// Does one thing after the other, in the order in which they were given, each to its end: also when whoever wanted it
/// has gone.
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
