import Foundation
import GRDB
import SillarData
import SillarModel
import SillarTesting
import TestServers
import Testing
import TriviaInfra
import TriviaModel
import TriviaTesting

struct SQLiteRepositoriesTests {
  private func attempts(
    of player: PlayerID, in folder: URL, now: @escaping @Sendable () -> Date = { noon }
  ) throws -> SQLiteAttemptsRepository {
    let database = try LocalDatabases().trivia(in: folder)
    return SQLiteAttemptsRepository(
      database: database, player: player, uses: .trivia(in: database, work: AppWork(), now: now))
  }

  private func scores(
    of player: PlayerID, in folder: URL, now: @escaping @Sendable () -> Date = { noon }
  ) throws -> SQLiteScoresRepository {
    let database = try LocalDatabases().trivia(in: folder)
    return SQLiteScoresRepository(
      database: database, player: player, uses: .trivia(in: database, work: AppWork(), now: now),
      events: DomainEvents(database: database, work: AppWork()) { _, _ in })
  }

  @Test func `attempts are there again after a restart, to the instant`() async throws {
    try await withFolder { folder in
      let instant = noon + 0.123
      let hold = AttemptsLedger.Hold(since: instant)
      let stored = AttemptsLedger(returns: [instant + 600, instant + 1200], holds: [hold])
      let before = try attempts(of: "me", in: folder)
      try await before.update("space") { $0 = stored }

      let after = try attempts(of: "me", in: folder)
      #expect(try await after.ledgers(for: ["space"]) == ["space": stored])
    }
  }

  @Test func `an attempt that is put aside is so in every program, and so is giving it back`()
    async throws
  {
    try await withFolder { folder in
      let programs = try (0..<2).map { _ in
        AttemptsService(
          repository: try attempts(of: "me", in: folder), now: { noon })
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
      let programs = [
        try LocalDatabases().trivia(in: folder), try LocalDatabases().trivia(in: folder),
      ]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<40 {
          let repository = SQLiteAttemptsRepository(
            database: programs[number % 2], player: "me",
            uses: .trivia(in: programs[number % 2], work: AppWork()))
          group.addTask {
            try await repository.update("space") { ledger in
              ledger = AttemptsLedger(returns: ledger.returns + [noon + Double(number)])
            }
          }
        }
        try await group.waitForAll()
      }
      let repository = SQLiteAttemptsRepository(
        database: programs[0], player: "me", uses: .trivia(in: programs[0], work: AppWork()))
      #expect(try await repository.ledgers(for: ["space"])["space"]?.returns.count == 40)
    }
  }

  @Test func `best scores are there again after a restart, and can be taken back`() async throws {
    try await withFolder { folder in
      let best = BestScore(score: Score(9), game: "g1")
      let before = try scores(of: "me", in: folder)
      try await before.update("space", recording: finished("g0")) {
        $0 = BestScore(score: Score(4), game: "g0")
      }
      try await before.update("space", recording: finished("g1")) { $0 = best }

      let after = try scores(of: "me", in: folder)
      #expect(try await after.bestScores(for: ["space", "music"]) == ["space": best])
      try await after.update("space", recording: finished("g1")) { $0 = nil }
      #expect(try await after.bestScores(for: ["space"]).isEmpty)
    }
  }

  @Test func `what a player has goes 30 days after the last look at it, and not before`()
    async throws
  {
    try await withFolder { folder in
      let clock = TestClock()
      let database = try LocalDatabases().trivia(in: folder)
      for player in ["away", "here"] {
        let attempts = try attempts(of: PlayerID(player), in: folder, now: clock.wallClock)
        let scores = try scores(of: PlayerID(player), in: folder, now: clock.wallClock)
        try await attempts.update("space") { $0 = AttemptsLedger(returns: [noon]) }
        try await attempts.update("music") { $0 = AttemptsLedger(holds: [.init(since: noon)]) }
        try await scores.update("space", recording: finished("g0")) {
          $0 = BestScore(score: Score(4), game: "g0")
        }
      }
      func players(after days: Int) async throws -> [[String]] {
        clock.jump(by: .seconds(days * 86_400))
        try await LastUses.trivia(in: database, work: AppWork(), now: clock.wallClock).sweep()
        return try await database.read { database in
          try ["spentAttempt", "heldAttempt", "bestScore"].map {
            try database.values("SELECT player FROM \(identifier: $0) ORDER BY player")
          }
        }
      }
      #expect(try await players(after: 29) == Array(repeating: ["away", "here"], count: 3))
      let here = try scores(of: "here", in: folder, now: clock.wallClock)
      #expect(try await here.bestScores(for: ["space"])["space"]?.score == Score(4))
      #expect(try await players(after: 2) == Array(repeating: ["here"], count: 3))
      #expect(try await players(after: 31) == [[], [], []])
    }
  }

  private func finished(_ game: String) -> DomainEvent {
    DomainEvent("game-finished", key: game)
  }

  @Test func `a finished game is one event, if its score is stored, and leaves with its end`()
    async throws
  {
    try await withFolder { folder in
      let events = Seen<DomainEvent>()
      let database = try LocalDatabases().trivia(in: folder)
      let work = AppWork()
      let recording = DomainEvents(database: database, work: work) { event, _ in events.add(event) }
      let scores = SQLiteScoresRepository(
        database: database, player: "me", uses: .trivia(in: database, work: work),
        events: recording)
      let finish = FinishGame(scores: scores)
      await #expect(throws: Problem.self) {
        try await scores.update("space", recording: finished("g0")) { _ in
          throw Problem.notFound
        }
      }
      // Neither a second call nor a game without a new best score makes a difference.
      for id in ["1", "1", "2"] {
        var game = try Game.sample(Game.ID(id), of: space())
        _ = try game.answerQuestion(with: "Venus")
        _ = try await finish.execute(game)
      }
      let running = Task { await work.run() }
      await events.waitForMore(than: 1, within: .seconds(60))
      running.cancel()
      await running.value
      #expect(events.all.map(\.key) == ["1", "2"])
      #expect(events.all.first?.facts == ["topic": "space", "score": "1", "end": "left"])
    }
  }

  @Test func `the database is in WAL mode`() async throws {
    try await withFolder { folder in
      _ = try LocalDatabases().trivia(in: folder)
      let other = try DatabaseQueue(path: folder.appending(path: "trivia.sqlite").path)
      let mode = try await other.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
      #expect(mode == "wal")
    }
  }
}
