public import Foundation

/// Knows how many attempts a player has, and puts them aside, spends them and gives them back.
public struct AttemptsService: Sendable {
  /// An attempt put aside for a game in a topic.
  public struct Reservation: Hashable, Sendable {
    public let topic: Topic.ID
    public let hold: AttemptsLedger.Hold
  }

  private let repository: any AttemptsRepository
  private let policy: AttemptsPolicy
  private let now: @Sendable () -> Date

  public init(
    repository: any AttemptsRepository, policy: AttemptsPolicy = .standard,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.repository = repository
    self.policy = policy
    self.now = now
  }

  /// The attempts in each of these topics, now.
  ///
  /// - Throws: ``TriviaError/storageFailed(_:)``.
  public func attempts(for topics: [Topic.ID]) async throws -> [Topic.ID: Attempts] {
    let ledgers = try await repository.ledgers(for: topics)
    let now = now()
    var attempts: [Topic.ID: Attempts] = [:]
    for topic in topics {
      let ledger = ledgers[topic] ?? AttemptsLedger()
      var settled = ledger
      settled.settle(at: now, policy: policy)
      // A ledger from the future must be mended for good: mended anew at each look, its countdown
      // would start again each time.
      let isFromTheFuture =
        !Set(settled.returns).isSubset(of: ledger.returns)
        || !Set(settled.holds).isSubset(of: ledger.holds)
      if isFromTheFuture {
        settled = try await repository.update(topic) { [policy] ledger in
          ledger.settle(at: now, policy: policy)
          return ledger
        }
      }
      attempts[topic] = settled.attempts(at: now, policy: policy)
    }
    return attempts
  }

  /// Puts an attempt aside.
  ///
  /// - Throws: ``TriviaError/noAttemptsLeft(topic:until:)``.
  public func reserve(_ topic: Topic.ID) async throws -> Reservation {
    let now = now()
    let hold = try await repository.update(topic) { [policy] ledger in
      guard let hold = ledger.hold(at: now, policy: policy) else {
        throw Self.refusal(topic, ledger, now, policy)
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
    try await repository.update(reservation.topic) { [policy] ledger in
      guard ledger.spend(reservation.hold, at: now, policy: policy) else {
        throw Self.refusal(reservation.topic, ledger, now, policy)
      }
    }
  }

  /// Gives a reserved attempt back: there is no game.
  public func release(_ reservation: Reservation) async throws {
    try await repository.update(reservation.topic) { $0.release(reservation.hold) }
  }

  private static func refusal(
    _ topic: Topic.ID, _ ledger: AttemptsLedger, _ now: Date, _ policy: AttemptsPolicy
  ) -> TriviaError {
    let next = ledger.attempts(at: now, policy: policy).nextReturn
    return .noAttemptsLeft(topic: topic, until: next ?? now)
  }
}
