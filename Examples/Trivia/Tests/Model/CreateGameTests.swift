import Foundation
import SillarModel
import Synchronization
import TestServers
import Testing
import TriviaModel
import TriviaTesting

struct CreateGameTests {
  private let attempts = AttemptsService(repository: MemoryAttempts(), now: { noon })

  private func left() async throws -> Int {
    try #require(try await attempts.attempts(for: ["space"])["space"]).left
  }

  private func service(_ make: @escaping @Sendable (Topic.ID) async throws -> Game) -> CreateGame {
    CreateGame(
      games: GameService(games: Games(make: make), attempts: attempts),
      pictures: ImageDownloadService(images: MemoryTrivia([])))
  }

  @Test func `a game costs an attempt`() async throws {
    let made = try await service { _ in try game() }.execute(topic: "space")
    #expect(made.id == "game")
    #expect(try await left() == 2)
  }

  @Test(arguments: [Problem.offline, .timedOut, .broken("500"), .notFound])
  func `a game that fails costs nothing`(failure: Problem) async throws {
    await #expect(throws: failure) {
      try await service { _ in throw failure }.execute(topic: "space")
    }
    #expect(try await left() == 3)
  }

  @Test func `without attempts the backend is not asked`() async throws {
    for _ in 0..<3 { _ = try await service { _ in try game() }.execute(topic: "space") }
    let asked = Mutex(false)
    await #expect(throws: TriviaError.noAttemptsLeft(topic: "space", until: .minutes(10))) {
      try await service { _ in
        asked.withLock { $0 = true }
        return try game()
      }.execute(topic: "space")
    }
    #expect(!asked.withLock { $0 })
  }

  @Test func `many windows and one attempt make one game`() async throws {
    try await attempts.spend(attempts.reserve("space"))
    try await attempts.spend(attempts.reserve("space"))
    let service = service { _ in
      // Other tasks run between the check and the game.
      for _ in 0..<10 { await Task.yield() }
      return try game()
    }
    let made = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask { (try? await service.execute(topic: "space")) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(made == 1)
    #expect(try await left() == 0)
  }

  @Test func `while a game is being made its attempt is not to be had, and a failure frees it`()
    async throws
  {
    try await attempts.spend(attempts.reserve("space"))
    try await attempts.spend(attempts.reserve("space"))
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    let (go, letGo) = AsyncStream.makeStream(of: Void.self)
    let slow = service { _ in
      tellAsked.yield()
      for await _ in go { break }
      throw Problem.offline
    }
    let first = Task { try await slow.execute(topic: "space") }
    for await _ in asked { break }
    await #expect(throws: TriviaError.noAttemptsLeft(topic: "space", until: .minutes(10))) {
      try await service { _ in try game() }.execute(topic: "space")
    }
    letGo.yield()
    await #expect(throws: Problem.offline) { try await first.value }
    _ = try await service { _ in try game() }.execute(topic: "space")
  }

  @Test func `a player who leaves while the game is being made keeps the attempt`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    let service = service { _ in
      tellAsked.yield()
      try await hang()
      return try game()
    }
    let creation = Task { try await service.execute(topic: "space") }
    for await _ in asked { break }
    creation.cancel()
    await #expect(throws: CancellationError.self) { try await creation.value }
    #expect(try await left() == 3)
  }

  @Test func `a game that arrives after the player left costs nothing`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    let service = service { _ in
      tellAsked.yield()
      try? await hang()
      return try game()
    }
    let creation = Task { try await service.execute(topic: "space") }
    for await _ in asked { break }
    creation.cancel()
    await #expect(throws: CancellationError.self) { try await creation.value }
    #expect(try await left() == 3)
  }
}

/// Makes games as the test says.
private struct Games: GameRepository {
  var make: @Sendable (Topic.ID) async throws -> Game

  func createGame(topic: Topic.ID) async throws -> Game { try await make(topic) }
}
