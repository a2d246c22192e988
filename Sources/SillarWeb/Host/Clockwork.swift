/// An injected clock without its type: the time since this value was created, and a sleep function.
struct Clockwork: Sendable {
  let now: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }

  /// The result of some work; nil if it takes longer than a limit.
  func result<Result: Sendable>(
    within limit: Duration, of work: @escaping @Sendable () async -> Result
  ) async -> Result? {
    await withTaskGroup { group in
      group.addTask { await work() as Result? }
      group.addTask {
        try? await sleep(limit)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
