public import SillarModel
import Synchronization
import Tracing

/// The reachability of a service, learned from its answers.
///
/// The service is online until a request gets no answer. From then on it is probed automatically, less and less often,
/// and is online again with the first answer to any request. Any answer counts, even one that reports a failure: the
/// service was reached. A request that times out while others are answered does not count: it only takes long.
///
/// ```swift
/// func makeClient(_ configuration: APIClient.Configuration) -> (APIClient, Connectivity) {
///   let probing = APIClient(configuration: configuration)
///   let connectivity = Connectivity { await probing.isReachable(at: "healthz") }
///   return (APIClient(configuration: configuration, connectivity: connectivity), connectivity)
/// }
///
/// func follow(_ connectivity: Connectivity) async {
///   for await isOnline in connectivity.changes { print(isOnline ? "online" : "offline") }
/// }
/// ```
///
/// Whoever tries again waits until the service can be reached, or, while it answers but fails, longer after each failure.
public final class Connectivity: Sendable {
  /// The outcome of a request.
  public enum Outcome: Hashable, Sendable {
    case answered
    case unreachable
  }

  private struct State {
    var isOnline = true
    /// The number of requests that were answered.
    var answers = 0
    /// The number of probes in a row since the last answer to another request.
    var attempts = 0
    var probing: Task<Void, Never>?
    var lastListener = 0
    var listeners: [Int: AsyncStream<Bool>.Continuation] = [:]
  }

  private let state = Mutex(State())
  private let probe: @Sendable () async -> Bool
  private let backoff: Backoff
  private let clock: any Clock<Duration>
  private let chance: @Sendable () -> Double

  /// - Parameters:
  ///   - backoff: The wait before each probe.
  ///   - clock: Measures the waits.
  ///   - chance: A number from 0 to 1 for the random part of a wait.
  ///   - probe: Sends a small request without reporting its outcome here. Returns true if the service answered.
  public init(
    backoff: Backoff = Backoff(first: .seconds(1), maximum: .seconds(30)),
    clock: any Clock<Duration> = ContinuousClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
    probe: @escaping @Sendable () async -> Bool
  ) {
    self.backoff = backoff
    self.clock = clock
    self.chance = chance
    self.probe = probe
  }

  deinit {
    state.withLock { state in
      state.probing?.cancel()
      for listener in state.listeners.values { listener.finish() }
    }
  }

  /// The number of requests that were answered.
  var answers: Int { state.withLock { $0.answers } }

  public var isOnline: Bool { state.withLock { $0.isOnline } }

  /// The reachability of the service: the current value, then each change.
  public var changes: AsyncStream<Bool> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = continuation
        continuation.yield(state.isOnline)
        return state.lastListener
      }
      // Not at once: whoever cancels a listener's task would wait for the lock, and under the lock `yield` waits for
      // that task.
      continuation.onTermination = { [weak self] _ in
        Task { [weak self] in _ = self?.state.withLock { $0.listeners.removeValue(forKey: id) } }
      }
    }
  }

  /// Returns when the service can be reached, or the task is cancelled.
  public func waitUntilOnline() async {
    for await isOnline in changes where isOnline { return }
  }

  /// Records the outcome of a request. An ``APIClient`` that was given this calls it.
  public func report(_ outcome: Outcome) {
    state.withLock { state in
      switch outcome {
      case .answered:
        state.attempts = 0
        state.answers += 1
        set(online: true, &state)
      case .unreachable:
        set(online: false, &state)
      }
    }
  }

  private func set(online isOnline: Bool, _ state: inout State) {
    guard state.isOnline != isOnline else { return }
    state.isOnline = isOnline
    state.probing?.cancel()
    // The request that has failed is over: probes are not part of its trace.
    state.probing = isOnline ? nil : ServiceContext.$current.withValue(nil) { startProbing() }
    for listener in state.listeners.values { listener.yield(isOnline) }
  }

  private func startProbing() -> Task<Void, Never> {
    Task { [weak self, clock] in
      while let delay = self?.nextDelay() {
        guard (try? await clock.sleep(for: delay)) != nil, let self else { return }
        // A service that answers only probes keeps the longer waits.
        let isReachable = await probe()
        if Task.isCancelled { return }
        if isReachable { return state.withLock { set(online: true, &$0) } }
      }
    }
  }

  private func nextDelay() -> Duration {
    let attempt = state.withLock { state in
      state.attempts += 1
      return state.attempts
    }
    return backoff.delay(before: attempt, chance: chance())
  }
}

extension Connectivity: Reconnection {
  /// The longest wait, so that a waiting caller can update the age of its data.
  private static let longestWait = Duration.seconds(30)

  public func wait(afterFailures failures: Int) async {
    let isOffline = !isOnline
    let backoff = Backoff(first: .seconds(2), maximum: Self.longestWait)
    let delay =
      isOffline ? Self.longestWait : backoff.delay(before: failures, chance: chance())
    await withTaskGroup { race in
      race.addTask { [clock] in try? await clock.sleep(for: delay) }
      if isOffline { race.addTask { await self.waitUntilOnline() } }
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
