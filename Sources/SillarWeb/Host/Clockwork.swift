/// An injected clock without its type: the time since this value was created, and a sleep function.
struct Clockwork: Sendable {
  let now: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ clock: any Clock<Duration>) { self = Self.make(clock) }

  private init(
    now: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  private static func make<C: Clock>(_ clock: C) -> Clockwork where C.Duration == Duration {
    let start = clock.now
    return Clockwork(
      now: { start.duration(to: clock.now) },
      sleep: { try await clock.sleep(for: $0) })
  }
}
