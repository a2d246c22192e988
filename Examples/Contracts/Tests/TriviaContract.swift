import Foundation
import SillarModel
import Testing
import TriviaModel

/// The contract of Trivia's repositories.
struct TriviaContract {
  private let event = DomainEvent("game-finished", key: "g")

  // MARK: TopicsRepository, GameRepository

  @Test(arguments: Implementation.allCases)
  func `topics have names and pictures of their own, and an order`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.trivia { place, _ in
      let topics = try await place.topics.topics()
      #expect(topics.count > 1 && Set(topics.map(\.id)).count == topics.count)
      #expect(topics.allSatisfy { !$0.name.isEmpty && !$0.summary.isEmpty })
      let pictures = topics.compactMap(\.picture?.name)
      #expect(!pictures.isEmpty && Set(pictures).count == pictures.count)
      #expect(try await place.topics.topics() == topics)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `each game is a new one of its topic, and is won with the right answers`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.trivia { place, _ in
      let topics = try await place.topics.topics()
      let topic = try #require(topics.last)
      var game = try await place.games.createGame(topic: topic.id)
      #expect(game.topic == topic && game.questionCount > 1)
      #expect(Set(game.pictures.map(\.name)).count == game.questionCount)
      #expect(game.questions.allSatisfy { $0.answers.count == 4 && !$0.text.isEmpty })
      while !game.hasEnded {
        _ = try game.answerQuestion(with: game.currentQuestion.correctAnswer.id)
      }
      #expect(game.status == .won)
      #expect(try await place.games.createGame(topic: topic.id).id != game.id)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `topics and their games are in the language of the player`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.trivia { english, spanish in
      let topics = try await (english.topics.topics(), spanish.topics.topics())
      #expect(topics.0.map(\.id) == topics.1.map(\.id))
      #expect(topics.0.map(\.picture) == topics.1.map(\.picture))
      for (one, other) in zip(topics.0, topics.1) {
        #expect(one.name != other.name && one.summary != other.summary)
        #expect(try await english.games.createGame(topic: one.id).topic == one)
        #expect(try await spanish.games.createGame(topic: one.id).topic == other)
      }
    }
  }

  @Test(arguments: Implementation.allCases)
  func `there is no game of a topic that is not there`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.trivia { place, _ in
      await #expect(throws: TriviaError.unknownTopic("none")) {
        try await place.games.createGame(topic: "none")
      }
    }
  }

  // MARK: ImageRepository

  @Test(arguments: Implementation.allCases)
  func
    `pictures of topics and questions are found by name once remembered, and others are not there`(
      _ implementation: Implementation
    ) async throws
  {
    try await implementation.trivia { place, _ in
      let topic = try #require(try await place.topics.topics().first)
      let game = try await place.games.createGame(topic: topic.id)
      for picture in try [#require(topic.picture), #require(game.pictures.last)] {
        #expect(try await place.images.picture(named: picture.name) == nil)
        try await place.images.remember([picture])
        #expect(try await place.images.picture(named: picture.name) == picture)
        let data = try await place.images.data(of: picture)
        #expect(data.contentType == "image/svg+xml" && !data.bytes.isEmpty)
        let beside = picture.source.deletingLastPathComponent().appending(path: "none.svg")
        let none = try #require(Picture(name: "none", source: beside))
        await #expect(throws: TriviaError.unknownPicture("none")) {
          try await place.images.data(of: none)
        }
      }
    }
  }

  // MARK: AttemptsRepository, ScoresRepository

  @Test(arguments: Implementation.allCases)
  func `attempts and scores are kept for each topic, and nothing of a change that fails`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.trivia { place, _ in
      let ledger = AttemptsLedger(returns: [today + 600.125], holds: [.init(since: today)])
      let best = BestScore(score: Score(4), game: "g")
      try await place.attempts.update("a") { $0 = ledger }
      try await place.scores.update("a", recording: event) { $0 = best }
      await #expect(throws: Problem.offline) {
        try await place.attempts.update("a") { ledger in
          ledger = AttemptsLedger()
          throw Problem.offline
        }
      }
      await #expect(throws: Problem.offline) {
        try await place.scores.update("a", recording: event) { best in
          best = nil
          throw Problem.offline
        }
      }
      let ledgers = try await place.attempts.ledgers(for: ["a", "b"])
      #expect(ledgers == ["a": ledger, "b": AttemptsLedger()])
      #expect(try await place.scores.bestScores(for: ["a", "b"]) == ["a": best])
      #expect(try await place.scores.bestScores(for: ["b"]).isEmpty)
      try await place.scores.update("a", recording: event) { $0 = nil }
      #expect(try await place.scores.bestScores(for: ["a"]).isEmpty)
    }
  }

  @Test(arguments: Implementation.allCases)
  func `players have attempts and scores of their own`(
    _ implementation: Implementation
  ) async throws {
    try await implementation.trivia { place, other in
      try await place.attempts.update("a") { $0 = AttemptsLedger(returns: [today]) }
      try await place.scores.update("a", recording: event) {
        $0 = BestScore(score: Score(4), game: "g")
      }
      #expect(try await other.attempts.ledgers(for: ["a"]) == ["a": AttemptsLedger()])
      #expect(try await other.scores.bestScores(for: ["a"]).isEmpty)
    }
  }
}
