import Foundation
import Synchronization
import TriviaModel

/// Attempts and scores in memory, as atomic as the protocols demand.
final class MemoryAttempts: AttemptsRepository {
  private let stored = Mutex<[Topic.ID: AttemptsLedger]>([:])

  init(_ ledgers: [Topic.ID: AttemptsLedger] = [:]) { stored.withLock { $0 = ledgers } }

  func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger] {
    stored.withLock { stored in stored.filter { topics.contains($0.key) } }
  }

  func update<Answer: Sendable>(
    _ topic: Topic.ID, _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer {
    try Task.checkCancellation()
    return try stored.withLock { stored in
      var ledger = stored[topic] ?? AttemptsLedger()
      let answer = try change(&ledger)
      stored[topic] = ledger
      return answer
    }
  }
}

final class MemoryScores: ScoresRepository {
  private let stored = Mutex<[Topic.ID: BestScore]>([:])

  func bestScores(for topics: [Topic.ID]) async throws -> [Topic.ID: BestScore] {
    stored.withLock { stored in stored.filter { topics.contains($0.key) } }
  }

  func update<Answer: Sendable>(
    _ topic: Topic.ID, _ change: @escaping @Sendable (inout BestScore?) throws -> Answer
  ) async throws -> Answer {
    try stored.withLock { stored in
      var best = stored[topic]
      let answer = try change(&best)
      stored[topic] = best
      return answer
    }
  }
}

/// Makes games as the test says.
struct Games: GameRepository {
  var make: @Sendable (Topic.ID) async throws -> Game

  func createGame(topic: Topic.ID) async throws -> Game { try await make(topic) }
}

struct FixedTopics: TopicsRepository {
  var list: [Topic]
  func topics() async throws -> [Topic] { list }
}

/// Pictures that come, fail or hang as the test says.
final class Pictures: ImageRepository {
  private let known = Mutex<[String: Picture]>([:])
  private let busy = Mutex<(now: Int, most: Int)>((0, 0))
  private let load: @Sendable (Picture) async throws -> Void

  init(_ load: @escaping @Sendable (Picture) async throws -> Void = { _ in }) { self.load = load }

  /// The most pictures that were being fetched at the same time.
  var mostAtOnce: Int { busy.withLock { $0.most } }

  func remember(_ pictures: [Picture]) async throws {
    known.withLock { known in for picture in pictures { known[picture.name] = picture } }
  }

  func picture(named name: String) async throws -> Picture? { known.withLock { $0[name] } }

  func data(of picture: Picture) async throws -> PictureData {
    busy.withLock { busy in
      busy.now += 1
      busy.most = max(busy.most, busy.now)
    }
    defer { busy.withLock { $0.now -= 1 } }
    try await load(picture)
    return PictureData(contentType: "image/svg+xml", bytes: .init("<svg/>".utf8))
  }
}

/// Never returns of itself; ends when its task is cancelled.
func hang() async throws {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  continuation.finish()
  throw CancellationError()
}
