import Foundation
import Hummingbird
import TestServers
import Testing
import TriviaInfra
import TriviaModel

struct ApiRepositoriesTests {
  @Test func `topics come with their pictures`() async throws {
    try await withServer(Backend.respond) { url in
      let topics = try await ApiTopicsRepository(client: makeClient(url)).topics()
      #expect(
        topics == [
          Topic(
            id: "space", name: "Space", summary: "Planets and stars",
            picture: try picture("topic-space", at: url))
        ])
    }
  }

  @Test func `a topic that makes no sense is left out and reported`() async throws {
    let reports = Seen<String>()
    try await withServer { _ in
      json(
        """
        {"topics":[{"id":"x"},\(Backend.space),
         {"id":"y","name":"Y","picture":"http://elsewhere.test/y.svg"},
         {"id":"z","name":"Z","picture":"/api/.../.svg?x"}]}
        """)
    } _: { url in
      let topics = try await ApiTopicsRepository(client: makeClient(url), report: reports.add)
        .topics()
      #expect(topics.map(\.id) == ["space", "y", "z"])
      // A picture elsewhere, or without a name, is no picture.
      #expect(topics.map { $0.picture != nil } == [true, false, false])
    }
    #expect(reports.count == 1)
  }

  @Test func `a game comes with questions in order`() async throws {
    try await withServer(Backend.respond) { url in
      let game = try await ApiGameRepository(client: makeClient(url)).createGame(topic: "space")
      #expect(game.id == "7f")
      #expect(game.topic.name == "Space")
      #expect(game.questions.map(\.id) == ["space-01", "space-02"])
      #expect(game.currentQuestion.answers.map(\.text) == ["This", "That"])
      #expect(game.currentQuestion.correctAnswer.id == "b")
      #expect(game.pictures.map(\.name) == ["space-01", "space-02"])
    }
  }

  @Test func `a question that nobody could answer is left out and reported`() async throws {
    let reports = Seen<String>()
    let questions = [
      #"{"id":"q1","text":"No answers","answers":[],"correctAnswer":"a"}"#,
      #"{"id":"q2","text":"No list of answers","correctAnswer":"a"}"#,
      Backend.question("q3", correct: "z"),
      Backend.question("q4"),
    ]
    try await withServer { _ in
      json(Backend.game(questions), status: .created)
    } _: { url in
      let game = try await ApiGameRepository(client: makeClient(url), report: reports.add)
        .createGame(topic: "space")
      #expect(game.questions.map(\.id) == ["q4"])
    }
    #expect(reports.count == 3)
  }

  @Test(arguments: [[], [Backend.question("q1", correct: "z")], ["1"]])
  func `a game without a question to ask is the server's failure`(questions: [String])
    async throws
  {
    try await expectFailure { _ in json(Backend.game(questions), status: .created) }
  }

  @Test func `a game that asks the same twice is the server's failure`() async throws {
    try await expectFailure { _ in
      json(Backend.game([Backend.question("q"), Backend.question("q")]), status: .created)
    }
  }

  @Test(arguments: ["{}", "[]", "<html>", #"{"id":7}"#])
  func `an answer that makes no sense is the server's failure`(text: String) async throws {
    try await expectFailure { _ in json(text) }
  }

  @Test(arguments: [400, 404, 500, 503])
  func `a status without details is the server's failure`(status: Int) async throws {
    try await expectFailure { _ in Response(status: .init(code: status)) }
  }

  @Test func `an answer without end is the server's failure`() async throws {
    let text = String(repeating: " ", count: (1 << 20) + 1)
    try await expectFailure { _ in json(text) }
  }

  private func expectFailure(
    _ respond: @escaping @Sendable (Request) async throws -> Response
  ) async throws {
    let asked = Seen<String>()
    try await withServer { request in
      asked.add(request.uri.path)
      return try await respond(request)
    } _: { url in
      await #expect {
        try await ApiGameRepository(client: makeClient(url)).createGame(topic: "space")
      } throws: { error in
        if case TriviaError.serverFailed = error { true } else { false }
      }
    }
    // Each request makes a game, so none is repeated.
    #expect(asked.count == 1)
  }

  @Test func `a topic that is gone is an unknown topic`() async throws {
    try await withServer(Backend.respond) { url in
      await #expect(throws: TriviaError.unknownTopic("gone")) {
        try await ApiGameRepository(client: makeClient(url)).createGame(topic: "gone")
      }
    }
  }

  @Test func `where nobody listens the player is offline`() async throws {
    let url = try await refusingURL()
    await #expect(throws: TriviaError.offline) {
      try await ApiTopicsRepository(client: makeClient(url)).topics()
    }
    await #expect(throws: TriviaError.offline) {
      try await ApiGameRepository(client: makeClient(url)).createGame(topic: "space")
    }
  }

  @Test func `a server that never answers times out`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    try await withServer { _ in
      tellAsked.yield()
      try await hang()
      return Response(status: .ok)
    } _: { url in
      // The time is over as soon as the server has been asked.
      let client = makeClient(url, clock: ScriptedClock { _ in for await _ in asked { break } })
      await #expect(throws: TriviaError.timedOut) {
        try await ApiTopicsRepository(client: client).topics()
      }
      await #expect(throws: TriviaError.timedOut) {
        try await ApiGameRepository(client: client).createGame(topic: "space")
      }
    }
  }

  @Test func `a player who leaves hears of no failure`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    try await withServer { _ in
      tellAsked.yield()
      try await hang()
      return Response(status: .ok)
    } _: { url in
      let client = makeClient(url)
      let creation = Task {
        try await ApiGameRepository(client: client).createGame(topic: "space")
      }
      for await _ in asked { break }
      creation.cancel()
      await #expect(throws: CancellationError.self) { try await creation.value }
    }
  }
}
