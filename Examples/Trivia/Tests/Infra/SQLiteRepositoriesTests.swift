import Foundation
import GRDB
import SillarData
import TestServers
import Testing
import TriviaInfra
import TriviaModel
import TriviaTesting

struct SQLiteRepositoriesTests {
  @Test func `attempts are there again after a restart, to the instant`() async throws {
    try await withFolder { folder in
      let instant = noon + 0.123
      let hold = AttemptsLedger.Hold(since: instant)
      let stored = AttemptsLedger(returns: [instant + 600, instant + 1200], holds: [hold])
      let before = SQLiteAttemptsRepository(
        database: try LocalDatabase.trivia(in: folder), player: "me")
      try await before.update("space") { $0 = stored }

      let after = SQLiteAttemptsRepository(
        database: try LocalDatabase.trivia(in: folder), player: "me")
      #expect(try await after.ledgers(for: ["space"]) == ["space": stored])
    }
  }

  @Test func `an attempt that is put aside is so in every program, and so is giving it back`()
    async throws
  {
    try await withFolder { folder in
      let programs = try (0..<2).map { _ in
        AttemptsService(
          repository: SQLiteAttemptsRepository(
            database: try LocalDatabase.trivia(in: folder), player: "me"), now: { noon })
      }
      let reservation = try await programs[0].reserve("space")
      #expect(try await programs[1].attempts(for: ["space"])["space"]?.left == 2)
      try await programs[0].release(reservation)
      #expect(try await programs[1].attempts(for: ["space"])["space"]?.left == 3)
    }
  }

  @Test func `of changes at the same time none is lost, though two programs make them`()
    async throws
  {
    try await withFolder { folder in
      let programs = [try LocalDatabase.trivia(in: folder), try LocalDatabase.trivia(in: folder)]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<40 {
          let repository = SQLiteAttemptsRepository(database: programs[number % 2], player: "me")
          group.addTask {
            try await repository.update("space") { ledger in
              ledger = AttemptsLedger(returns: ledger.returns + [noon + Double(number)])
            }
          }
        }
        try await group.waitForAll()
      }
      let repository = SQLiteAttemptsRepository(database: programs[0], player: "me")
      #expect(try await repository.ledgers(for: ["space"])["space"]?.returns.count == 40)
    }
  }

  @Test func `best scores are there again after a restart, and can be taken back`() async throws {
    try await withFolder { folder in
      let best = BestScore(score: Score(9), game: "g1")
      let before = SQLiteScoresRepository(
        database: try LocalDatabase.trivia(in: folder), player: "me")
      try await before.update("space") { $0 = BestScore(score: Score(4), game: "g0") }
      try await before.update("space") { $0 = best }

      let after = SQLiteScoresRepository(
        database: try LocalDatabase.trivia(in: folder), player: "me")
      #expect(try await after.bestScores(for: ["space", "music"]) == ["space": best])
      try await after.update("space") { $0 = nil }
      #expect(try await after.bestScores(for: ["space"]).isEmpty)
    }
  }

  @Test func `the database is in WAL mode`() async throws {
    try await withFolder { folder in
      _ = try LocalDatabase.trivia(in: folder)
      let other = try DatabaseQueue(path: folder.appending(path: "trivia.sqlite").path)
      let mode = try await other.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
      #expect(mode == "wal")
    }
  }
}
