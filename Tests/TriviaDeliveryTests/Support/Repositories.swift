import Foundation
import Scripted
import Synchronization
import TriviaModel

/// Something to go wrong, until the test mends it.
final class Trouble: Sendable {
  private let error = Mutex<TriviaError?>(nil)

  func begin(_ error: TriviaError) { self.error.withLock { $0 = error } }
  func end() { error.withLock { $0 = nil } }
  func check() throws { if let error = error.withLock({ $0 }) { throw error } }
}

final class MemoryTopics: TopicsRepository {
  let trouble = Trouble()
  private let list: Mutex<[Topic]>

  init(_ list: [Topic]) { self.list = Mutex(list) }

  func set(_ topics: [Topic]) { list.withLock { $0 = topics } }

  func topics() async throws -> [Topic] {
    try trouble.check()
    return list.withLock { $0 }
  }
}

final class MemoryGames: GameRepository {
  let trouble = Trouble()
  let gate = Gate(isOpen: true)
  private let made = Mutex(0)

  /// How many games were made so far.
  var count: Int { made.withLock { $0 } }

  func createGame(topic: Topic.ID) async throws -> Game {
    await gate.pass()
    try Task.checkCancellation()
    try trouble.check()
    let number = made.withLock { made in
      made += 1
      return made
    }
    return try spaceGame(Game.ID("game-\(number)"))
  }
}

final class MemoryAttempts: AttemptsRepository {
  private let stored = Mutex<[Topic.ID: AttemptsLedger]>([:])

  func ledgers(for topics: [Topic.ID]) async throws -> [Topic.ID: AttemptsLedger] {
    stored.withLock { stored in stored.filter { topics.contains($0.key) } }
  }

  func update<Answer: Sendable>(
    _ topic: Topic.ID, _ change: @escaping @Sendable (inout AttemptsLedger) throws -> Answer
  ) async throws -> Answer {
    try stored.withLock { stored in
      var ledger = stored[topic] ?? AttemptsLedger()
      let answer = try change(&ledger)
      stored[topic] = ledger
      return answer
    }
  }
}

final class MemoryScores: ScoresRepository {
  let trouble = Trouble()
  private let stored = Mutex<[Topic.ID: BestScore]>([:])

  func bestScores(for topics: [Topic.ID]) async throws -> [Topic.ID: BestScore] {
    stored.withLock { stored in stored.filter { topics.contains($0.key) } }
  }

  func update<Answer: Sendable>(
    _ topic: Topic.ID, _ change: @escaping @Sendable (inout BestScore?) throws -> Answer
  ) async throws -> Answer {
    try trouble.check()
    return try stored.withLock { stored in
      var best = stored[topic]
      let answer = try change(&best)
      stored[topic] = best
      return answer
    }
  }
}

final class MemoryPictures: ImageRepository {
  let gate = Gate(isOpen: true)

  func remember(_ pictures: [Picture]) async throws {}
  func picture(named name: String) async throws -> Picture? { nil }

  func data(of picture: Picture) async throws -> PictureData {
    await gate.pass()
    try Task.checkCancellation()
    return PictureData(contentType: "image/svg+xml", bytes: .init("<svg/>".utf8))
  }
}
