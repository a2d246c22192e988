public import SillarModel

/// Waits until a service can be reached again, or, while it answers but fails, longer after each failure.
///
/// ```swift
/// func makeReconnection(_ connectivity: Connectivity) -> ServiceReconnection {
///   ServiceReconnection(connectivity: connectivity)
/// }
/// ```
public struct ServiceReconnection: Reconnection {
  /// The longest wait, so that a waiting caller can update the age of its data.
  public static let longestWait = Duration.seconds(30)

  private let connectivity: Connectivity
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double

  /// - Parameter chance: A number from 0 to 1 for the random part of a wait.
  public init(
    connectivity: Connectivity, clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
  ) {
    self.connectivity = connectivity
    self.clock = clock
    self.chance = chance
  }

  public func wait(afterFailures failures: Int) async {
    let isOffline = !connectivity.isOnline
    let backoff = Backoff(first: .seconds(2), maximum: Self.longestWait)
    let delay =
      isOffline ? Self.longestWait : backoff.delay(before: failures, chance: chance())
    await withTaskGroup { race in
      race.addTask { try? await clock.sleep(for: delay) }
      if isOffline { race.addTask { await connectivity.waitUntilOnline() } }
      await race.next()
      race.cancelAll()
    }
  }
}

extension Reconnection {
  /// Waits as this reconnection does, and at least as long as the service asks for.
  func wait(
    afterFailures failures: Int, atLeast wish: Duration, clock: any Clock<Duration>
  ) async {
    await withTaskGroup { waits in
      waits.addTask { await wait(afterFailures: failures) }
      // The wait is at most five minutes, in case the service means something else.
      let wish = min(wish, .seconds(300))
      if wish > .zero { waits.addTask { try? await clock.sleep(for: wish) } }
      await waits.waitForAll()
    }
  }
}
