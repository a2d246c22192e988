public import Foundation

/// Reads the attempts of a player, and reserves, spends and releases them.
public struct AttemptsService: Sendable {
  /// An attempt put aside for a game in a topic.
  public struct Reservation: Hashable, Sendable {
    public let topic: Topic.ID
    public let hold: AttemptsLedger.Hold
  }

  private let repository: any AttemptsRepository
  private let now: @Sendable () -> Date

  public init(
    repository: any AttemptsRepository, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.now = now
  }

  /// The attempts in each of these topics, now.
  ///
  /// - Throws: `Problem.notStored`.
  public func attempts(for topics: [Topic.ID]) async throws -> [Topic.ID: Attempts] {
    let ledgers = try await repository.ledgers(for: topics)
    let now = now()
    var attempts: [Topic.ID: Attempts] = [:]
    for topic in topics {
      let ledger = ledgers[topic] ?? AttemptsLedger()
      var settled = ledger
      settled.settle(at: now)
      // A ledger with times from the future must be corrected in the store: a correction at each read
      // would restart its countdown each time.
      let isFromTheFuture =
        !Set(settled.returns).isSubset(of: ledger.returns)
        || !Set(settled.holds).isSubset(of: ledger.holds)
      if isFromTheFuture {
        settled = try await repository.update(topic) { ledger in
          ledger.settle(at: now)
          return ledger
        }
      }
      attempts[topic] = settled.attempts(at: now)
    }
    return attempts
  }

  /// The topics in which all attempts had been used and one has come back, with the time of that: now, and after each change. A
  /// topic is in it until the next game.
  ///
  /// - Parameter clock: Waits for the next attempt.
  public func returned(clock: any Clock<Duration>) -> AsyncStream<[Topic.ID: Date]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { returned in
      let task = Task {
        var waiting: Task<Void, Never>?
        for await ledgers in repository.all() {
          // What was to come before the change does not come.
          waiting?.cancel()
          waiting = Task { await tell(ledgers.compactMapValues(\.emptyUntil), clock, returned) }
        }
        waiting?.cancel()
        returned.finish()
      }
      returned.onTermination = { _ in task.cancel() }
    }
  }

  private func tell(
    _ ends: [Topic.ID: Date], _ clock: any Clock<Duration>,
    _ returned: AsyncStream<[Topic.ID: Date]>.Continuation
  ) async {
    while !Task.isCancelled {
      let now = now()
      returned.yield(ends.filter { $0.value <= now })
      guard let next = ends.values.filter({ $0 > now }).min() else { return }
      try? await clock.sleep(for: .seconds(next.timeIntervalSince(now)))
    }
  }

  /// Puts an attempt aside.
  ///
  /// - Throws: ``TriviaError/noAttemptsLeft(topic:until:)``.
  public func reserve(_ topic: Topic.ID) async throws -> Reservation {
    let now = now()
    let hold = try await repository.update(topic) { ledger in
      guard let hold = ledger.hold(at: now) else {
        throw Self.refusal(topic, ledger, now)
      }
      return hold
    }
    return Reservation(topic: topic, hold: hold)
  }

  /// Spends a reserved attempt: its game was made.
  ///
  /// - Throws: ``TriviaError/noAttemptsLeft(topic:until:)`` if the reservation lapsed and another
  ///   game took the last attempt.
  public func spend(_ reservation: Reservation) async throws {
    let now = now()
    try await repository.update(reservation.topic) { ledger in
      guard ledger.spend(reservation.hold, at: now) else {
        throw Self.refusal(reservation.topic, ledger, now)
      }
    }
  }

  /// Gives a reserved attempt back: there is no game.
  public func release(_ reservation: Reservation) async throws {
    try await repository.update(reservation.topic) { $0.release(reservation.hold) }
  }

  private static func refusal(
    _ topic: Topic.ID, _ ledger: AttemptsLedger, _ now: Date
  ) -> TriviaError {
    let next = ledger.attempts(at: now).nextReturn
    return .noAttemptsLeft(topic: topic, until: next ?? now)
  }
}
