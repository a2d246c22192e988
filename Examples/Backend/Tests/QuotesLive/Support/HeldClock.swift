import Synchronization

/// A clock that stands still until it is moved.
final class HeldClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: (deadline: Instant, wake: AsyncStream<Void>.Continuation)] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  /// How many sleep.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let number = state.withLock { state in
      state.next += 1
      if deadline <= state.now { wake.finish() }
      state.sleepers[state.next] = (deadline, wake)
      return state.next
    }
    for await _ in wakes {}
    state.withLock { $0.sleepers[number] = nil }
    try Task.checkCancellation()
  }

  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      return state.sleepers.values.filter { $0.deadline <= state.now }
    }
    for sleeper in due { sleeper.wake.finish() }
  }

  /// Returns when so many sleep.
  func waitForSleepers(_ count: Int) async {
    while sleeperCount < count { await Task.yield() }
  }
}
