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
