public import Kit
public import SillarModel
public import TriviaModel

/// One player's attempts in memory. Its calls: `ledgers`, `update space`.
public final class MemoryAttempts: InMemory, AttemptsRepository {
  public let memory: Memory<[Topic.ID: AttemptsLedger], Problem>

  public init(_ ledgers: [Topic.ID: AttemptsLedger] = [:]) { memory = Memory(ledgers) }

  public func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger] {
    try await memory.call("ledgers") { ledgers in
      Dictionary(
        topics.map { ($0, ledgers[$0] ?? AttemptsLedger()) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  public func all() -> AsyncStream<[Topic.ID: AttemptsLedger]> { memory.follow { $0 } }

  public func update<Answer: Sendable>(
    _ topic: Topic.ID, _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer {
    defer { memory.tell() }
    return try await memory.call("update \(topic)") { ledgers in
      var ledger = ledgers[topic] ?? AttemptsLedger()
      let answer = try change(&ledger)
      ledgers[topic] = ledger
      return answer
    }
  }
}

/// One player's best scores in memory, without events. Its calls: `scores`, `update space`.
public final class MemoryScores: InMemory, ScoresRepository {
  public let memory = Memory<[Topic.ID: BestScore], Problem>([:])

  public init() {}

  public func bestScores(for topics: [Topic.ID]) async throws -> [Topic.ID: BestScore] {
    try await memory.call("scores") { scores in scores.filter { topics.contains($0.key) } }
  }

  public func update<Answer: Sendable>(
    _ topic: Topic.ID, recording event: DomainEvent,
    _ change: @escaping @Sendable (inout BestScore?) throws -> Answer
  ) async throws -> Answer {
    try await memory.call("update \(topic)") { scores in
      var best = scores[topic]
      let answer = try change(&best)
      scores[topic] = best
      return answer
    }
  }
}
