import Foundation
import Hummingbird
import Kit
import SillarData
import SillarModel
import TestServers
import Testing
import TriviaInfra
import TriviaModel
import TriviaTesting

struct TriviaInfraFactoryTests {
  private func start(
    _ url: URL, _ folder: URL, player: PlayerID = "me", now: Date = noon
  ) throws -> TriviaActions {
    try infra(url, folder, now: now).actions(for: player, language: "en")
  }

  private func infra(_ url: URL, _ folder: URL, now: Date = noon) throws -> TriviaInfraFactory {
    let place = Place(url: url, folder: folder)
    return try TriviaInfraFactory(
      service: place.service(now: { now }, clock: ContinuousClock()) { limits in
        limits.timeout = .seconds(60)
        limits.retries = .none
      })
  }

  @Test func `a game is played from the first look to the new best score`() async throws {
    try await withFolder { folder in
      try await withServer(service().server.respond) { url in
        let actions = try start(url, folder)
        let first = try await actions.getTopics.execute()
        #expect(first.map(\.attempts) == [.full])
        #expect(first.map(\.bestScore) == [nil])

        var progress: [DownloadProgress] = []
        var game = try await actions.createGame.execute(topic: "space") { progress.append($0) }
        #expect(progress == (0...3).map { DownloadProgress(completed: $0, total: 3) })
        while !game.hasEnded {
          _ = try game.answerQuestion(with: game.currentQuestion.correctAnswer.id)
        }
        let result = try await actions.finishGame.execute(game)
        #expect(result.isNewBest)
        #expect(result.bestScore == Score(3))
        let picture = try await actions.getPicture.execute(name: "question-moon")
        #expect(picture.bytes == Data("<svg/>".utf8))
        #expect(try await actions.getPicture.execute(name: "topic-space") == picture)
      }
      // After a restart the scores are kept; another player has none of them.
      try await withServer(service().server.respond) { url in
        let mine = try await start(url, folder).getTopics.execute()
        #expect(mine.map(\.bestScore) == [Score(3)])
        #expect(mine.map(\.attempts) == [Attempts(left: 2, nextReturn: noon + 600)])
        let yours = try await start(url, folder, player: "you").getTopics.execute()
        #expect(yours.map(\.attempts) == [.full])
      }
    }
  }

  @Test func `two players of one program have topics and games in their own languages`()
    async throws
  {
    let trivia = FakeTrivia(MemoryTrivia([try space()], spanish: try spanishTopics()))
    try await withFolder { folder in
      try await withServer(trivia.server.respond) { url in
        let infra = try infra(url, folder)
        for (language, name) in [("en", "Space"), ("es", "El espacio"), ("en", "Space")] {
          let actions = infra.actions(for: PlayerID(language), language: language)
          #expect(try await actions.getTopics.execute().map(\.topic.name) == [name])
          #expect(try await actions.createGame.execute(topic: "space").topic.name == name)
        }
        // Attempts are of a topic, in whatever language it is.
        let attempts = try await infra.attempts(of: "en").attempts(for: ["space"])
        #expect(attempts["space"]?.left == 1)
      }
    }
  }

  @Test func `a game that fails costs nothing`() async throws {
    try await withFolder { folder in
      let gone = try await refusingURL()
      let failing = try start(gone, folder)
      await #expect(throws: Problem.offline) {
        try await failing.createGame.execute(topic: "space")
      }
      #expect(try await failing.attempts.attempts(for: ["space"]) == ["space": .full])
    }
  }

  @Test func `a player who leaves while the game is being made keeps the attempt`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    try await withFolder { folder in
      try await withServer { _ in
        tellAsked.yield()
        try await hang()
        return Response(status: .ok)
      } _: { url in
        let actions = try start(url, folder)
        let creation = Task { try await actions.createGame.execute(topic: "space") }
        for await _ in asked { break }
        creation.cancel()
        await #expect(throws: (any Error).self) { try await creation.value }
        #expect(try await actions.attempts.attempts(for: ["space"]) == ["space": .full])
      }
    }
  }

  @Test func `two programs and one attempt make one game`() async throws {
    try await withFolder { folder in
      try await withServer(service().server.respond) { url in
        let programs = try (0..<2).map { _ in try start(url, folder) }
        for _ in 0..<2 { _ = try await programs[0].createGame.execute(topic: "space") }
        let made = await withTaskGroup(of: Bool.self) { group in
          for number in 0..<8 {
            group.addTask {
              (try? await programs[number % 2].createGame.execute(topic: "space")) != nil
            }
          }
          return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == 1)
      }
    }
  }

  @Test func `a game starts although its pictures cannot be had`() async throws {
    let server = try service().server
    try await withFolder { folder in
      try await withServer { request in
        request.uri.path.contains("pictures")
          ? Response(status: .internalServerError) : try await server.respond(to: request)
      } _: { url in
        var last: DownloadProgress?
        let game = try await start(url, folder).createGame.execute(topic: "space") { last = $0 }
        #expect(game.questionCount == 3)
        #expect(last == DownloadProgress(completed: 3, missing: 3, total: 3))
      }
    }
  }
}
