import Synchronization

/// A network that loses, duplicates, delays and reorders requests, as planned by a test or at random.
///
/// It is independent of the protocol: wrap it around any function that sends. The receiver must tolerate duplicates.
///
/// ```swift
/// let network = FaultyNetwork(seed: 17, rate: 0.3)
/// network.plan(.answerLost)
///
/// func rename(_ send: @escaping @Sendable () async throws -> Int) async throws -> Int {
///   try await network.send { try await send() }
/// }
/// ```
public final class FaultyNetwork: Sendable {
  fileprivate struct State {
    var chance: SeededChance
    var rate: Double
    var planned: [NetworkFault?] = []
    var isCut = false
    var late: [@Sendable () async -> Void] = []
    var faults = 0
  }

  private let kinds: [NetworkFault]
  private let clock: any Clock<Duration>
  private let state: Mutex<State>

  /// - Parameters:
  ///   - seed: The seed for random faults. The same requests in the same order have the same faults.
  ///   - rate: The fraction of requests with a random fault, from 0 to 1.
  ///   - kinds: The possible random faults.
  ///   - clock: Measures delays.
  public init(
    seed: UInt64 = 0, rate: Double = 0, kinds: [NetworkFault] = NetworkFault.timeless,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.kinds = kinds
    self.clock = clock
    state = Mutex(State(chance: SeededChance(seed: seed), rate: rate))
  }

  /// The number of requests that had a fault.
  public var faults: Int { state.withLock { $0.faults } }

  /// Plans the faults of the next requests, in order; nil for none.
  public func plan(_ faults: NetworkFault?...) { state.withLock { $0.planned += faults } }

  /// Cuts the connection: no request gets through until ``restore()``.
  public func cut() { state.withLock { $0.isCut = true } }

  /// Restores the connection; other faults continue as before.
  public func restore() { state.withLock { $0.isCut = false } }

  /// Ends all faults, planned and random. Requests that are still on their way arrive.
  public func repair() async {
    state.withLock { state in
      state.isCut = false
      state.planned = []
      state.rate = 0
    }
    for arrive in takeLate() { await arrive() }
  }

  /// Sends a request, once, twice or not at all.
  ///
  /// - Throws: ``NoAnswer``, or the error of `request`, which counts as an answer.
  public func send<Answer: Sendable>(
    _ request: @escaping @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let (fault, isCut) = state.withLock { ($0.nextFault(of: kinds), $0.isCut) }
    if isCut { throw NoAnswer(fault: nil) }
    let late = takeLate()
    switch fault {
    case .requestLost: throw NoAnswer(fault: fault)
    case .late:
      state.withLock { state in
        state.late = late + state.late
        state.late.append { _ = try? await request() }
      }
      throw NoAnswer(fault: fault)
    case .delayed(let time): try await clock.sleep(for: time)
    case .answerLost, .doubled, nil: break
    }
    let answer = await Self.perform(request, twice: fault == .doubled)
    for arrive in late { await arrive() }
    if fault == .answerLost { throw NoAnswer(fault: fault) }
    return try answer.get()
  }

  private static func perform<Answer: Sendable>(
    _ request: @escaping @Sendable () async throws -> Answer, twice: Bool
  ) async -> Result<Answer, any Error> {
    await withTaskGroup(of: Result<Answer, any Error>.self) { group in
      for _ in 0..<(twice ? 2 : 1) {
        group.addTask {
          do { return .success(try await request()) } catch { return .failure(error) }
        }
      }
      let first = await group.next() ?? .failure(CancellationError())
      await group.waitForAll()
      return first
    }
  }

  private func takeLate() -> [@Sendable () async -> Void] {
    state.withLock { state in
      defer { state.late = [] }
      return state.late
    }
  }
}

extension FaultyNetwork.State {
  fileprivate mutating func nextFault(of kinds: [NetworkFault]) -> NetworkFault? {
    var fault: NetworkFault?
    if !planned.isEmpty {
      fault = planned.removeFirst()
    } else if Double.random(in: 0..<1, using: &chance) < rate {
      fault = kinds.randomElement(using: &chance)
    }
    if fault != nil { faults += 1 }
    return fault
  }
}
