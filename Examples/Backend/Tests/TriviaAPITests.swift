import BackendModel
import Foundation
import SillarTesting
import Testing

@testable import BackendInfra

@Suite struct TriviaAPITests {
  @Test(arguments: [
    ("", Language.english), ("es", .spanish), ("es-AR,es;q=0.9,en;q=0.5", .spanish),
    ("en-US", .english), ("fr-FR,fr", .english), ("pt-BR, es;q=0.5", .spanish),
  ])
  func
    `topics are listed with their pictures and number of questions, in the language of the request`(
      header: String, language: Language
    ) async throws
  {
    let server = try await SharedBackend.server
    let answer = try await server.get(
      "/api/trivia/v1/topics", headers: [("Accept-Language", header)])
    #expect(answer.status == 200)
    #expect(answer.headers["content-language"] == language.rawValue)
    #expect(answer.headers["vary"] == "Accept-Language")
    #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
    let topics = try answer.decoded(TopicListAnswer.self).topics
    #expect(
      try topics
        == TriviaContent.bundled.topics.map { topic in
          TopicAnswer(
            id: topic.entry.id, name: topic.entry.text[language].name,
            summary: topic.entry.text[language].summary,
            picture: "/api/trivia/v1/pictures/topic-\(topic.entry.id).svg",
            questionCount: topic.questions.count)
        })
  }

  @Test func `a new game is there to be had again at its location, in its language`() async throws {
    let topic = try #require(try TriviaContent.bundled.topics.first)
    let server = try await SharedBackend.server
    let answer = try await server.send(
      "POST", "/api/trivia/v1/games", #"{"topic":"\#(topic.entry.id)"}"#,
      contentType: "Application/JSON; charset=utf-8", headers: [("Accept-Language", "es")])
    #expect(answer.status == 201)
    #expect(answer.headers["content-language"] == "es")
    let game = try answer.decoded(GameAnswer.self)
    #expect(game.topic.name == topic.entry.spanish.name)
    let id = try #require(UUID(uuidString: game.id))
    let location = try #require(answer.headers["location"])
    #expect(location == "/api/trivia/v1/games/\(id.uuidString.lowercased())")
    let again = try await server.get(location, headers: [("Accept-Language", "en")])
    #expect(again.status == 200)
    #expect(try again.decoded(GameAnswer.self) == game)
  }

  @Test(arguments: Language.common)
  func `a game has ten questions of its topic with four answers each`(
    language: Language
  ) async throws {
    let topic = try #require(try TriviaContent.bundled.topics.first)
    let server = try await SharedBackend.server
    let game = try await server.createGame(topic: topic.entry.id, language: language.rawValue)
    #expect(game.topic.id == topic.entry.id)
    #expect(game.topic.questionCount == topic.questions.count)
    #expect(game.questions.count == 10)
    #expect(Set(game.questions.map(\.id)).count == 10)
    for question in game.questions {
      let seed = try #require(topic.questions.first { $0.id == question.id })
      let text = seed.text[language]
      #expect(question.text == text.text)
      #expect(question.picture == "/api/trivia/v1/pictures/\(seed.id).svg")
      #expect(question.answers.map(\.id) == ["a", "b", "c", "d"])
      #expect(Set(question.answers.map(\.text)) == Set(text.answers))
      let right = question.answers.first { $0.id == question.correctAnswer }
      #expect(right?.text == text.answers[0])
    }
  }

  @Test func `chance comes from outside`() async throws {
    let topic = try #require(try TriviaContent.bundled.topics.first).entry.id
    let time = MovableTime()
    let randomness = { @Sendable () -> any RandomNumberGenerator in
      SeededChance(seed: UInt64(time.now.timeIntervalSince1970))
    }
    try await withBackend(randomness: randomness) { server in
      let game = try await server.createGame(topic: topic).questions
      #expect(try await server.createGame(topic: topic).questions == game)
      time.advance(minutes: 1)
      #expect(try await server.createGame(topic: topic).questions != game)
    }
  }
}
