import BackendDelivery
import BackendModel
import Foundation
import Hummingbird
import Testing

/// Each thing that a client can do wrong, and what it is told.
@Suite struct ProblemTests {
  private let games = "/api/trivia/v1/games"

  @Test(arguments: [
    "/api", "/api/nope", "//api/nope", "/api/trivia/v1/pictures/space-07.png",
    "/api/trivia/v1/pictures/a/b.svg",
  ])
  func `a path that is not there is a 404`(path: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get(path)
    let problem = try answer.problem()
    #expect(answer.status == 404)
    #expect(problem.type == "about:blank")
    #expect(problem.title == "Not Found")
    #expect(problem.instance == path.replacing("//", with: "/"))
    #expect(answer.headers["x-content-type-options"] == "nosniff")
  }

  @Test(arguments: [
    ("DELETE", "/api/trivia/v1/topics", "GET, HEAD"),
    ("POST", "/api/trivia/v1/topics/", "GET, HEAD"), ("OPTIONS", "/api/trivia/v1/games", "POST"),
    ("PROPFIND", "/api/market/v1/orders", "GET, HEAD, POST"),
    ("GET", "/api/payments/v1/cards", "POST"), ("PUT", "/api/wallet/v1/account", "GET, HEAD"),
    ("DELETE", "/api/quotes/v1/requests/1", "GET, HEAD, PATCH"),
    ("POST", "/api/quotes/v1/events", "GET, HEAD"),
  ])
  func `a method that does not work says which would, in every API`(
    method: String, path: String, allowed: String
  ) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.send(method, path)
    let problem = try answer.problem()
    #expect(answer.status == 405)
    #expect(problem.type == "about:blank")
    #expect(answer.headers["allow"] == allowed)
    #expect(problem.detail == "\(method) does not work on \(path); \(allowed) would.")
  }

  @Test func `an unknown topic is refused and told where the known ones are`() async throws {
    let server = try await SharedBackend.server
    let answer = try await server.send("POST", games, #"{"topic":"\"x\""}"#)
    let problem = try answer.problem()
    #expect(answer.status == 422)
    #expect(problem.type == "tag:sillar.example,2026:unknown-topic")
    #expect(problem.detail.contains(#""\"x\"""#))
    #expect(problem.detail.contains("GET /api/trivia/v1/topics"))
    #expect(problem.errors?.map(\.pointer) == ["#/topic"])
    #expect(problem.instance == games)
  }

  @Test(arguments: [
    ("", "end of file"), (#"{"topic":"#, "end of file"), (#"{topic:1}"#, "character 1"),
    (#"{"topic":"space"}x"#, "character 17"), ("hello", "character 0"),
  ])
  func `a body that is not JSON is told what is wrong and where`(
    body: String, place: String
  ) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.send("POST", games, body)
    let problem = try answer.problem()
    #expect(answer.status == 400)
    #expect(problem.type == "tag:sillar.example,2026:malformed-json")
    #expect(problem.detail.contains(place))
  }

  @Test(arguments: [
    ("{}", "The body's topic is missing.", "#/topic"),
    (#"{"topic":null}"#, "The body's topic has to be a string.", "#/topic"),
    (#"{"topic":7}"#, "The body's topic has to be a string.", "#/topic"),
    (#"["space"]"#, "The body has to be an object.", "#"),
    (#""space""#, "The body has to be an object.", "#"),
  ])
  func `a body without a topic is told what to send`(
    body: String, detail: String, pointer: String
  ) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.send("POST", games, body)
    let problem = try answer.problem()
    #expect(answer.status == 422)
    #expect(problem.type == "tag:sillar.example,2026:invalid-body")
    #expect(problem.errors == [ProblemAnswer.Fault(detail: detail, pointer: pointer)])
  }

  @Test(arguments: [nil, "text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
  func `a body that is not sent as JSON is refused`(contentType: String?) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.send(
      "POST", games, #"{"topic":"space"}"#, contentType: contentType)
    let problem = try answer.problem()
    #expect(answer.status == 415)
    #expect(answer.headers["accept"] == "application/json")
    #expect(problem.detail.contains(contentType ?? "no Content-Type"))
  }

  @Test(arguments: [false, true])
  func `a body that is too large is refused`(chunked: Bool) async throws {
    let server = try await SharedBackend.server
    let padding = String(repeating: " ", count: 16 * 1024)
    let answer = try await server.send(
      "POST", games, #"{"topic":"space"}"# + padding, chunked: chunked)
    let problem = try answer.problem()
    #expect(answer.status == 413)
    #expect(problem.detail == "The body may have at most 16384 bytes.")
  }

  @Test(arguments: ["nope", "..%2f..%2fetc%2fpasswd", "%00"])
  func `a picture that is not there is a 404`(name: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get("/api/trivia/v1/pictures/\(name).svg")
    let problem = try answer.problem()
    #expect(answer.status == 404)
    #expect(problem.type == "tag:sillar.example,2026:unknown-picture")
  }

  @Test(arguments: ["1", "0d0f8b4e-5b0a-4a55-8f9e-0f3a1f0e6d11"])
  func `a game that is not there is a 404`(id: String) async throws {
    let server = try await SharedBackend.server
    let answer = try await server.get("\(games)/\(id)")
    #expect(answer.status == 404)
    #expect(try answer.problem().type == "tag:sillar.example,2026:unknown-game")
  }

  @Test func `a mistake of ours gives nothing away and is in the log`() async throws {
    let log = CapturedLog()
    let router = Router()
    BrokenBackend.api.addRoutes(to: router, prefix: "/api")
    try await withServer(router, logger: log.logger) { server in
      let answer = try await server.get("/api/trivia/v1/topics")
      let problem = try answer.problem()
      #expect(answer.status == 500)
      #expect(problem.title == "Internal Server Error")
      #expect(!answer.text.contains("swordfish"))
      let line = try #require(log.lines.first { $0.contains("swordfish") })
      #expect(line.contains("/api/trivia/v1/topics"))
      let id = try #require(problem.detail.firstMatch(of: /request (\w+)/)?.1)
      #expect(line.contains(id))
    }
  }
}

/// A backend in which everything fails with a secret.
struct BrokenBackend: ListTopics, CreateGame, FindGame, FindPicture {
  struct Failure: Error { let password = "swordfish" }

  static var api: TriviaAPI {
    TriviaAPI(
      listTopics: BrokenBackend(), createGame: BrokenBackend(), findGame: BrokenBackend(),
      findPicture: BrokenBackend())
  }

  func execute() async throws -> [Topic] { throw Failure() }
  func execute(topic: Topic.ID) async throws -> Game { throw Failure() }
  func execute(id: UUID) async throws -> Game? { throw Failure() }
  func execute(name: PictureName) async throws -> Picture? { throw Failure() }
}
