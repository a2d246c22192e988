/// The time since a start, read from a clock with any type of instant.
package struct ElapsedTime: Sendable {
  private let read: @Sendable () -> Duration

  package init(_ clock: any Clock<Duration>) { read = Self.reading(clock) }

  package func callAsFunction() -> Duration { read() }

  private static func reading<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    // Without the generic calls, which cost more than the time itself.
    if clock is ContinuousClock {
      let start = ContinuousClock.now
      return { ContinuousClock.now - start }
    }
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
