import Kit
import SillarData
import SillarModel
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
  /// Tests trivia with two players, the first in English and the second in Spanish.
  func trivia(_ test: (TriviaPlace, TriviaPlace) async throws -> Void) async throws {
    let (english, spanish) = ([try space(), history], try spanishTopics())
    switch self {
    case .memory:
      func place(_ topics: [Topic]) -> TriviaPlace {
        let memory = MemoryTrivia(topics)
        return TriviaPlace(
          topics: memory, games: memory, images: memory, attempts: MemoryAttempts(),
          scores: MemoryScores())
      }
      try await test(place(english), place(spanish))
    case .fakeServer:
      let fake = FakeTrivia(MemoryTrivia(english, spanish: spanish))
      try await Place.with(fake.server) { try await $0.trivia(test) }
    case .backend: try await SharedBackend.with { try await $0.trivia(test) }
    }
  }
}

extension Place {
  fileprivate func trivia(
    _ test: (TriviaPlace, TriviaPlace) async throws -> Void
  ) async throws {
    let database = try LocalDatabases().trivia(in: folder)
    let work = AppWork()
    let uses = LastUses.trivia(in: database, work: work)
    let events = DomainEvents(database: database, work: work) { _, _ in }
    func place(of player: PlayerID, in language: String) -> TriviaPlace {
      TriviaPlace(
        topics: ApiTopicsRepository(client: client(), language: language),
        games: ApiGameRepository(client: client(), language: language),
        images: ApiImageRepository(client: client(), database: database),
        attempts: SQLiteAttemptsRepository(
          database: database, player: player, uses: uses),
        scores: SQLiteScoresRepository(
          database: database, player: player, uses: uses,
          events: events))
    }
    try await test(place(of: "me", in: "en"), place(of: "you", in: "es"))
  }
}
