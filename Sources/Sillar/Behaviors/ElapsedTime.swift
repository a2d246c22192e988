/// The time since a start, read from a clock with any type of instant.
struct ElapsedTime {
  private let read: () -> Duration

  init(_ clock: any Clock<Duration>) { read = Self.reading(clock) }

  func callAsFunction() -> Duration { read() }

  private static func reading<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
