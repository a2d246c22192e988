/// Reads any clock, whatever its instants are: the time since the reading began.
struct ElapsedTime {
  private let read: () -> Duration

  init(_ clock: any Clock<Duration>) { read = Self.reading(clock) }

  func callAsFunction() -> Duration { read() }

  private static func reading<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
