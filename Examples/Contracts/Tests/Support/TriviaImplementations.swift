import Kit
import SillarData
import TriviaInfra
import TriviaModel
import TriviaTesting

/// Trivia for a player who has not played yet.
struct TriviaPlace: Sendable {
  let topics: any TopicsRepository
  let games: any GameRepository
  let images: any ImageRepository
  let attempts: any AttemptsRepository
  let scores: any ScoresRepository
}

extension Implementation {
  /// Tests trivia with two players.
  func trivia(_ test: (TriviaPlace, TriviaPlace) async throws -> Void) async throws {
    let memory = MemoryTrivia([try space(), history])
    switch self {
    case .memory:
      func place() -> TriviaPlace {
        TriviaPlace(
          topics: memory, games: memory, images: memory, attempts: MemoryAttempts(),
          scores: MemoryScores())
      }
      try await test(place(), place())
    case .fakeServer: try await Place.with(FakeTrivia(memory).server) { try await $0.trivia(test) }
    case .backend: try await SharedBackend.with { try await $0.trivia(test) }
    }
  }
}

extension Place {
  fileprivate func trivia(
    _ test: (TriviaPlace, TriviaPlace) async throws -> Void
  ) async throws {
    let database = try LocalDatabases().trivia(in: folder)
    func place(of player: PlayerID) -> TriviaPlace {
      TriviaPlace(
        topics: ApiTopicsRepository(client: client()), games: ApiGameRepository(client: client()),
        images: ApiImageRepository(client: client(), database: database),
        attempts: SQLiteAttemptsRepository(
          database: database, player: player, uses: .trivia(in: database)),
        scores: SQLiteScoresRepository(
          database: database, player: player, uses: .trivia(in: database)))
    }
    try await test(place(of: "me"), place(of: "you"))
  }
}
