import Foundation
import Hummingbird
import SillarModel
import TestServers
import Testing
import TriviaInfra
import TriviaModel

/// Invalid answers and failures of a service.
struct ApiRepositoriesTests {
  private static let space = #"{"id":"space","name":"Space","picture":"/api/space.svg"}"#

  private static func question(_ id: String, correct: String = "b") -> String {
    """
    {"id":"\(id)","text":"Which?","answers":[{"id":"a","text":"This"},{"id":"b","text":"That"}],
     "correctAnswer":"\(correct)"}
    """
  }

  private static func game(_ questions: [String]) -> String {
    #"{"id":"7f","topic":\#(space),"questions":[\#(questions.joined(separator: ","))]}"#
  }

  @Test func `a topic that makes no sense is left out and reported`() async throws {
    let reports = Seen<String>()
    try await withServer { _ in
      json(
        """
        {"topics":[{"id":"x"},\(Self.space),
         {"id":"y","name":"Y","picture":"http://elsewhere.test/y.svg"},
         {"id":"z","name":"Z","picture":"/api/.../.svg?x"}]}
        """)
    } _: { url in
      let topics = try await ApiTopicsRepository(
        client: makeClient(url), language: "en", report: reports.add
      ).topics()
      #expect(topics.map(\.id) == ["space", "y", "z"])
      // A picture at another origin, or without a name, is left out.
      #expect(topics.map { $0.picture != nil } == [true, false, false])
    }
    #expect(reports.count == 1)
  }

  @Test func `a question that nobody could answer is left out and reported`() async throws {
    let reports = Seen<String>()
    let questions = [
      #"{"id":"q1","text":"No answers","answers":[],"correctAnswer":"a"}"#,
      #"{"id":"q2","text":"No list of answers","correctAnswer":"a"}"#,
      Self.question("q3", correct: "z"),
      Self.question("q4"),
    ]
    try await withServer { _ in
      json(Self.game(questions), status: .created)
    } _: { url in
      let game = try await ApiGameRepository(
        client: makeClient(url), language: "en", report: reports.add
      ).createGame(topic: "space")
      #expect(game.questions.map(\.id) == ["q4"])
    }
    #expect(reports.count == 3)
  }

  @Test(arguments: [[], [ApiRepositoriesTests.question("q1", correct: "z")], ["1"]])
  func `a game without a question to ask is the server's failure`(questions: [String])
    async throws
  {
    try await expectFailure { _ in json(Self.game(questions), status: .created) }
  }

  @Test func `a game that asks the same twice is the server's failure`() async throws {
    try await expectFailure { _ in
      json(Self.game([Self.question("q"), Self.question("q")]), status: .created)
    }
  }

  @Test(arguments: ["{}", "[]", "<html>", #"{"id":7}"#])
  func `an answer that makes no sense is the server's failure`(text: String) async throws {
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
        try await ApiGameRepository(client: makeClient(url), language: "en")
          .createGame(topic: "space")
      } throws: { error in
        if case Problem.broken = error { true } else { false }
      }
    }
    // Each request makes a game, so none is retried.
    #expect(asked.count == 1)
  }

  @Test func `a server that never answers times out`() async throws {
    let (asked, tellAsked) = AsyncStream.makeStream(of: Void.self)
    try await withServer { _ in
      tellAsked.yield()
      try await hang()
      return Response(status: .ok)
    } _: { url in
      // The timeout ends as soon as the server has the request.
      let client = makeClient(url, clock: ScriptedClock { _ in for await _ in asked { break } })
      await #expect(throws: Problem.timedOut) {
        try await ApiTopicsRepository(client: client, language: "en").topics()
      }
      await #expect(throws: Problem.timedOut) {
        try await ApiGameRepository(client: client, language: "en").createGame(topic: "space")
      }
    }
  }
}
